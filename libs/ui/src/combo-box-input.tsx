import { use, useCallback, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { formattingTag } from '@statewise/i18n';
import { classNames } from './class-names.js';
import type { ControlProps } from './field.js';
import { useLocale, useUiText } from './i18n.js';
import { ChevronDownIcon } from './icons.js';
import { matchOptions, onlyMatch } from './match-options.js';
import type { Option } from './select.js';
import { Control, type ControlWidth } from './text-field.js';

export interface ComboBoxInputProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  readonly onQuery?: ((query: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly width?: ControlWidth | undefined;
  readonly likely?: number | undefined;
}

/** The whole list is drawn as far as this: all countries are, postcodes are rather searched. */
const drawn = 300;

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
  width,
  likely = 0,
}: ComboBoxInputProps): ReactNode {
  const t = useUiText();
  const tag = formattingTag(useLocale());
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen;
  // The list of a box in a dialog must open inside it: the browser draws the dialog above everything else.
  const [layer, setLayer] = useState<HTMLElement>();
  const box = useRef<HTMLElement>(null);
  const findLayer = useCallback((element: HTMLElement | null) => {
    box.current = element;
    setLayer(element?.closest('dialog') ?? undefined);
  }, []);
  const isWhole = onQuery !== undefined || text === chosen;
  const items = isWhole ? options.slice(0, drawn) : matchOptions(options, text);
  const lastLikely = isWhole && likely < options.length ? items[likely - 1]?.value : undefined;
  /** Takes what was typed where it can mean one option only; typed by a person, or filled in by the browser. */
  const take = (query = typed): void => {
    const match = onQuery || query === undefined ? undefined : onlyMatch(options, query);
    if (match === undefined) return;
    setTyped(undefined);
    if (match.value !== value) onChange(match.value);
  };
  const type = (query: string): void => {
    onQuery?.(query);
    if (query === chosen) return setTyped(undefined);
    setTyped(query);
    if (query === '') onChange('');
    else if (box.current?.contains(document.activeElement) === false) take(query);
  };
  const leave = (): void => {
    take();
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
          // The list also says what is chosen already when it closes because the page was scrolled: typing goes on.
          if (key === null || String(key) === value) return;
          setTyped(undefined);
          onChange(String(key));
        }}
        inputValue={text}
        onInputChange={type}
        onBlur={leave}
        onKeyDown={keepDialogOpen}
        menuTrigger="input"
        allowsEmptyCollection
      >
        <Control width={width} disabled={control.disabled}>
          <SearchInput
            placeholder={placeholder ?? t('search')}
            autoComplete={autoComplete ?? 'off'}
            chosen={value}
            onEnd={() => take()}
            onRevert={() => setTyped(undefined)}
          />
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
              <ListBoxItem
                className={classNames('sw-listbox__item', item.id === lastLikely && 'sw-listbox__item--last-likely')}
                textValue={item.label}
              >
                {item.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  );
}

interface SearchInputProps {
  readonly placeholder: string;
  readonly autoComplete: string;
  /** The value of the option that is chosen. */
  readonly chosen: string;
  /** Called when somebody ends typing by a key, with no option of the list reached. */
  readonly onEnd: () => void;
  /** Called when what was typed does not count. */
  readonly onRevert: () => void;
}

/** A click shows the list, and typing replaces what was chosen. */
function SearchInput({ chosen, onEnd, onRevert, ...input }: SearchInputProps): ReactNode {
  const state = use(ComboBoxStateContext);
  const open = (event: MouseEvent<HTMLInputElement>): void => {
    if (state === null || state.isOpen) return;
    event.currentTarget.select();
    state.open(null, 'manual');
  };
  // Before the list's own keys, which put back what was chosen. Browsers draw anew between this and those: where the list
  // has reached another option, nothing may change, or it forgets which.
  const end = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab' && key !== 'Enter' && key !== 'Escape') return;
    const reached = state?.selectionManager.focusedKey ?? null;
    if (key === 'Escape' || String(reached) === chosen) onRevert();
    else if (reached === null) onEnd();
  };
  return <Input {...input} className="sw-input" onClick={open} onKeyDownCapture={end} />;
}
