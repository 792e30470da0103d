import { Link } from '@statewise/ui';
import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../../components/answer.js';
import { FactList } from '../../components/facts.js';
import { usePerson } from '../../requests/session.js';
import type { WordedContact } from '../api.js';
import { useApplicationsText } from '../messages/catalogue.js';
import { factsOf, useAnswers } from './answers-part.js';

/** The people and companies of an application; who owns a part of a company stands below it. */
export function ContactsPart({ id }: { readonly id: string }): ReactNode {
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

function Contact({
  application,
  contact,
  contacts,
}: {
  readonly application: string;
  readonly contact: WordedContact;
  readonly contacts: readonly WordedContact[];
}): ReactNode {
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
