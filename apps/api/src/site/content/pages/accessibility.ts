import type { DemoPage } from '../content-types.js';

export const accessibility: DemoPage = {
  slug: 'accessibility',
  picture: 11,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Accessibility',
      description: 'How we make this site usable for everyone, what does not work yet and how to get help.',
      body: `We want everyone to be able to use this site: with a mouse, a keyboard, a screen reader, enlarged text or one hand.

## Where we stand

We follow the Web Content Accessibility Guidelines, version 2.2, level AA. We test every page with automatic tools, and the most important ones with people who use assistive technology every day.

## What you can rely on

### Keyboard

Everything can be reached and operated with the keyboard, and you always see where you are. Press Tab and then Enter to skip the menu.

### Screen reader

Pages have headings, lists and tables that a screen reader can announce. Messages about errors and results are read aloud when they appear.

### Sight

#### Large text

You can enlarge text to 400% without scrolling sideways.

#### Colour

Contrast is sufficient in both the light and the dark appearance. Colour is never the only way we tell you something.

#### Movement

If your device asks for less movement, pages jump instead of gliding.

### Forms

An error message says what is wrong and how to put it right. What you have typed stays in place.

## What does not work yet

### Older documents

Some contracts from before 2020 are scans. On request, we send you an accessible version within three working days.

### Charts

Charts cannot be explored by keyboard. The table below each holds the same figures.

## Help

### Another form

We can send you any document in large print, or read it to you over the phone.

### A comment

Does something not work? [Write to us or call](/contact-us). We answer within one working day.

### If we do not solve it

Our [complaints](/complaints) page says who else you can turn to.`,
    },
    nl: {
      title: 'Toegankelijkheid',
      description: 'Hoe we deze site voor iedereen bruikbaar maken, wat nog niet werkt en hoe u hulp krijgt.',
      body: `We willen dat iedereen deze site kan gebruiken: met een muis, een toetsenbord, een schermlezer, grote letters of één hand.

## Waar we staan

We volgen de Web Content Accessibility Guidelines, versie 2.2, niveau AA. We testen elke pagina met automatische tools, en de belangrijkste samen met mensen die elke dag hulpmiddelen gebruiken.

## Waarop u kunt rekenen

### Toetsenbord

Alles is bereikbaar en te bedienen met het toetsenbord, en u ziet altijd waar u bent. Druk op Tab en dan op Enter om het menu over te slaan.

### Schermlezer

Pagina’s hebben koppen, lijsten en tabellen die een schermlezer kan aankondigen. Meldingen over fouten en resultaten worden voorgelezen als ze verschijnen.

### Zicht

#### Grote tekst

U kunt tekst tot 400% vergroten zonder zijwaarts te scrollen.

#### Kleur

Het contrast volstaat in de lichte en in de donkere weergave. Kleur is nooit de enige manier waarop we iets duidelijk maken.

#### Beweging

Vraagt uw toestel om minder beweging, dan verspringen pagina’s in plaats van te glijden.

### Formulieren

Een foutmelding zegt wat er mis is en hoe u het rechtzet. Wat u hebt ingevuld, blijft staan.

## Wat nog niet werkt

### Oudere documenten

Sommige contracten van voor 2020 zijn scans. Op vraag sturen we u binnen drie werkdagen een leesbare versie.

### Grafieken

Grafieken kunt u niet met het toetsenbord verkennen. De tabel eronder bevat dezelfde cijfers.

## Hulp

### Een andere vorm

Elk document kunnen we u in grote letters bezorgen of aan de telefoon voorlezen.

### Een opmerking

Werkt er iets niet? [Schrijf ons of bel](/contact-us). We antwoorden binnen één werkdag.

### Als we het niet oplossen

Bij [klachten](/complaints) leest u bij wie u terechtkunt.`,
    },
    fr: {
      title: 'Accessibilité',
      description:
        'Comment nous rendons ce site utilisable par tous, ce qui ne fonctionne pas encore et comment obtenir de l’aide.',
      body: `Nous voulons que chacun puisse utiliser ce site : à la souris, au clavier, au lecteur d’écran, en grands caractères ou d’une seule main.

## Où nous en sommes

Nous suivons les Web Content Accessibility Guidelines, version 2.2, niveau AA. Nous testons chaque page avec des outils automatiques, et les plus importantes avec des personnes qui utilisent chaque jour une aide technique.

## Ce sur quoi vous pouvez compter

### Le clavier

Tout est accessible et utilisable au clavier, et vous voyez toujours où vous êtes. Appuyez sur Tab, puis sur Entrée, pour passer le menu.

### Le lecteur d’écran

Les pages ont des titres, des listes et des tableaux qu’un lecteur d’écran peut annoncer. Les messages d’erreur et les résultats sont lus quand ils apparaissent.

### La vue

#### Grands caractères

Le texte s’agrandit jusqu’à 400 % sans défilement latéral.

#### Couleur

Le contraste suffit dans les apparences claire et sombre. La couleur n’est jamais le seul moyen de vous dire quelque chose.

#### Mouvement

Si votre appareil demande moins de mouvement, les pages sautent au lieu de glisser.

### Les formulaires

Un message d’erreur dit ce qui ne va pas et comment le corriger. Ce que vous avez rempli reste en place.

## Ce qui ne fonctionne pas encore

### Documents anciens

Certains contrats d’avant 2020 sont des images numérisées. Sur demande, nous vous envoyons une version lisible dans les trois jours ouvrables.

### Graphiques

Les graphiques ne s’explorent pas au clavier. Le tableau placé dessous contient les mêmes chiffres.

## Aide

### Une autre forme

Nous pouvons vous envoyer tout document en grands caractères, ou vous le lire au téléphone.

### Une remarque

Quelque chose ne fonctionne pas ? [Écrivez-nous ou appelez](/contact-us). Nous répondons dans un délai d’un jour ouvrable.

### Si nous ne trouvons pas de solution

La page [réclamations](/complaints) indique à qui vous adresser.`,
    },
  },
};
