import type { DemoArticle } from '../content-types.js';

export const newsroom2024: readonly DemoArticle[] = [
  {
    id: 14,
    category: 'newsroom',
    publishDate: '2024-05-14',
    picture: 35,
    texts: {
      en: {
        slug: 'recognise-a-false-message-in-ten-seconds',
        title: 'Recognise a false message in ten seconds',
        excerpt:
          'We never ask for a code, never send a link to sign in and never hurry you. Three rules that protect you.',
        body: `Every week customers forward us messages that claim to come from us. They have become better: no spelling mistakes any more, and a telephone number that looks like ours. Three rules still hold.

1. **We never ask for a code.** Not by e-mail, not by text message, not by telephone. Whoever asks for one is not us.
2. **We never send a link to sign in.** Type the address yourself, or open the app.
3. **We never hurry you.** “Within the hour, or your account will be blocked” is what a fraudster writes.

In doubt? Hang up and call the number on the back of your card. Our staff will always understand.

Did you click and fill something in? Call us at once. We block the account while you are on the line, and nobody will blame you: these messages are the work of professionals. Forward suspicious messages to us, even if you were not fooled. Each of them helps us to have a false site closed, usually on the same day.`,
      },
      nl: {
        slug: 'een-vals-bericht-herkennen-in-tien-seconden',
        title: 'Een vals bericht herkennen in tien seconden',
        excerpt:
          'We vragen nooit een code, sturen nooit een link om aan te melden en jagen u nooit op. Drie regels die u beschermen.',
        body: `Elke week sturen klanten ons berichten door die van ons lijken te komen. Ze zijn beter geworden: geen spelfouten meer, en een telefoonnummer dat op het onze lijkt. Drie regels blijven gelden.

1. **We vragen nooit een code.** Niet per e-mail, niet per sms, niet aan de telefoon. Wie erom vraagt, is niet van ons.
2. **We sturen nooit een link om aan te melden.** Typ het adres zelf, of open de app.
3. **We jagen u nooit op.** “Binnen het uur, of uw rekening wordt geblokkeerd”: zo schrijft een oplichter.

Twijfelt u? Hang op en bel het nummer op de achterkant van uw kaart. Onze medewerkers begrijpen dat altijd.

Hebt u geklikt en iets ingevuld? Bel ons meteen. We blokkeren de rekening terwijl u aan de lijn bent, en niemand verwijt u iets: die berichten zijn het werk van professionele oplichters. Stuur verdachte berichten door, ook als u er niet in trapte. Elk bericht helpt ons om een valse site te laten sluiten, meestal nog dezelfde dag.`,
      },
      fr: {
        slug: 'reconnaitre-un-faux-message-en-dix-secondes',
        title: 'Reconnaître un faux message en dix secondes',
        excerpt: 'Nous ne demandons jamais de code, n’envoyons jamais de lien de connexion et ne vous pressons jamais.',
        body: `Chaque semaine, des clients nous transmettent des messages qui semblent venir de nous. Ils sont de mieux en mieux faits : plus de fautes d’orthographe, et un numéro de téléphone qui ressemble au nôtre. Trois règles tiennent toujours.

1. **Nous ne demandons jamais de code.** Ni par e-mail, ni par SMS, ni par téléphone. Si quelqu’un vous en demande un, ce n’est pas nous.
2. **Nous n’envoyons jamais de lien de connexion.** Tapez l’adresse vous-même, ou ouvrez l’application.
3. **Nous ne vous pressons jamais.** « Dans l’heure, ou votre compte sera bloqué » : voilà ce qu’écrit un escroc.

Un doute ? Raccrochez et appelez le numéro au dos de votre carte. Nos collaborateurs le comprendront toujours.

Vous avez cliqué et rempli quelque chose ? Appelez-nous tout de suite. Nous bloquons le compte pendant que vous êtes en ligne, et personne ne vous le reprochera : ces messages sont l’œuvre de professionnels. Transmettez-nous les messages suspects, même si vous n’y avez pas cru. Chacun d’eux nous aide à faire fermer un faux site, en général le jour même.`,
      },
    },
  },
  {
    id: 21,
    category: 'newsroom',
    publishDate: '2024-12-10',
    picture: 42,
    texts: {
      en: {
        slug: 'the-name-behind-the-account-number',
        title: 'The name behind the account number',
        excerpt: 'Online banking now tells you whether the name you type belongs to the IBAN you pay to.',
        body: `Until now only the account number counted: nobody checked the name you typed next to it. That has changed. When you enter a new payee, online banking asks the other bank whether name and number belong together, and shows one of three answers.

- **They match.** You continue.
- **Nearly.** The name differs a little, for instance a shortened first name. We show the name as the other bank knows it, if that bank allows it.
- **They do not match.** We warn you. You may still pay, but do call the payee first.

The check takes about a second and costs nothing. It does not replace common sense: a fraudster can have an account in their own name. But it warns you about most invoices on which the number has been replaced, and about most typing errors.

Some smaller banks will join later. If we receive no answer, we tell you so, and you decide. Companies can have long payment files checked before they sign them.`,
      },
    },
  },
];
