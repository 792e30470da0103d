import type { HumanQuestion, RefusedForm } from '@statewise/site-content';
import { Button, LinkButton, Notice, useLocale } from '@statewise/ui';
import { useEffect, useRef, useState } from 'react';
import { useChart } from '../charts/use-chart.js';
import { ContactForm } from './contact-form.js';
import { useContactText } from './messages/use-contact-text.js';
import { usePlace } from '../page/place.js';

export interface ContactSectionProps {
  readonly question: HumanQuestion | undefined;
  readonly refused: RefusedForm | undefined;
  readonly subject: string;
  /** Whether it applies for a job: the subject stands, a CV is needed. */
  readonly isApplication: boolean;
  readonly reference: string;
}

/** The form, or thanks for what was sent with it; its chart is fetched on the first event. */
export function ContactSection({ question, refused, subject, isApplication, reference }: ContactSectionProps) {
  const t = useContactText();
  const { language } = useLocale();
  const [files] = useState(() => new Map<string, File>());
  const { snapshot, send } = useChart(
    () => import('./contact-form-chart.js').then(({ contactFormChart }) => contactFormChart(language, files)),
    'on the first event',
  );
  const isTaken = snapshot ? snapshot.matches('taken') : reference !== '';
  return (
    <section id={isApplication ? 'apply' : 'contact-form'} className="site-contact" aria-labelledby="contact-title">
      <h2 id="contact-title">{t(isApplication ? 'title.application' : 'title')}</h2>
      {isTaken ? (
        <Thanks
          isApplication={isApplication}
          reference={snapshot?.context.reference ?? reference}
          onAgain={snapshot && (() => send({ type: 'form.renewed' }))}
        />
      ) : (
        <>
          <p>{t(isApplication ? 'lead.application' : 'lead')}</p>
          <ContactForm {...{ question, refused, subject, isApplication, snapshot, send, files }} />
        </>
      )}
    </section>
  );
}

interface ThanksProps {
  readonly isApplication: boolean;
  readonly reference: string;
  readonly onAgain: (() => void) | undefined;
}

/** What stands where the form stood; with script the focus goes there, since the button that had it is gone. */
function Thanks({ isApplication, reference, onAgain }: ThanksProps) {
  const t = useContactText();
  const { path } = usePlace();
  const box = useRef<HTMLDivElement>(null);
  const isScripted = onAgain !== undefined;
  useEffect(() => {
    if (isScripted) box.current?.focus();
  }, [isScripted]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="success"
        live="polite"
        title={t(isApplication ? 'taken.title.application' : 'taken.title')}
        actions={
          onAgain ? (
            <Button variant="secondary" onClick={onAgain}>
              {t('taken.again')}
            </Button>
          ) : (
            <LinkButton variant="secondary" href={`${path}#contact-form`}>
              {t('taken.again')}
            </LinkButton>
          )
        }
      >
        <p>{t('taken.text')}</p>
        <p>
          <strong>{t('taken.reference', { reference })}</strong>
        </p>
      </Notice>
    </div>
  );
}
