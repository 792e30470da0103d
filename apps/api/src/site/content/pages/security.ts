import { provider } from '@statewise/i18n';
import type { DemoPage } from '../content-types.js';

const cardStop = `[${provider.cardStop.phone}](${provider.cardStop.phoneLink})`;

export const security: DemoPage = {
  slug: 'security',
  picture: 12,
  updated: '2026-09-01',
  texts: {
    en: {
      title: 'Security',
      description: 'How we protect your money, what you can do yourself, and whom to call when something is wrong.',
      body: `Security is shared work: we guard the systems, you guard your codes, and both of us should be suspicious now and then.

## Something is wrong

### A card is lost

Block it in the app, or call ${cardStop}. Both work day and night.

### You gave away a code

Call ${cardStop} at once, at any hour. In the first hours a payment can often still be stopped.

### You received a strange message

Do not click. Forward it to us and delete it.

## What we never do

- ask for your code or your card reader’s response by telephone, e-mail or message
- send a link with which to sign in
- ask you to move money to a "safe account"
- send somebody to collect your card

## What we do

### Signing in

You always sign in with two things: something you know and something you have. A new device is confirmed on the old one.

### Watching

Our systems look for payments that do not fit your habits. If one stands out, we hold it and call you.

### Encryption

#### On the way

Everything that travels between you and us is encrypted.

#### At rest

Documents that you upload are stored under generated names and opened only by those who handle your file.

## What you can do

### On your devices

Keep the system up to date, lock the screen, and install apps from the official store only.

### With your application code

A loan application has a code of twelve characters. Whoever has it can read what you filled in. Treat it as a key.

### In your payments

Set limits that fit your life, and check the name of a new payee.

## Reporting a weakness

Did you find a hole in our systems? Write to us before you tell others. We answer within two working days, and we do not take legal steps against anyone who reports in good faith and leaves data alone.`,
    },
    nl: {
      title: 'Veiligheid',
      description: 'Hoe we uw geld beschermen, wat u zelf kunt doen en wie u belt als er iets mis is.',
      body: `Veiligheid is gedeeld werk: wij bewaken de systemen, u bewaakt uw codes, en beiden mogen we af en toe wantrouwig zijn.

## Er is iets mis

### Een kaart is verloren

Blokkeer ze in de app, of bel ${cardStop}. Beide kunnen dag en nacht.

### U gaf een code door

Bel meteen ${cardStop}, op elk uur. In de eerste uren kan een betaling vaak nog gestopt worden.

### U kreeg een vreemd bericht

Klik niet. Stuur het door naar ons en wis het.

## Wat we nooit doen

- uw code of het antwoord van uw kaartlezer vragen per telefoon, e-mail of bericht
- een link sturen om aan te melden
- u vragen geld naar een "veilige rekening" over te schrijven
- iemand sturen om uw kaart op te halen

## Wat we wel doen

### Aanmelden

U meldt zich altijd aan met twee dingen: iets wat u weet en iets wat u hebt. Een nieuw toestel wordt op het oude bevestigd.

### Waken

Onze systemen zoeken betalingen die niet bij uw gewoontes passen. Valt er een op, dan houden we ze tegen en bellen we u.

### Versleuteling

#### Onderweg

Alles wat tussen u en ons reist, is versleuteld.

#### In bewaring

Documenten die u oplaadt, worden onder gemaakte namen bewaard en alleen geopend door wie uw dossier behandelt.

## Wat u kunt doen

### Op uw toestellen

Houd het systeem bij, vergrendel het scherm en installeer apps alleen uit de officiële winkel.

### Met uw aanvraagcode

Een leningaanvraag heeft een code van twaalf tekens. Wie ze heeft, kan lezen wat u invulde. Behandel ze als een sleutel.

### Bij uw betalingen

Stel limieten in die bij uw leven passen, en controleer de naam van een nieuwe begunstigde.

## Een zwakke plek melden

Vond u een gat in onze systemen? Schrijf ons voor u het anderen vertelt. We antwoorden binnen twee werkdagen en nemen geen juridische stappen tegen wie te goeder trouw meldt en gegevens met rust laat.`,
    },
    fr: {
      title: 'Sécurité',
      description:
        'Comment nous protégeons votre argent, ce que vous pouvez faire vous-même et qui appeler en cas de problème.',
      body: `La sécurité est un travail partagé : nous gardons les systèmes, vous gardez vos codes, et un peu de méfiance nous va bien à tous deux.

## Quelque chose ne va pas

### Une carte est perdue

Bloquez-la dans l’application ou appelez le ${cardStop}. Les deux marchent jour et nuit.

### Vous avez donné un code

Appelez aussitôt le ${cardStop}, à toute heure. Dans les premières heures, un paiement peut souvent encore être arrêté.

### Vous avez reçu un message étrange

Ne cliquez pas. Transmettez-le-nous et effacez-le.

## Ce que nous ne faisons jamais

- demander votre code ou la réponse de votre lecteur de carte par téléphone, courriel ou message
- envoyer un lien de connexion
- vous demander de transférer de l’argent vers un « compte sûr »
- envoyer quelqu’un chercher votre carte

## Ce que nous faisons

### La connexion

Vous vous connectez toujours avec deux choses : une que vous savez et une que vous avez. Un nouvel appareil est confirmé sur l’ancien.

### La surveillance

Nos systèmes cherchent les paiements qui ne ressemblent pas à vos habitudes. Si l’un d’eux surprend, nous le retenons et vous appelons.

### Le chiffrement

#### En chemin

Tout ce qui voyage entre vous et nous est chiffré.

#### Au repos

Les documents que vous déposez sont conservés sous des noms générés et ouverts par les seules personnes qui traitent votre dossier.

## Ce que vous pouvez faire

### Sur vos appareils

Tenez le système à jour, verrouillez l’écran et n’installez que des applications du magasin officiel.

### Avec votre code de demande

Une demande de prêt a un code de douze caractères. Qui le possède peut lire ce que vous avez rempli. Traitez-le comme une clé.

### Dans vos paiements

Fixez des limites adaptées à votre vie, et vérifiez le nom d’un nouveau bénéficiaire.

## Signaler une faille

Vous avez trouvé une faille dans nos systèmes ? Écrivez-nous avant d’en parler à d’autres. Nous répondons sous deux jours ouvrables et n’engageons aucune action contre qui signale de bonne foi et laisse les données intactes.`,
    },
  },
};
