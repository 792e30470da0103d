import { Button, FieldError, useUiText } from '@statewise/ui';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';

export interface SubscribeFieldsProps {
  /** Tells the ids of two forms on one page apart. */
  readonly prefix: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly isBusy?: boolean;
  /** Given where a chart keeps what is typed. */
  readonly onChange?: (name: string, value: string) => void;
}

const fields = [
  { name: 'name', type: 'text', autoComplete: 'given-name' },
  { name: 'surname', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

/** Name, surname and e-mail address, and the button that sends them. */
export function SubscribeFields({ prefix, values, errors, isBusy = false, onChange }: SubscribeFieldsProps): ReactNode {
  const t = useSiteText();
  const ui = useUiText();
  const unique = useId();
  return (
    <div className="site-subscribe__fields">
      {fields.map(({ name, type, autoComplete }) => {
        const error = errors[name]?.[0];
        const value = typeof values[name] === 'string' ? values[name] : '';
        const change = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(name, event.target.value));
        return (
          <div key={name} className={error === undefined ? 'sw-field' : 'sw-field sw-field--invalid'}>
            <label className="sw-field__label" htmlFor={`${prefix}${name}`}>
              {t(`subscribe.${name}`)}
            </label>
            <div className="sw-control">
              <input
                className="sw-input"
                id={`${prefix}${name}`}
                {...{ name, type, autoComplete }}
                aria-required="true"
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : `${unique}${name}`}
                {...(change ? { value, onChange: change } : { defaultValue: value })}
              />
            </div>
            <FieldError
              id={`${unique}${name}`}
              error={error === undefined ? undefined : t.text(`subscribe.error.${name}.${error}`)}
            />
          </div>
        );
      })}
      <Button type="submit" busy={isBusy} aria-label={isBusy ? ui('busy') : undefined}>
        {t('subscribe.submit')}
      </Button>
    </div>
  );
}
