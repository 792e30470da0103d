import type { DemoPage } from '../content-types.js';

export const cookies: DemoPage = {
  slug: 'cookies',
  picture: 10,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Cookies',
      description: 'The few cookies this site uses, what each of them is for and how long it stays.',
      body: `A cookie is a small file that a site stores in your browser and reads on your next visit. We use only the cookies this site needs to work, and none for advertising.

## Which cookies we set

### On every page

| Name | What for | How long |
|---|---|---|
| \`LANGUAGE_CHECK_DONE\` | remembers that we have checked the language of your browser | 1 day |
| \`PRIVACY_POLICY_ACCEPTED\` | remembers that you have read the privacy notice | up to 10 years |
| \`COLOR_SCHEME\` | remembers the colours you have chosen; set when you choose light or dark | up to 10 years |
| \`SITE_LOCALE\` | remembers the country and language you have chosen | up to 10 years |

### When you sign in

A session cookie, which shows that it is you. It disappears when you sign out, or after twelve hours, and no script can read it.

## What else stays in your browser

### Drafts

What you type in an application and have not saved yet stays in the tab until you close it.

### Nothing afterwards

We keep no personal data in your browser once the tab is closed, because you may share your device.

## What we do not use

### Advertising

No advertising cookies, no tracking pixels, no advertising networks.

### Statistics

We count page views on our own server, without cookies and without names.

### Content of others

Fonts, pictures and scripts all come from our own server, so nobody else sees which page you read.

## Managing cookies

### In your browser

You can delete cookies at any time in your browser’s settings.

### If you refuse them all

You can still read every page and use the forms. The privacy notice will then appear on every visit, because we cannot remember that you have seen it.`,
    },
    nl: {
      title: 'Cookies',
      description: 'De weinige cookies die deze site gebruikt, waarvoor ze dienen en hoelang ze blijven.',
      body: `Een cookie is een klein bestand dat een site in uw browser bewaart en bij uw volgende bezoek leest. We gebruiken alleen cookies die deze site nodig heeft om te werken, en geen voor reclame.

## Welke cookies we plaatsen

### Op elke pagina

| Naam | Waarvoor | Hoelang |
|---|---|---|
| \`LANGUAGE_CHECK_DONE\` | onthoudt dat we de taal van uw browser hebben nagekeken | 1 dag |
| \`PRIVACY_POLICY_ACCEPTED\` | onthoudt dat u de privacymelding gelezen hebt | tot 10 jaar |
| \`COLOR_SCHEME\` | onthoudt de kleuren die u gekozen hebt; geplaatst wanneer u licht of donker kiest | tot 10 jaar |
| \`SITE_LOCALE\` | onthoudt het land en de taal die u gekozen hebt | tot 10 jaar |

### Als u zich aanmeldt

Een sessiecookie, die toont dat u het bent. Ze verdwijnt als u zich afmeldt of na twaalf uur, en geen enkel script kan ze lezen.

## Wat nog in uw browser blijft

### Concepten

Wat u in een aanvraag typt en nog niet bewaard hebt, blijft in het tabblad tot u het sluit.

### Daarna niets

Zodra het tabblad gesloten is, bewaren we geen persoonsgegevens in uw browser, want misschien deelt u uw toestel.

## Wat we niet gebruiken

### Reclame

Geen reclamecookies, geen trackingpixels, geen advertentienetwerken.

### Statistieken

We tellen paginabezoeken op onze eigen server, zonder cookies en zonder namen.

### Inhoud van anderen

Lettertypes, beelden en scripts komen van onze eigen server, zodat niemand anders ziet welke pagina u leest.

## Cookies beheren

### In uw browser

U kunt cookies altijd wissen in de instellingen van uw browser.

### Als u ze allemaal weigert

U kunt nog altijd elke pagina lezen en de formulieren gebruiken. De privacymelding verschijnt dan bij elk bezoek, omdat we niet kunnen onthouden dat u ze gezien hebt.`,
    },
    fr: {
      title: 'Cookies',
      description: 'Les quelques cookies que ce site utilise, à quoi ils servent et combien de temps ils restent.',
      body: `Un cookie est un petit fichier qu’un site garde dans votre navigateur et relit à la visite suivante. Nous n’utilisons que les cookies dont ce site a besoin pour fonctionner, et aucun pour la publicité.

## Les cookies que nous plaçons

### Sur chaque page

| Nom | À quoi il sert | Combien de temps |
|---|---|---|
| \`LANGUAGE_CHECK_DONE\` | retient que nous avons vérifié la langue de votre navigateur | 1 jour |
| \`PRIVACY_POLICY_ACCEPTED\` | retient que vous avez lu l’avis sur la vie privée | jusqu’à 10 ans |
| \`COLOR_SCHEME\` | retient les couleurs que vous avez choisies ; placé quand vous choisissez clair ou sombre | jusqu’à 10 ans |
| \`SITE_LOCALE\` | retient le pays et la langue que vous avez choisis | jusqu’à 10 ans |

### Quand vous vous connectez

Un cookie de session, qui montre que c’est bien vous. Il disparaît à la déconnexion ou après douze heures, et aucun script ne peut le lire.

## Ce qui reste encore dans votre navigateur

### Les brouillons

Ce que vous écrivez dans une demande sans l’avoir enregistré reste dans l’onglet jusqu’à ce que vous le fermiez.

### Ensuite, rien

Une fois l’onglet fermé, nous ne gardons aucune donnée personnelle dans votre navigateur, car vous partagez peut-être votre appareil.

## Ce que nous n’utilisons pas

### La publicité

Aucun cookie publicitaire, aucun pixel de suivi, aucun réseau publicitaire.

### Les statistiques

Nous comptons les visites de pages sur notre propre serveur, sans cookies et sans noms.

### Le contenu de tiers

Polices, images et scripts viennent de notre propre serveur : personne d’autre ne voit quelle page vous lisez.

## Gérer les cookies

### Dans votre navigateur

Vous pouvez effacer les cookies à tout moment dans les réglages de votre navigateur.

### Si vous les refusez tous

Vous pouvez toujours lire chaque page et utiliser les formulaires. L’avis sur la vie privée apparaîtra alors à chaque visite, car nous ne pouvons pas retenir que vous l’avez vu.`,
    },
  },
};
