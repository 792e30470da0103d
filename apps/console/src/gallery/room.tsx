import {
  Accordion,
  Actions,
  AmountSlider,
  Button,
  Card,
  Checkbox,
  CodeDisplay,
  ComboBox,
  DataTable,
  DateField,
  FileDrop,
  Loading,
  Modal,
  MoneyField,
  MoreAbout,
  Notice,
  PercentageField,
  PhoneField,
  ProgressSteps,
  RadioGroup,
  Select,
  Stack,
  SummaryCard,
  TextArea,
  TextButton,
  TextField,
  textHookOf,
  type FieldProps,
  type SentFile,
} from '@statewise/ui';
import { useId, useState, type ReactNode } from 'react';
import { Badge } from '../components/values.js';
import { Page } from '../components/page.js';

/** Every component in each of its states: for who changes colours, type or a component. */
export function Feature() {
  const t = useGalleryText();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Stack gap="xl">
        <Buttons />
        <Notices />
        <Fields />
        <Files />
        <Steps />
        <Blocks />
      </Stack>
    </Page>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack>
        <h2 id={heading}>{title}</h2>
        {children}
      </Stack>
    </Card>
  );
}

function Buttons() {
  const t = useGalleryText();
  return (
    <Part title={t('buttons')}>
      {[false, true].map((isSmall) => (
        <Actions key={String(isSmall)}>
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
            <Button key={variant} variant={variant} small={isSmall}>
              {t(variant)}
            </Button>
          ))}
          <Button busy small={isSmall}>
            {t('busy')}
          </Button>
          <Button disabled small={isSmall}>
            {t('disabled')}
          </Button>
          <TextButton>{t('link')}</TextButton>
        </Actions>
      ))}
      <Actions>
        <Badge>{t('quiet')}</Badge>
        <Badge tone="info">{t('busy')}</Badge>
        <Badge tone="success">{t('secondary')}</Badge>
        <Badge tone="warning">{t('disabled')}</Badge>
        <Badge tone="danger">{t('danger')}</Badge>
      </Actions>
    </Part>
  );
}

function Notices() {
  const t = useGalleryText();
  const [isShown, setIsShown] = useState(true);
  return (
    <Part title={t('notices')}>
      <Notice>{t('info')}</Notice>
      <Notice tone="success">{t('success')}</Notice>
      <Notice tone="warning" title={t('title')} actions={<TextButton>{t('link')}</TextButton>}>
        {t('warning')}
      </Notice>
      {isShown && (
        <Notice tone="danger" onDismiss={() => setIsShown(false)}>
          {t('failed')}
        </Notice>
      )}
    </Part>
  );
}

interface KeptProps {
  readonly value?: string;
  readonly children: (field: { readonly value: string; readonly onChange: (value: string) => void }) => ReactNode;
}

/** A field that keeps what is typed into it. */
function Kept({ value: given = '', children }: KeptProps) {
  const [value, setValue] = useState(given);
  return children({ value, onChange: setValue });
}

function Fields() {
  const t = useGalleryText();
  const options = (['a', 'b', 'c'] as const).map((value) => ({ value, label: t(`choice.${value}`) }));
  const texts: readonly (FieldProps & { readonly value?: string })[] = [
    { name: 'empty', label: t('field.empty') },
    { name: 'filled', label: t('field.filled'), value: 'Vella' },
    { name: 'hint', label: t('field.hint'), hint: t('hint') },
    { name: 'wrong', label: t('field.wrong'), value: '10', error: t('wrong') },
    { name: 'disabled', label: t('field.disabled'), value: 'Malta', disabled: true },
    { name: 'optional', label: t('field.optional'), optional: true },
  ];
  return (
    <Part title={t('fields')}>
      {texts.map(({ value = '', ...field }) => (
        <Kept key={field.name} value={value}>
          {(kept) => <TextField {...field} {...kept} />}
        </Kept>
      ))}
      <Kept>{(kept) => <TextArea name="text" label={t('text')} maxLength={200} {...kept} />}</Kept>
      {(['stacked', 'inline', 'cards'] as const).map((look) => (
        <Kept key={look} value="a">
          {(kept) => <RadioGroup name={look} label={t('choice')} options={options} look={look} {...kept} />}
        </Kept>
      ))}
      <Kept>
        {(kept) => (
          <RadioGroup name="unchosen" label={t('choice')} options={options} error={t('choice.wrong')} {...kept} />
        )}
      </Kept>
      <Kept>
        {({ value, onChange }) => (
          <Checkbox
            name="check"
            label={t('check')}
            checked={value !== ''}
            onChange={(isChecked) => onChange(isChecked ? 'yes' : '')}
          />
        )}
      </Kept>
      <Kept>{(kept) => <Select name="list" label={t('list')} options={options} {...kept} />}</Kept>
      <Kept>{(kept) => <ComboBox name="search" label={t('search')} options={options} {...kept} />}</Kept>
      <Kept>{(kept) => <DateField name="date" label={t('date')} {...kept} />}</Kept>
      <Kept value="2500">{(kept) => <MoneyField name="money" label={t('money')} {...kept} />}</Kept>
      <Kept value="25">{(kept) => <PercentageField name="percentage" label={t('percentage')} {...kept} />}</Kept>
      <Kept>{(kept) => <PhoneField name="phone" label={t('phone')} {...kept} />}</Kept>
      <Kept value="8000">
        {(kept) => <AmountSlider name="slider" label={t('slider')} min={1_000} max={50_000} step={500} {...kept} />}
      </Kept>
    </Part>
  );
}

