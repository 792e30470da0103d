import type { DemoPage } from '../content-types.js';

export const cookies: DemoPage = {
  slug: 'cookies',
  picture: 10,
  updated: '2026-11-20',
  texts: {
    en: {
      title: 'Cookies',
      description: 'The few cookies this site sets, what each is for and how long it stays.',
      body: `A cookie is a small note that a site leaves in your browser and reads on your next visit. We leave only those that the site cannot do without, and none for advertising.

## Which cookies we set

### On every page

| Name | What for | How long |
|---|---|---|
| LANGUAGE_CHECK_DONE | remembers that we have offered you your own language | 1 day |
| PRIVACY_POLICY_ACCEPTED | remembers that you have read the privacy notice | 1 year |
| COLOR_SCHEME | remembers the colours that you chose; set when you choose light or dark | 1 year |
| SITE_LOCALE | remembers the country and language that you chose | 1 year |

### When you sign in

A session cookie, which proves that it is you. It disappears when you sign out, and no script can read it.

## What else stays in your browser

### In your browser

#### Drafts

What you type in an application but have not saved yet stays in the tab until you close it.

#### Nothing afterwards

We use no storage that outlives the tab for personal data, since you may share a device.

## What we do not use

### Advertising

No cookies of advertisers, no pixels, no networks.

### Statistics

We count pages on our own server, without cookies and without names.

### Content of others

Letters, pictures and scripts all come from our own server, so that nobody else sees which page you read.

## Managing cookies

### In your browser

You may delete cookies at any time in the settings of your browser.

### If you refuse them all

The pages remain readable and the forms work. The privacy notice will appear again on every visit, as we have no place to note that you saw it.`,
    },
    nl: {
      title: 'Cookies',
      description: 'De enkele cookies die deze site plaatst, waarvoor elke dient en hoelang ze blijft.',
      body: `Een cookie is een klein briefje dat een site in uw browser achterlaat en bij uw volgende bezoek leest. We plaatsen alleen cookies die de site niet kan missen, en geen voor reclame.

## Welke cookies we plaatsen

### Op elke pagina

| Naam | Waarvoor | Hoelang |
|---|---|---|
| LANGUAGE_CHECK_DONE | onthoudt dat we u uw eigen taal aangeboden hebben | 1 dag |
| PRIVACY_POLICY_ACCEPTED | onthoudt dat u de privacymelding gelezen hebt | 1 jaar |
| COLOR_SCHEME | onthoudt de kleuren die u koos; geplaatst wanneer u licht of donker kiest | 1 jaar |
| SITE_LOCALE | onthoudt het land en de taal die u koos | 1 jaar |

### Als u zich aanmeldt

Een sessiecookie, die bewijst dat u het bent. Ze verdwijnt als u zich afmeldt, en geen script kan ze lezen.

## Wat nog in uw browser blijft

### In uw browser

#### Ontwerpen

Wat u in een aanvraag typt maar nog niet bewaarde, blijft in het tabblad tot u het sluit.

#### Daarna niets

Voor persoonsgegevens gebruiken we geen opslag die het tabblad overleeft, want misschien deelt u een toestel.

## Wat we niet gebruiken

### Reclame

Geen cookies van adverteerders, geen pixels, geen netwerken.

### Statistieken

We tellen pagina’s op onze eigen server, zonder cookies en zonder namen.

### Inhoud van anderen

Lettertypes, beelden en scripts komen van onze eigen server, zodat niemand anders ziet welke pagina u leest.

## Cookies beheren

### In uw browser

U kunt cookies altijd wissen in de instellingen van uw browser.

### Als u ze allemaal weigert

De pagina’s blijven leesbaar en de formulieren werken. De privacymelding verschijnt dan bij elk bezoek opnieuw, omdat we nergens kunnen noteren dat u ze zag.`,
    },
    fr: {
      title: 'Cookies',
      description: 'Les quelques cookies de ce site, à quoi sert chacun et combien de temps il reste.',
      body: `Un cookie est un petit billet qu’un site laisse dans votre navigateur et relit à la visite suivante. Nous ne laissons que ceux dont le site ne peut se passer, et aucun pour la publicité.

## Les cookies que nous plaçons

### Sur chaque page

| Nom | À quoi il sert | Combien de temps |
|---|---|---|
| LANGUAGE_CHECK_DONE | retient que nous vous avons proposé votre langue | 1 jour |
| PRIVACY_POLICY_ACCEPTED | retient que vous avez lu l’avis de vie privée | 1 an |
| COLOR_SCHEME | retient les couleurs choisies ; placé quand vous choisissez clair ou sombre | 1 an |
| SITE_LOCALE | retient le pays et la langue choisis | 1 an |

### Quand vous vous connectez

Un cookie de session, qui prouve que c’est bien vous. Il disparaît à la déconnexion, et aucun script ne peut le lire.

## Ce qui reste encore dans votre navigateur

### Dans votre navigateur

#### Les brouillons

Ce que vous tapez dans une demande sans l’enregistrer reste dans l’onglet jusqu’à sa fermeture.

#### Ensuite, rien

Pour les données personnelles, nous n’utilisons aucun stockage qui survit à l’onglet, car vous partagez peut-être un appareil.

## Ce que nous n’utilisons pas

### La publicité

Aucun cookie d’annonceur, aucun pixel, aucun réseau.

### Les statistiques

Nous comptons les pages sur notre propre serveur, sans cookies et sans noms.

### Le contenu de tiers

Polices, images et scripts viennent de notre propre serveur : personne d’autre ne voit quelle page vous lisez.

## Gérer les cookies

### Dans votre navigateur

Vous pouvez effacer les cookies à tout moment dans les réglages de votre navigateur.

### Si vous les refusez tous

Les pages restent lisibles et les formulaires fonctionnent. L’avis de vie privée réapparaîtra à chaque visite, faute d’endroit où noter que vous l’avez vu.`,
    },
  },
};
