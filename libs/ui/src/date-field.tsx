import { Suspense, useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { addMonths, adultAge, dateOf, latestAdultBirthday } from '@statewise/finance';
import { parseDate, writeDate } from '@statewise/i18n';
import { IconButton } from './button.js';
import type { CalendarProps } from './calendar.js';
import { completeDate, maskDate } from './date-mask.js';
import { Field, type FieldProps } from './field.js';
import { useUiText } from './i18n.js';
import { CalendarIcon } from './icons.js';
import { lazyWithFallback } from './lazy-with-fallback.js';
import { applyMask } from './mask.js';
import { Modal } from './modal.js';
import { Notice } from './notice.js';
import { Loading } from './spinner.js';
import { Control } from './text-field.js';

const id = 'react-aria-pressable-style';

/**
 * React Aria adds a style element, which our content security policy refuses, unless an element with its id is there.
 * The rule it would add stands in `base.css`. On a server there is nothing to claim.
 */
function claimAriaStyles(): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const claim = document.createElement('meta');
  claim.id = id;
  document.head.append(claim);
}

export interface DateFieldProps extends FieldProps {
  /** `DD/MM/YYYY`, or what has been typed so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether it is the date of birth of a person of 18 or older. Typing is not limited by it: the form's rules are. */
  readonly adult?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

const Calendar = lazyWithFallback<CalendarProps>(async () => {
  claimAriaStyles();
  return (await import('./calendar.js')).Calendar;
}, CalendarLost);

/** A date to type; its calendar is fetched when it is opened. */
export function DateField({ value, onChange, adult = false, autoComplete, ...field }: DateFieldProps) {
  const t = useUiText();
  /** The day on which the calendar is open. */
  const [openOn, setOpenOn] = useState<string>();
  const leave = (): void => {
    const complete = completeDate(value);
    if (complete !== value) onChange(complete);
    field.onBlur?.();
  };
  const choose = (iso: string): void => {
    onChange(writeDate(iso));
    setOpenOn(undefined);
  };
  return (
    <Field {...field} hint={field.hint ?? t('date.hint', { day: exampleOf(adult) })} onBlur={leave}>
      {(control) => (
        <Control width="narrow" disabled={field.disabled}>
          <input
            {...control}
            className="sw-input sw-figures"
            inputMode="numeric"
            autoComplete={autoComplete ?? 'off'}
            placeholder={t('date.placeholder')}
            value={value}
            onChange={(event) => onChange(applyMask(maskDate, value, event))}
          />
          <IconButton
            label={t('date.openFor', { label: field.label })}
            disabled={field.disabled}
            onClick={() => setOpenOn(dateOf(new Date().toISOString()))}
          >
            <CalendarIcon />
          </IconButton>
          <Modal open={openOn !== undefined} onClose={() => setOpenOn(undefined)} title={t('date.choose')} narrow>
            <Suspense fallback={<Loading label={t('loading')} />}>
              <Calendar
                label={field.label}
                value={parseDate(value)}
                onChoose={choose}
                birthdays={adult && openOn !== undefined ? ofAdults(openOn) : undefined}
              />
            </Suspense>
          </Modal>
        </Control>
      )}
    </Field>
  );
}

/** A birthday, or for all else a day that is neither past nor far. */
const exampleOf = (adult: boolean): string =>
  adult ? '27/03/1985' : `31/12/${Number(dateOf(new Date().toISOString()).slice(0, 4)) + 1}`;

function CalendarLost() {
  return <Notice tone="warning">{useUiText()('date.lost')}</Notice>;
}

/** The age, in years, at which the calendar opens: most applicants are about forty, so their years are near. */
const usualAge = 40;

/** The birthdays of those who are adults today. */
function ofAdults(today: string) {
  return { age: adultAge, last: latestAdultBirthday(today), opensAt: addMonths(today, -12 * usualAge) };
}
