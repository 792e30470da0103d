import type { DemoPage } from '../content-types.js';

export const accessibility: DemoPage = {
  slug: 'accessibility',
  picture: 11,
  updated: '2026-10-20',
  texts: {
    en: {
      title: 'Accessibility',
      description: 'How far this site can be used by everybody, what does not work yet, and how to get help.',
      body: `We want everybody to be able to use this site: with a mouse, a keyboard, a screen reader, large letters or one hand.

## Where we stand

We follow the Web Content Accessibility Guidelines, version 2.2, level AA. We test every page by computer, and the most important ones with people who use aids every day.

## What you can rely on

### Keyboard

Everything can be reached and operated with the keyboard, and you always see where you are. The first press of the tab key offers a way past the menu.

### Screen reader

Pages have headings, lists and tables that a screen reader can announce. Messages about errors and results are read aloud when they appear.

### Sight

#### Large text

Text can be enlarged to 400 percent without sideways scrolling.

#### Colour

Contrast is sufficient in the light and the dark appearance. No meaning depends on colour alone.

#### Movement

If your device asks for less movement, pages jump instead of gliding.

### Forms

An error says what is wrong and how to put it right. What you typed remains.

## What does not work yet

### Older documents

Some contracts from before 2020 are scans. We send you a readable version on request, within three working days.

### Charts

Charts cannot be explored by keyboard. The table below each holds the same figures.

## Help

### Another form

Every document is available in large print, and we gladly read it to you on the telephone.

### A remark

Something does not work? [Write to us or call](/contact-us). You receive an answer within five working days.

### If we do not solve it

See [complaints](/complaints) for whom you can turn to.`,
    },
    nl: {
      title: 'Toegankelijkheid',
      description: 'In hoeverre iedereen deze site kan gebruiken, wat nog niet werkt en hoe u hulp krijgt.',
      body: `We willen dat iedereen deze site kan gebruiken: met een muis, een toetsenbord, een schermlezer, grote letters of één hand.

## Waar we staan

We volgen de Web Content Accessibility Guidelines, versie 2.2, niveau AA. We testen elke pagina met de computer, en de belangrijkste met mensen die elke dag hulpmiddelen gebruiken.

## Waarop u kunt rekenen

### Toetsenbord

Alles is bereikbaar en te bedienen met het toetsenbord, en u ziet altijd waar u bent. De eerste druk op de tabtoets biedt een weg voorbij het menu.

### Schermlezer

Pagina’s hebben koppen, lijsten en tabellen die een schermlezer kan aankondigen. Meldingen over fouten en resultaten worden voorgelezen als ze verschijnen.

### Zicht

#### Grote tekst

Tekst kan tot 400 procent vergroot worden zonder zijwaarts te schuiven.

#### Kleur

Het contrast volstaat in de lichte en in de donkere weergave. Geen enkele betekenis hangt alleen van kleur af.

#### Beweging

Vraagt uw toestel om minder beweging, dan verspringen pagina’s in plaats van te glijden.

### Formulieren

Een fout zegt wat er mis is en hoe u het rechtzet. Wat u typte, blijft staan.

## Wat nog niet werkt

### Oudere documenten

Sommige contracten van voor 2020 zijn scans. Op vraag sturen we u binnen drie werkdagen een leesbare versie.

### Grafieken

Grafieken kunt u niet met het toetsenbord verkennen. De tabel eronder bevat dezelfde cijfers.

## Hulp

### Een andere vorm

Elk document bestaat in grote druk, en we lezen het u graag voor aan de telefoon.

### Een opmerking

Werkt er iets niet? [Schrijf ons of bel](/contact-us). U krijgt binnen vijf werkdagen antwoord.

### Als we het niet oplossen

Bij [klachten](/complaints) leest u bij wie u terechtkunt.`,
    },
    fr: {
      title: 'Accessibilité',
      description:
        'Dans quelle mesure chacun peut utiliser ce site, ce qui ne marche pas encore et comment obtenir de l’aide.',
      body: `Nous voulons que chacun puisse utiliser ce site : à la souris, au clavier, au lecteur d’écran, en grands caractères ou d’une seule main.

## Où nous en sommes

Nous suivons les Web Content Accessibility Guidelines, version 2.2, niveau AA. Nous testons chaque page par ordinateur, et les plus importantes avec des personnes qui utilisent des aides chaque jour.

## Ce sur quoi vous pouvez compter

### Le clavier

Tout est accessible et utilisable au clavier, et vous voyez toujours où vous êtes. La première pression sur la touche de tabulation propose de passer le menu.

### Le lecteur d’écran

Les pages ont des titres, des listes et des tableaux qu’un lecteur d’écran peut annoncer. Les messages d’erreur et les résultats sont lus quand ils apparaissent.

### La vue

#### Grands caractères

Le texte s’agrandit jusqu’à 400 pour cent sans défilement latéral.

#### Couleur

Le contraste suffit dans les apparences claire et sombre. Aucun sens ne dépend de la seule couleur.

#### Mouvement

Si votre appareil demande moins de mouvement, les pages sautent au lieu de glisser.

### Les formulaires

Une erreur dit ce qui ne va pas et comment le corriger. Ce que vous avez tapé reste.

## Ce qui ne marche pas encore

### Documents anciens

Certains contrats d’avant 2020 sont des images. Nous vous envoyons sur demande une version lisible sous trois jours ouvrables.

### Graphiques

Les graphiques ne s’explorent pas au clavier. Le tableau placé dessous contient les mêmes chiffres.

## Aide

### Une autre forme

Tout document existe en grands caractères, et nous vous le lisons volontiers au téléphone.

### Une remarque

Quelque chose ne marche pas ? [Écrivez-nous ou appelez](/contact-us). Vous aurez une réponse dans les cinq jours ouvrables.

### Si nous ne le réglons pas

Voyez [réclamations](/complaints) pour savoir à qui vous adresser.`,
    },
  },
};
