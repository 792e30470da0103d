import { branches, localisePath, pagePaths } from '@statewise/i18n';
import type { HumanQuestion } from '@statewise/site-content';
import { Control, Field, FieldError, fieldId, Link, useLocale, useUiText } from '@statewise/ui';
import { useId } from 'react';
import { ContactInput, type FormState } from './contact-input.js';
import { useContactText, useErrorText } from './messages/use-contact-text.js';

const titles = ['mr', 'mrs', 'ms', 'mx', 'dr'];
const days = ['1', '2', '3', '4', '5'];

interface MessageFieldsProps extends FormState {
  /** Whether the message applies for a job: its subject is given, and the answer comes by mail. */
  readonly isApplication: boolean;
}

/** Who is writing, and what. */
export function MessageFields({ isApplication, ...state }: MessageFieldsProps) {
  const t = useContactText();
  const ui = useUiText();
  const titleOptions = [
    { value: '', label: ui('choose') },
    ...titles
      .map((value) => ({ value, label: t.text(`title.${value}`) }))
      // Dutch and French have one title for Mrs and Ms.
      .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at),
  ];
  return (
    <>
      <fieldset>
        <legend>{t('legend.you')}</legend>
        <div className="site-contact__row">
          <ContactInput {...state} name="title" options={titleOptions} autoComplete="honorific-prefix" />
        </div>
        <div className="site-contact__row">
          <ContactInput {...state} name="name" autoComplete="given-name" />
          <ContactInput {...state} name="surname" autoComplete="family-name" />
        </div>
        <div className="site-contact__row">
          <ContactInput {...state} name="email" type="email" autoComplete="email" />
          <ContactInput {...state} name="telephone" type="tel" autoComplete="tel" optional />
        </div>
      </fieldset>
      <fieldset>
        {isApplication ? (
          <input type="hidden" name="subject" value={String(state.values['subject'] ?? '')} />
        ) : (
          <>
            <legend>{t('legend.message')}</legend>
            <ContactInput {...state} name="subject" />
          </>
        )}
        <ContactInput
          {...state}
          name="message"
          label={isApplication ? t('field.message.application') : undefined}
          isApplication={isApplication}
          rows={isApplication ? 5 : 8}
          hint={t('hint.message')}
        />
      </fieldset>
      {!isApplication && <CallFields {...state} />}
    </>
  );
}

/** When a call would suit. */
function CallFields(state: FormState) {
  const t = useContactText();
  const { country } = useLocale();
  const dayOptions = [
    { value: '', label: t('day.any') },
    ...days.map((day) => ({ value: t.text(`day.${day}`), label: t.text(`day.${day}`) })),
  ];
  const { from, to } = branches[country].openingHours;
  return (
    <fieldset>
      <legend>{t('legend.call')}</legend>
      <p className="site-contact__hint">{t('legend.call.hours', { from, to })}</p>
      <div className="site-contact__row">
        <ContactInput {...state} name="convenient_day" options={dayOptions} optional />
        <ContactInput {...state} name="convenient_time" type="time" optional />
      </div>
    </fieldset>
  );
}

/** The checkbox for the consent, without which the bank may not answer. */
export function Consent({ errors }: Pick<FormState, 'errors'>) {
  const t = useContactText();
  const told = useErrorText();
  const locale = useLocale();
  const unique = useId();
  const [key] = errors['tos'] ?? [];
  return (
    <div className={key === undefined ? 'sw-field' : 'sw-field sw-field--invalid'}>
      <label className="sw-choice">
        <input
          type="checkbox"
          className="sw-choice__box"
          id={fieldId('tos')}
          name="tos"
          value="true"
          aria-required="true"
          aria-invalid={key === undefined ? undefined : true}
          aria-describedby={key === undefined ? undefined : unique}
        />
        <span className="sw-choice__text">{t('tos')}</span>
      </label>
      <p className="sw-choice__below">
        <Link href={localisePath(locale, pagePaths.privacy)}>{t('tos.link')}</Link>
      </p>
      <FieldError id={unique} error={key === undefined ? undefined : told('tos', key)} />
    </div>
  );
}

/** The human check of who has no script, drawn for them alone. */
export function PlainQuestion({ question }: { readonly question: HumanQuestion | undefined }) {
  const t = useContactText();
  if (question === undefined) return null;
  const { first, second, token } = question;
  const words = { first: t.text(`number.${first}`), second: t.text(`number.${second}`) };
  return (
    <noscript>
      <div className="site-contact__question">
        <Field name="captcha" label={t('question.label', words)} hint={t('question.hint')}>
          {(control) => (
            <Control width="narrow">
              <input {...control} name="captcha_answer" className="sw-input" inputMode="numeric" autoComplete="off" />
            </Control>
          )}
        </Field>
        <input type="hidden" name="captcha_question" value={token} />
      </div>
    </noscript>
  );
}
