import { fill, provider, type Language } from '@statewise/i18n';
import type { ProposalKind } from '@statewise/contract';
import type { Message } from '../platform/mail/outbox.js';

type Told = 'waits' | 'concerned' | 'confirmed' | 'declined';

interface Texts {
  readonly kinds: Readonly<Record<ProposalKind, string>>;
  readonly mails: Readonly<Record<Told, { readonly subject: string; readonly body: string }>>;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    kinds: {
      acceptance: 'an acceptance',
      policy: 'a change of the policy',
      prices: 'a change of prices',
      limits: 'a change of limits',
      accountReset: 'resetting an account',
      accountAddress: 'another e-mail address of an account',
      adminRole: 'making somebody an admin',
      adminToken: 'an admin’s token for a program',
      erasure: 'an erasure',
    },
    mails: {
      waits: {
        subject: 'Waits for a second person: {kind}',
        body: '{proposer} proposed {kind}: {title}.\n\nSomebody else has to confirm or decline it:\n{link}\n\nIf this surprises you, ask them before you confirm.',
      },
      concerned: {
        subject: 'Proposed for your account: {kind}',
        body: '{proposer} proposed {kind}: {title}.\n\nIf you asked for this, approve it here:\n{link}\n\nIf you did not, do nothing, and tell another admin.',
      },
      confirmed: {
        subject: 'Confirmed: {kind}',
        body: '{decider} confirmed what {proposer} proposed, and it was done: {kind}, {title}.\n\n{link}\n\nIf you know nothing of it, tell another admin at once.',
      },
      declined: {
        subject: 'Not done: {kind}',
        body: '{decider} declined or took back what {proposer} proposed: {kind}, {title}.\n\n{link}',
      },
    },
  },
  nl: {
    kinds: {
      acceptance: 'een aanvaarding',
      policy: 'een wijziging van het beleid',
      prices: 'een wijziging van prijzen',
      limits: 'een wijziging van grenzen',
      accountReset: 'het opnieuw instellen van een account',
      accountAddress: 'een ander e-mailadres van een account',
      adminRole: 'iemand beheerder maken',
      adminToken: 'een token met beheerdersrechten voor een programma',
      erasure: 'het wissen van gegevens',
    },
    mails: {
      waits: {
        subject: 'Wacht op een tweede persoon: {kind}',
        body: '{proposer} stelde voor: {kind} ({title}).\n\nIemand anders moet dit bevestigen of afwijzen:\n{link}\n\nVerrast dit u, vraag dan na voor u bevestigt.',
      },
      concerned: {
        subject: 'Voorgesteld voor uw account: {kind}',
        body: '{proposer} stelde voor: {kind} ({title}).\n\nHebt u hierom gevraagd, keur het dan hier goed:\n{link}\n\nZo niet, doe dan niets en verwittig een andere beheerder.',
      },
      confirmed: {
        subject: 'Bevestigd: {kind}',
        body: '{decider} bevestigde wat {proposer} voorstelde, en het is uitgevoerd: {kind}, {title}.\n\n{link}\n\nWeet u hier niets van, verwittig dan meteen een andere beheerder.',
      },
      declined: {
        subject: 'Niet uitgevoerd: {kind}',
        body: '{decider} wees af of trok in wat {proposer} voorstelde: {kind}, {title}.\n\n{link}',
      },
    },
  },
  fr: {
    kinds: {
      acceptance: 'une acceptation',
      policy: 'une modification de la politique',
      prices: 'une modification de prix',
      limits: 'une modification de limites',
      accountReset: 'la réinitialisation d’un compte',
      accountAddress: 'une autre adresse e-mail d’un compte',
      adminRole: 'la nomination d’un administrateur',
      adminToken: 'un jeton d’administrateur pour un programme',
      erasure: 'un effacement',
    },
    mails: {
      waits: {
        subject: 'En attente d’une deuxième personne : {kind}',
        body: '{proposer} a proposé : {kind} ({title}).\n\nUne autre personne doit le confirmer ou le refuser :\n{link}\n\nSi cela vous surprend, renseignez-vous avant de confirmer.',
      },
      concerned: {
        subject: 'Proposé pour votre compte : {kind}',
        body: '{proposer} a proposé : {kind} ({title}).\n\nSi vous l’avez demandé, approuvez-le ici :\n{link}\n\nSinon, ne faites rien et prévenez un autre administrateur.',
      },
      confirmed: {
        subject: 'Confirmé : {kind}',
        body: '{decider} a confirmé ce que {proposer} avait proposé, et c’est fait : {kind}, {title}.\n\n{link}\n\nSi vous n’en savez rien, prévenez immédiatement un autre administrateur.',
      },
      declined: {
        subject: 'Non effectué : {kind}',
        body: '{decider} a refusé ou retiré ce que {proposer} avait proposé : {kind}, {title}.\n\n{link}',
      },
    },
  },
};

/** What a mail about a proposal names. */
interface Named {
  readonly kind: ProposalKind;
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
  return { to, subject: fill(subject, params), text: `${fill(body, params)}\n\n${provider.name}\n` };
}
