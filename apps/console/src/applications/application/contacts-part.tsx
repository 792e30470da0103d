import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../../components/answer.js';
import { FactList } from '../../components/facts.js';
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
            .map((contact) => <Contact key={contact.id} contact={contact} contacts={contacts} />)
        )
      }
    </AnswerValue>
  );
}

function Contact({
  contact,
  contacts,
}: {
  readonly contact: WordedContact;
  readonly contacts: readonly WordedContact[];
}): ReactNode {
  const below = contacts.filter(({ parent_id }) => parent_id === contact.id);
  return (
    <section className="applications-card" aria-labelledby={contact.id}>
      <h2 id={contact.id}>{contact.name}</h2>
      <p className="sw-small">{contact.title}</p>
      <FactList facts={factsOf(contact.answers)} />
      {below.map((one) => (
        <Contact key={one.id} contact={one} contacts={contacts} />
      ))}
    </section>
  );
}
