import { AnswerValue, Empty } from '../../components/page.js';
import { Badge, FactList } from '../../components/values.js';
import { useCall } from '../../requests/call.js';
import type { WordedStep, WordedContact } from '../api.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { Link } from '@statewise/ui';
import { usePerson } from '../../requests/session.js';

/** The answers of an application in words; the parts of its page share them. */
const useAnswers = (id: string) => useCall('GET /api/v1/applications/{code}/answers', { code: id });

/** The answers step by step, as the applicant reads them. */
export function AnswersPart({ id }: { readonly id: string }) {
  const t = useApplicationsText();
  return (
    <AnswerValue query={useAnswers(id)}>
      {({ steps }) => {
        const filled = steps.filter(
          ({ answers, draft, set_aside }) => answers.length + draft.length + set_aside.length > 0,
        );
        if (filled.length === 0) return <Empty title={t('answers.none')} />;
        return filled.map((step) => <Step key={step.step} step={step} />);
      }}
    </AnswerValue>
  );
}

function Step({ step: { step, title, answers, draft, set_aside } }: { readonly step: WordedStep }) {
  const t = useApplicationsText();
  return (
    <section className="applications-card" aria-labelledby={`step-${step}`}>
      <h2 id={`step-${step}`}>{title}</h2>
      {answers.length > 0 && <FactList facts={factsOf(answers)} />}
      {draft.length > 0 && (
        <div className="applications-draft">
          <Badge tone="warning">{t('answers.draft')}</Badge>
          <FactList facts={factsOf(draft)} />
        </div>
      )}
      {set_aside.length > 0 && (
        <div className="applications-draft">
          <Badge>{t('answers.setAside')}</Badge>
          <FactList facts={factsOf(set_aside)} />
        </div>
      )}
    </section>
  );
}

/** Answers as terms and values. */
const factsOf = (answers: WordedStep['answers']) => answers.map(({ label, text }) => ({ term: label, value: text }));

/** The people and companies of an application; who owns a part of a company stands below it. */
export function ContactsPart({ id }: { readonly id: string }) {
  const t = useApplicationsText();
  return (
    <AnswerValue query={useAnswers(id)}>
      {({ contacts }) =>
        contacts.length === 0 ? (
          <Empty title={t('contacts.empty')} />
        ) : (
          contacts
            .filter(({ parent_id }) => parent_id === null)
            .map((contact) => <Contact key={contact.id} application={id} contact={contact} contacts={contacts} />)
        )
      }
    </AnswerValue>
  );
}

interface ContactProps {
  readonly application: string;
  readonly contact: WordedContact;
  readonly contacts: readonly WordedContact[];
}

function Contact({ application, contact, contacts }: ContactProps) {
  const t = useApplicationsText();
  const { role } = usePerson();
  const below = contacts.filter(({ parent_id }) => parent_id === contact.id);
  return (
    <section className="applications-card" aria-labelledby={contact.id}>
      <h2 id={contact.id}>{contact.name}</h2>
      <p className="sw-small">{contact.title}</p>
      <FactList facts={factsOf(contact.answers)} />
      {role !== 'qa' && (
        <Link
          href={`/applications/${application}/person?contact=${contact.id}`}
          aria-label={t('contacts.personOf', { name: contact.name })}
        >
          {t('contacts.person')}
        </Link>
      )}
      {below.map((one) => (
        <Contact key={one.id} application={application} contact={one} contacts={contacts} />
      ))}
    </section>
  );
}
