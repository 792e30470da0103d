import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { matchOptions, onlyMatch } from './match-options.js';
import type { Option } from './select.js';
import { whenIdle } from './when-idle.js';

export interface ComboBoxValue {
  /** The chosen option's value; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** What is typed, where it decides on the options. */
  readonly onSearch?: ((query: string) => void) | undefined;
}

/** What a combo box shows and does. */
export interface ComboBoxState {
  readonly text: string;
  /** What was typed and left although it is no option by itself; it stays, for its reader to change. */
  readonly unknown: string | undefined;
  readonly isOpen: boolean;
  /** Whether the list is shown as it is, not searched. */
  readonly isWhole: boolean;
  /** The options of the open list. */
  readonly items: readonly Option[];
  /** The value of the option that the arrow keys have reached. */
  readonly reached: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (value: string) => void;
  /** Something was typed; without the focus, the browser did it. */
  readonly type: (query: string, isFocused: boolean) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly leave: () => void;
}

/** The whole list is drawn as far as this: all countries are, postcodes are rather searched. */
const most = 300;

const none: readonly Option[] = [];

/** What is typed, which list is open for it, and which option of that is reached. */
export function useComboBox({ value, onChange, options, onSearch }: ComboBoxValue): ComboBoxState {
  const chosen = useMemo(() => options.find((option) => option.value === value)?.label ?? '', [options, value]);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [reached, setReached] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  // A value that came since from elsewhere counts more than what was left.
  const unknown = isLeft && value === '' ? typed : undefined;
  const present = isLeft ? unknown : typed;
  const text = present ?? chosen;
  const isWhole = text === chosen;
  const items = useMemo(() => {
    if (!isOpen) return none;
    return isWhole ? options.slice(0, most) : matchOptions(options, text);
  }, [isOpen, isWhole, options, text]);
  // What is searched is read once, before the first key.
  useEffect(() => (isOpen ? whenIdle(() => void matchOptions(options, 'a')) : undefined), [isOpen, options]);
  const close = (): void => {
    setIsOpen(false);
    setReached(undefined);
  };
  const openAt = (option: string | undefined): void => {
    setIsOpen(true);
    setReached(option);
  };
  const open = (): void => openAt(value === '' ? undefined : value);
  const note = (next: string | undefined, isOver = false): void => {
    setTyped(next);
    setIsLeft(isOver);
  };
  const choose = (next: string): void => {
    note(undefined);
    close();
    if (next !== value) onChange(next);
  };
  /** Takes what was typed where it can mean one option only, else keeps it and no value; typed by a person, or filled in by the browser. */
  const take = (query: string): void => {
    const match = onlyMatch(options, query);
    if (match !== undefined) return choose(match.value);
    note(query, true);
    if (value !== '') onChange('');
  };
  const type = (query: string, isFocused: boolean): void => {
    onSearch?.(query);
    note(query === chosen ? undefined : query);
    if (query === '') onChange('');
    if (isFocused) openAt(undefined);
    else take(query);
  };
  const move = (step: 1 | -1): void => {
    const shown = isOpen ? items : options.slice(0, most);
    const from = shown.findIndex((option) => option.value === reached);
    const at = from < 0 ? (step > 0 ? 0 : -1) : (from + step) % shown.length;
    const next = shown.at(at)?.value;
    openAt(isOpen || value === '' ? next : value);
  };
  const leave = (): void => {
    if (present !== undefined && present.trim() !== '') take(present);
    else note(undefined);
    close();
  };
  const end = (): void => {
    if (reached !== undefined) choose(reached);
    else leave();
  };
  const press = (event: KeyboardEvent): void => {
    const { key, altKey } = event;
    if (event.nativeEvent.isComposing) return;
    // The list alone is closed, not the dialog around it; and a form is not sent by choosing in it.
    if (isOpen && (key === 'Escape' || key === 'Enter')) event.preventDefault();
    if (key === 'ArrowDown' || key === 'ArrowUp') event.preventDefault();
    if (altKey && key === 'ArrowUp') close();
    else if (altKey && key === 'ArrowDown') open();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' || key === 'Tab') end();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') setReached(undefined);
    else if (key === 'Escape') {
      note(undefined);
      close();
    }
  };
  return { text, unknown, isOpen, isWhole, items, reached, open, close, choose, type, press, leave };
}
