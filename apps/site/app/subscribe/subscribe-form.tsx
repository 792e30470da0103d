import { useLocale, Button, FieldError, useUiText } from '@statewise/ui';
import { useEffect, useRef, type FormEvent, useId, type ChangeEvent } from 'react';
import { useChart } from '../charts/use-chart.js';
import { useSiteText } from '../messages/use-site-text.js';
import { usePlace } from '../page/place.js';

interface SubscribeFieldsProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly isBusy: boolean;
  /** Given where a chart keeps what is typed. */
  readonly onChange?: (name: string, value: string) => void;
}

const fields = [
  { name: 'name', type: 'text', autoComplete: 'given-name' },
  { name: 'surname', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

/** Name, surname and e-mail address, and the button that sends them. */
function SubscribeFields({ values, errors, isBusy, onChange }: SubscribeFieldsProps) {
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
            <label className="sw-field__label" htmlFor={`subscribe-${name}`}>
              {t(`subscribe.${name}`)}
            </label>
            <div className="sw-control">
              <input
                className="sw-input"
                id={`subscribe-${name}`}
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

/** The newsletter's form at the foot of every page; its chart is fetched on the first event. */
export function SubscribeForm() {
  const t = useSiteText();
  const locale = useLocale();
  const { snapshot, send } = useChart(
    () => import('./subscribe-chart.js').then(({ subscribeChart }) => subscribeChart(locale.language)),
    'on the first event',
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    for (const [name, value] of new FormData(event.currentTarget))
      if (snapshot === undefined && typeof value === 'string') send({ type: 'field.changed', name, value });
    send({ type: 'form.submitted', at: new Date().toISOString() });
  };
  const told = useOutcome();
  const form = useRef<HTMLFormElement>(null);
  const refused = snapshot?.context.errors;
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  const state = snapshot ? snapshot.value : told.state;
  return (
    <section id="subscribe" className="site-subscribe" aria-labelledby="subscribe-title">
      <div>
        <h2 id="subscribe-title">{t('subscribe.title')}</h2>
        <p>{t('subscribe.text')}</p>
      </div>
      <form
        ref={form}
        method="post"
        action={`/subscribe?lang=${locale.language}`}
        noValidate
        onSubmit={submit}
        onFocus={() => snapshot ?? void import('./subscribe-chart.js')}
      >
        <SubscribeFields
          values={snapshot?.context.fields ?? {}}
          errors={(snapshot ? snapshot.context.errors : told.errors) ?? {}}
          isBusy={state === 'sending'}
          {...(snapshot && { onChange: (name: string, value: string) => send({ type: 'field.changed', name, value }) })}
        />
        <p className="site-subscribe__answer" role="status">
          {state === 'taken' ? t('subscribe.taken') : state === 'failed' ? t('subscribe.failed') : ''}
          {refused && <span className="sw-sr">{t('subscribe.refused', { count: Object.keys(refused).length })}</span>}
        </p>
      </form>
    </section>
  );
}

/** What the address says after a form was sent without script. */
function useOutcome(): {
  readonly state: string | undefined;
  readonly errors: Readonly<Record<string, readonly string[]>>;
} {
  const search = new URLSearchParams(usePlace().search);
  const outcome = search.get('subscribe');
  if (outcome !== 'errors') return { state: outcome === 'done' ? 'taken' : undefined, errors: {} };
  return {
    state: 'editing',
    errors: Object.fromEntries(
      fields.flatMap(({ name }) => (search.has(name) ? [[name, [search.get(name) ?? '']]] : [])),
    ),
  };
}
