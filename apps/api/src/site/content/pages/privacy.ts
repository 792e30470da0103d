import type { DemoPage } from '../content-types.js';

export const privacy: DemoPage = {
  slug: 'privacy',
  picture: 12,
  updated: '2026-11-20',
  texts: {
    en: {
      title: 'Privacy',
      description: 'Which personal data we keep, why, for how long, who sees it and what you may ask of us.',
      body: `We keep as little as we can, for as short a time as we may, and tell you what it is.

## Who is responsible

Meridian Bank p.l.c. in Valletta decides what happens with your data. Our data protection officer can be reached at privacy@meridianbank.example.

## What we keep and why

### When you visit this site

#### Technical data

Your address on the internet and the pages you ask for, for a short time, to keep the site safe. Statistics are kept without names.

#### Cookies

Only those that the site needs. See [cookies](/cookies).

### When you apply for a loan

#### What you fill in

Who you are, your household, income and expenses. We need these to judge whether a loan is bearable; the law obliges us to.

#### What we ask others

The register of credits in your country, if it has one.

### When you are a customer

Payments, contracts, conversations about them. We need these to carry out what we agreed, and some of it to prevent crime.

### When you subscribe to our newsletter

Your name and address, until you unsubscribe.

## How long

| What | How long |
|---|---|
| An application that is not sent in | 90 days |
| An application without a contract | 1 year |
| The application of a contract | 10 years after it was accepted |
| A contract and its payments | 10 years after it ends |
| A message to us | 90 days |
| Newsletter | until you unsubscribe |

## Who sees it

### Inside

Only those who need it for their work; every look into a file is recorded.

### Outside

Companies that work for us under contract, and authorities when the law obliges us. We do not sell data.

## Decisions by computer

The first assessment of a loan is made by rules. You receive the reasons, and may ask a person to look again.

## Your rights

- **See** what we have
- have it **corrected** or **erased**
- **receive** it in a form that another can read
- **object**, or have its use limited

Write to us; we answer within a month. If you are not satisfied, you may complain to the data protection authority of your country.`,
    },
    nl: {
      title: 'Privacy',
      description: 'Welke persoonsgegevens we bewaren, waarom, hoelang, wie ze ziet en wat u ons kunt vragen.',
      body: `We bewaren zo weinig als we kunnen, zo kort als we mogen, en zeggen u wat het is.

## Wie verantwoordelijk is

Meridian Bank p.l.c. in Valletta beslist wat er met uw gegevens gebeurt. Onze functionaris voor gegevensbescherming bereikt u op privacy@meridianbank.example.

## Wat we bewaren en waarom

### Als u deze site bezoekt

#### Technische gegevens

Uw adres op het internet en de pagina’s die u vraagt, voor korte tijd, om de site veilig te houden. Statistieken bewaren we zonder namen.

#### Cookies

Alleen die welke de site nodig heeft. Zie [cookies](/cookies).

### Als u een lening aanvraagt

#### Wat u invult

Wie u bent, uw gezin, inkomsten en uitgaven. We hebben ze nodig om te beoordelen of een lening draaglijk is; de wet verplicht ons daartoe.

#### Wat we anderen vragen

Het kredietregister in uw land, als het er een heeft.

### Als u klant bent

Betalingen, contracten, gesprekken daarover. We hebben ze nodig om uit te voeren wat we afspraken, en sommige om misdaad te voorkomen.

### Als u zich inschrijft op onze nieuwsbrief

Uw naam en adres, tot u zich uitschrijft.

## Hoelang

| Wat | Hoelang |
|---|---|
| Een aanvraag die niet ingediend wordt | 90 dagen |
| Een aanvraag zonder contract | 1 jaar |
| De aanvraag van een contract | 10 jaar na de aanvaarding |
| Een contract en zijn betalingen | 10 jaar na het einde |
| Een bericht aan ons | 90 dagen |
| Nieuwsbrief | tot u zich uitschrijft |

## Wie het ziet

### Binnen de bank

Alleen wie het voor het werk nodig heeft; elke blik in een dossier wordt genoteerd.

### Buiten de bank

Bedrijven die onder contract voor ons werken, en overheden als de wet ons verplicht. We verkopen geen gegevens.

## Beslissingen door een computer

De eerste beoordeling van een lening gebeurt met regels. U krijgt de redenen en kunt vragen dat iemand opnieuw kijkt.

## Uw rechten

- **inzien** wat we hebben
- het laten **verbeteren** of **wissen**
- het **ontvangen** in een vorm die een ander kan lezen
- **bezwaar maken**, of het gebruik laten beperken

Schrijf ons; we antwoorden binnen een maand. Bent u niet tevreden, dan kunt u klacht indienen bij de gegevensbeschermingsautoriteit van uw land.`,
    },
    fr: {
      title: 'Vie privée',
      description:
        'Quelles données personnelles nous gardons, pourquoi, combien de temps, qui les voit et ce que vous pouvez demander.',
      body: `Nous gardons aussi peu que possible, aussi brièvement que permis, et vous disons quoi.

## Qui est responsable

Meridian Bank p.l.c. à La Valette décide de l’usage de vos données. Notre délégué à la protection des données répond à l’adresse privacy@meridianbank.example.

## Ce que nous gardons et pourquoi

### Quand vous visitez ce site

#### Données techniques

Votre adresse internet et les pages demandées, pour un temps court, afin de garder le site sûr. Les statistiques sont conservées sans noms.

#### Cookies

Seulement ceux dont le site a besoin. Voyez [cookies](/cookies).

### Quand vous demandez un prêt

#### Ce que vous remplissez

Qui vous êtes, votre ménage, vos revenus et dépenses. Nous en avons besoin pour juger si un prêt est supportable ; la loi nous y oblige.

#### Ce que nous demandons à d’autres

Le registre des crédits de votre pays, s’il en existe un.

### Quand vous êtes client

Les paiements, les contrats, les conversations à leur sujet. Nous en avons besoin pour exécuter ce qui est convenu, et en partie pour prévenir la criminalité.

### Quand vous vous abonnez à notre lettre

Votre nom et votre adresse, jusqu’à votre désabonnement.

## Combien de temps

| Quoi | Combien de temps |
|---|---|
| Une demande non envoyée | 90 jours |
| Une demande sans contrat | 1 an |
| La demande d’un contrat | 10 ans après l’acceptation |
| Un contrat et ses paiements | 10 ans après sa fin |
| Un message qui nous est adressé | 90 jours |
| Lettre d’information | jusqu’au désabonnement |

## Qui les voit

### Dans la banque

Seuls ceux qui en ont besoin pour leur travail ; chaque consultation d’un dossier est notée.

### Hors de la banque

Des entreprises qui travaillent pour nous sous contrat, et les autorités quand la loi l’impose. Nous ne vendons pas de données.

## Décisions par ordinateur

La première évaluation d’un prêt suit des règles. Vous recevez les raisons et pouvez demander qu’une personne réexamine.

## Vos droits

- **voir** ce que nous avons
- le faire **corriger** ou **effacer**
- le **recevoir** sous une forme lisible par un autre
- vous **opposer**, ou faire limiter son usage

Écrivez-nous ; nous répondons dans le mois. Si vous n’êtes pas satisfait, vous pouvez vous plaindre auprès de l’autorité de protection des données de votre pays.`,
    },
  },
};
