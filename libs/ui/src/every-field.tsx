import type { LoadedCatalogues } from '@statewise/i18n';
import type { ReactNode } from 'react';
import { AmountSlider } from './amount-slider.js';
import { RadioGroup } from './choice.js';
import { CodeDisplay } from './code-display.js';
import { ComboBox } from './combo-box.js';
import { DateField } from './date-field.js';
import { I18nProvider } from './i18n.js';
import { Modal } from './modal.js';
import { MoneyField } from './money-field.js';
import { PageShell } from './page-shell.js';
import { PercentageField } from './percentage-field.js';
import { PhoneField } from './phone-field.js';
import { ProgressSteps } from './progress-steps.js';

const nothing = (): void => undefined;
const field = { name: 'x', label: 'X', value: '', onChange: nothing };
const options = [{ value: 'a', label: 'A' }];

/** For tests: a page with every component that could set styles or reach for the browser while it renders. */
export function everyField(catalogues: LoadedCatalogues): ReactNode {
  return (
    <I18nProvider locale={{ country: 'be', language: 'fr' }} catalogues={catalogues}>
      <PageShell year={2026} languageHref={(language) => `/${language}`}>
        <ProgressSteps
          steps={[{ number: 1, name: 'One', canOpen: true, isDone: false }]}
          current={1}
          onGoTo={nothing}
        />
        <DateField {...field} adult />
        <PhoneField {...field} />
        <MoneyField {...field} />
        <PercentageField {...field} />
        <AmountSlider {...field} min={1} max={9} step={1} />
        <RadioGroup {...field} options={options} />
        <ComboBox {...field} value="a" options={options} />
        <CodeDisplay label="Code" code="ABCD" />
        <Modal open={false} onClose={nothing} title="Closed">
          Text
        </Modal>
      </PageShell>
    </I18nProvider>
  );
}
