import { useRef, type HTMLInputAutoCompleteAttribute, type MouseEvent } from 'react';
import { ComboBoxList, optionId } from './combo-box-list.js';
import { Field, type ControlProps, type FieldProps } from './field.js';
import { useUiText } from './i18n.js';
import { ChevronDownIcon } from './icons.js';
import { Control, type ControlWidth } from './text-field.js';
import { useComboBox, type ComboBoxState, type ComboBoxValue } from './use-combo-box.js';

export interface ComboBoxProps extends FieldProps, ComboBoxValue {
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly width?: ControlWidth;
  /** So many options at the beginning are likely ones, set apart from the rest while the whole list is shown. */
  readonly likely?: number;
}

/** A long list to search by typing; nothing of the list is drawn before it is opened. */
export function ComboBox({
  value,
  onChange,
  options,
  onSearch,
  placeholder,
  autoComplete,
  width,
  likely,
  ...field
}: ComboBoxProps) {
  const t = useUiText();
  const box = useComboBox({ value, onChange, options, onSearch });
  const error = field.error ?? (box.unknown === undefined ? undefined : t('unknownOption', { text: box.unknown }));
  return (
    <Field {...field} error={error}>
      {(control) => <Searched {...{ control, box, value, options, placeholder, autoComplete, width, likely }} />}
    </Field>
  );
}

interface SearchedProps extends Pick<ComboBoxProps, 'placeholder' | 'value' | 'options'> {
  readonly control: ControlProps;
  readonly box: ComboBoxState;
  readonly autoComplete: string | undefined;
  readonly width: ControlWidth | undefined;
  readonly likely: number | undefined;
}

/** The pattern of WAI-ARIA for a combo box with a list: the focus stays in the input, which says which option is reached. */
function Searched({
  control,
  box,
  value,
  options,
  placeholder,
  autoComplete = 'off',
  width,
  likely = 0,
}: SearchedProps) {
  const t = useUiText();
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { onBlur, ...attributes } = control;
  const { id, disabled } = control;
  const list = `${id}-list`;
  const isFound = box.isOpen && box.items.length > 0;
  const leave = (): void => {
    box.leave();
    onBlur?.();
  };
  const toggle = (): void => {
    input.current?.focus();
    if (box.isOpen) box.close();
    else box.open();
  };
  return (
    <div ref={anchor} className="sw-combo">
      <Control width={width} disabled={disabled}>
        <input
          {...attributes}
          ref={input}
          type="text"
          className="sw-input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={isFound ? list : undefined}
          aria-activedescendant={box.reached === undefined ? undefined : optionId(list, box.reached)}
          placeholder={placeholder ?? t('search')}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          value={box.text}
          onChange={({ target }) => box.type(target.value, target === document.activeElement)}
          onClick={({ currentTarget }) => {
            if (box.isOpen) return;
            currentTarget.select();
            box.open();
          }}
          onKeyDown={box.press}
          onBlur={leave}
        />
        <button
          type="button"
          className="sw-icon-button"
          id={`${id}-open`}
          tabIndex={-1}
          aria-label={t('showOptions')}
          aria-labelledby={`${id}-open ${id}-label`}
          aria-expanded={box.isOpen}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={toggle}
        >
          <ChevronDownIcon />
        </button>
      </Control>
      <span className="sw-sr" aria-live="polite">
        {box.isOpen && (isFound ? t('optionCount', { count: box.items.length }) : t('noResults'))}
      </span>
      {box.isOpen && (
        <ComboBoxList
          id={list}
          label={`${id}-label`}
          anchor={anchor}
          items={box.items}
          chosen={value}
          reached={box.reached}
          lastLikely={box.isWhole && likely < options.length ? box.items[likely - 1]?.value : undefined}
          onChoose={box.choose}
          onLeave={leave}
        />
      )}
    </div>
  );
}

/** A press on the button leaves the focus in the input, so that typing goes on. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
