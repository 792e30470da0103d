import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { CalendarDate, parseDate } from '@internationalized/date';
import { Button, Calendar as AriaCalendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { dateOf } from '@statewise/finance';
import { formattingTag } from '@statewise/i18n';
import { useFormat, useLocale, useUiText } from './i18n.js';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.js';
import { SelectBox } from './select.js';

export interface CalendarProps {
  readonly label: string;
  /** Days are `YYYY-MM-DD`. */
  readonly value: string | undefined;
  /** Of birthdays that are limited by an age: it, the last of them, and where it opens without a value. */
  readonly birthdays?: { readonly age: number; readonly last: string; readonly opensAt: string } | undefined;
  readonly onChoose: (day: string) => void;
}

/** A month of days; month and year can be chosen directly, since a birthday may lie far back. */
export function Calendar({ label, value, birthdays, onChoose }: CalendarProps) {
  const t = useUiText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useFocusedDay(place);
  const { date } = useFormat();
  const limit = birthdays && t('date.adult', { age: birthdays.age, max: date(birthdays.last) });
  const tag = formattingTag(useLocale());
  const limits = { first: parseDate('1900-01-01'), last: parseDate(birthdays?.last ?? '2100-12-31') };
  const [focused, setFocused] = useState(() =>
    within(parseDate(value ?? birthdays?.opensAt ?? dateOf(new Date().toISOString())), limits),
  );
  return (
    <I18nProvider locale={tag}>
      {limit !== undefined && (
        <p id={id} className="sw-calendar__limit">
          {limit}
        </p>
      )}
      <AriaCalendar
        ref={place}
        className="sw-calendar"
        aria-label={label}
        aria-describedby={limit === undefined ? undefined : id}
        value={dayOf(value) ?? null}
        onChange={(day) => onChoose(day.toString())}
        focusedValue={focused}
        onFocusChange={setFocused}
        firstDayOfWeek="mon"
        minValue={limits.first}
        maxValue={limits.last}
      >
        <div className="sw-calendar__head">
          <Button slot="previous" className="sw-icon-button" aria-label={t('date.previous')}>
            <ChevronLeftIcon />
          </Button>
          <MonthAndYear shown={focused} limits={limits} tag={tag} onChange={setFocused} />
          <Button slot="next" className="sw-icon-button" aria-label={t('date.next')}>
            <ChevronRightIcon />
          </Button>
        </div>
        <CalendarGrid className="sw-calendar__grid" weekdayStyle="short">
          {(day) => <CalendarCell date={day} className="sw-calendar__day" />}
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  );
}

interface Limits {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

interface MonthAndYearProps {
  readonly shown: CalendarDate;
  readonly limits: Limits;
  readonly tag: string;
  readonly onChange: (day: CalendarDate) => void;
}

function MonthAndYear({ shown, limits, tag, onChange }: MonthAndYearProps) {
  const t = useUiText();
  const { first, last } = limits;
  const years = Array.from({ length: last.year - first.year + 1 }, (_, index) => last.year - index);
  return (
    <div className="sw-calendar__pick">
      <SelectBox>
        <select
          className="sw-select"
          aria-label={t('date.month')}
          value={shown.month}
          onChange={(event) => onChange(within(shown.set({ month: Number(event.target.value) }), limits))}
        >
          {monthNames(tag).map((name, index) => (
            <option key={name} value={index + 1} disabled={isOutside(shown.set({ day: 1, month: index + 1 }), limits)}>
              {name}
            </option>
          ))}
        </select>
      </SelectBox>
      <SelectBox>
        <select
          className="sw-select sw-figures"
          aria-label={t('date.year')}
          value={shown.year}
          onChange={(event) => onChange(within(shown.set({ year: Number(event.target.value) }), limits))}
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </SelectBox>
    </div>
  );
}

/** Begins at the chosen day, or at the one that stands for it, once the dialog is open. */
function useFocusedDay(place: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() =>
      place.current?.querySelector<HTMLElement>('.sw-calendar__day[tabindex="0"]')?.focus(),
    );
    return () => clearTimeout(timer);
  }, [place]);
}

const dayOf = (iso: string | undefined): CalendarDate | undefined => (iso === undefined ? undefined : parseDate(iso));

/** Whether no day of a month, given by its first, can be chosen. */
function isOutside(first: CalendarDate, limits: Limits): boolean {
  return first.compare(limits.last) > 0 || first.add({ months: 1 }).compare(limits.first) <= 0;
}

function within(day: CalendarDate, { first, last }: Limits): CalendarDate {
  if (day.compare(first) < 0) return first;
  return day.compare(last) > 0 ? last : day;
}

function monthNames(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
}