function Files() {
  const t = useGalleryText();
  const [files, setFiles] = useState<readonly SentFile[]>([
    { id: '1', name: 'a.pdf', size: 120_000, status: 'waiting' },
    { id: '2', name: 'b.pdf', size: 2_400_000, status: 'sending', progress: 40 },
    { id: '3', name: 'c.pdf', size: 80_000, status: 'sent' },
    { id: '4', name: 'd.pdf', size: 900, status: 'failed', message: t('file.failed') },
  ]);
  const remove = (id: string): void => setFiles((before) => before.filter((file) => file.id !== id));
  return (
    <Part title={t('files')}>
      <FileDrop
        name="file"
        label={t('file')}
        hint={t('hint')}
        files={files}
        onAdd={() => undefined}
        onCancel={remove}
        onRetry={remove}
        onRemove={remove}
        multiple
      />
    </Part>
  );
}

function Steps() {
  const t = useGalleryText();
  const names = [t('step.one'), t('step.two'), t('step.three'), t('step.four')];
  const [current, setCurrent] = useState(3);
  const steps = names.map((name, at) => ({ number: at + 1, name, isDone: at < 2, canOpen: at < 3 }));
  return (
    <Part title={t('progress')}>
      <ProgressSteps steps={steps} current={current} onGoTo={setCurrent} />
    </Part>
  );
}

const plan = [
  { month: 1, rate: '€ 152.40' },
  { month: 2, rate: '€ 152.40' },
];

function Blocks() {
  const t = useGalleryText();
  const [open, setOpen] = useState<string | undefined>('cost');
  const [isAsked, setIsAsked] = useState(false);
  const columns = [
    { header: t('column.month'), cell: (row: (typeof plan)[number]) => row.month, numeric: true },
    { header: t('column.rate'), cell: (row: (typeof plan)[number]) => row.rate, numeric: true },
  ];
  return (
    <Part title={t('blocks')}>
      <Accordion
        groups={[
          { id: 'cost', title: t('group'), content: t('group.text') },
          { id: 'why', title: t('more'), content: t('more.text') },
        ]}
        open={open}
        onOpen={setOpen}
        level={3}
      />
      <DataTable
        caption={t('table')}
        columns={columns}
        rows={plan}
        rowId={({ month }) => month}
        totals={[t('total'), '€ 304.80']}
      />
      <SummaryCard
        title={t('edit')}
        items={[{ term: t('term'), value: t('value') }]}
        onEdit={() => undefined}
        level={3}
      />
      <CodeDisplay label={t('code')} code="7K3M9QWX2TRB" />
      <Card tone="sunken">{t('group.text')}</Card>
      <Card tone="deep">{t('group.text')}</Card>
      <MoreAbout subject={t('more')}>{t('more.text')}</MoreAbout>
      <Loading label={t('waiting')} />
      <Actions>
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {t('dialog.open')}
        </Button>
      </Actions>
      <Modal
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('dialog')}
        actions={<Button onClick={() => setIsAsked(false)}>{t('dialog.close')}</Button>}
      >
        {t('dialog.text')}
      </Modal>
    </Part>
  );
}

/** Texts of the page of components. */
const useGalleryText = textHookOf('console-gallery', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});
