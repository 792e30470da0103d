import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, ComboBox as AriaComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { formattingTag } from '@statewise/i18n';
import type { ControlProps } from './field.js';
import { useLocale, useUiText } from './i18n.js';
import { ChevronDownIcon } from './icons.js';
import { matchOptions } from './match-options.js';
import type { Option } from './select.js';
import { Control } from './text-field.js';

export interface ComboBoxInputProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  readonly onQuery?: ((query: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
}

/** Escape closes the open list; without this the browser would close the dialog around it as well. */
function keepDialogOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault();
}

/** The searchable part of a combo box. */
export function ComboBoxInput({
  control,
  value,
  onChange,
  options,
  onQuery,
  placeholder,
  autoComplete,
}: ComboBoxInputProps): ReactNode {
  const t = useUiText();
  const tag = formattingTag(useLocale());
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen;
  // The list of a box in a dialog must open inside it: the browser draws the dialog above everything else.
  const [layer, setLayer] = useState<HTMLElement>();
  const findLayer = useCallback((box: HTMLElement | null) => setLayer(box?.closest('dialog') ?? undefined), []);
  const items = onQuery || text === chosen ? options.slice(0, 200) : matchOptions(options, text);
  const type = (query: string): void => {
    setTyped(query);
    onQuery?.(query);
    if (query === '' && value !== '') onChange('');
  };
  const leave = (): void => {
    setTyped(undefined);
    control.onBlur?.();
  };
  return (
    <I18nProvider locale={tag}>
      <AriaComboBox
        ref={findLayer}
        id={control.id}
        className="sw-combo"
        aria-labelledby={`${control.id}-label`}
        {...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] })}
        isDisabled={control.disabled ?? false}
        isInvalid={control['aria-invalid'] ?? false}
        isRequired={control['aria-required'] ?? false}
        validationBehavior="aria"
        items={items.map((option) => ({ id: option.value, label: option.label }))}
        value={value === '' ? null : value}
        onChange={(key) => {
          setTyped(undefined);
          if (key !== null && String(key) !== value) onChange(String(key));
        }}
        inputValue={text}
        onInputChange={type}
        onBlur={leave}
        onKeyDown={keepDialogOpen}
        menuTrigger="input"
        allowsEmptyCollection
      >
        <Control disabled={control.disabled}>
          <Input className="sw-input" placeholder={placeholder ?? t('search')} autoComplete={autoComplete ?? 'off'} />
          <Button className="sw-icon-button" aria-label={t('showOptions')}>
            <ChevronDownIcon />
          </Button>
        </Control>
        <Popover className="sw-popover" offset={4} {...(layer && { UNSTABLE_portalContainer: layer })}>
          <ListBox<{ id: string; label: string }>
            className="sw-listbox"
            renderEmptyState={() => <p className="sw-listbox__empty">{t('noResults')}</p>}
          >
            {(item) => (
              <ListBoxItem className="sw-listbox__item" textValue={item.label}>
                {item.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  );
}
