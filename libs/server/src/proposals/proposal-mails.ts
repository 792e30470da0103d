import { fill, provider, type Language } from '@statewise/i18n';
import type { ActNeedingTwo } from '@statewise/contract';
import { openButton } from '../platform/mail/mail-parts.js';
import type { Message } from '../platform/mail/outbox.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

type Told = 'waits' | 'concerned' | 'confirmed' | 'declined';

interface Texts {
  readonly kinds: Readonly<Record<ActNeedingTwo, string>>;
  readonly mails: Readonly<Record<Told, { readonly subject: string; readonly body: string }>>;
}

const texts: Readonly<Record<Language, Texts>> = { en, nl, fr };

/** What a mail about a proposal names. */
export interface Named {
  readonly kind: ActNeedingTwo;
  readonly title: string;
  readonly proposer: string;
  readonly decider?: string;
  readonly link: string;
}

/** The mail that tells of a proposal: that it waits, to the person concerned, or what became of it. */
export function proposalMail(told: Told, to: string, { kind, ...named }: Named, language: Language): Message {
  const { kinds, mails } = texts[language];
  const params = { decider: '', ...named, kind: kinds[kind] };
  const { subject, body } = mails[told];
  return {
    to,
    subject: fill(subject, params),
    text: `${fill(body, params)}\n\n${provider.name}\n`,
    parts: [openButton(named.link, language)],
    language,
  };
}
