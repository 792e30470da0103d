import type { DemoPage } from '../content-types.js';

export const privacy: DemoPage = {
  slug: 'privacy',
  picture: 12,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Privacy',
      description: 'Which personal data we keep, why, for how long, who sees it and what your rights are.',
      body: `We keep as little personal data as we can, for no longer than we have to. This page tells you what we keep and why.

## Who is responsible

Meridian Bank p.l.c. in Valletta is responsible for your data. You can reach our data protection officer at privacy@meridianbank.example.

## What we keep and why

### When you visit this site

#### Technical data

Your IP address and the pages you visit, for a short time, to keep the site safe. Our statistics contain no names.

#### Cookies

Only the cookies this site needs. See [cookies](/cookies).

### When you apply for a loan

#### What you fill in

Who you are, your household, your income and your expenses. We need this to check that you can afford the loan, as the law requires.

#### What we ask others

The credit register of your country, if there is one.

### When you are a customer

Your payments, your contracts and our conversations about them. We need these to carry out what we have agreed and, in part, to prevent crime.

### When you subscribe to our newsletter

Your name and e-mail address, from the moment you confirm with the link in our e-mail until you unsubscribe.

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

Only people who need it for their work.

### Outside

Companies that work for us under contract, and authorities when the law requires it. We never sell your data.

## Decisions by computer

A computer makes the first assessment of a loan application, by fixed rules. If it says no, you receive the reasons and can ask for a person to look at your application again.

## Your rights

- **see** the data we have about you
- have them **corrected** or **erased**
- **receive** them in a form that you can pass on to others
- **object** to their use, or have it limited

Write to us and we will answer within a month. If you are not satisfied, you can complain to the data protection authority of your country.`,
    },
    nl: {
      title: 'Privacy',
      description: 'Welke persoonsgegevens we bewaren, waarom, hoelang, wie ze ziet en wat u ons kunt vragen.',
      body: `We bewaren zo weinig mogelijk persoonsgegevens, en niet langer dan nodig. Op deze pagina leest u wat we bewaren en waarom.

## Wie verantwoordelijk is

Meridian Bank p.l.c. in Valletta is verantwoordelijk voor uw gegevens. Onze functionaris voor gegevensbescherming bereikt u op privacy@meridianbank.example.

## Wat we bewaren en waarom

### Als u deze site bezoekt

#### Technische gegevens

Uw IP-adres en de pagina’s die u bezoekt, voor korte tijd, om de site veilig te houden. Onze statistieken bevatten geen namen.

#### Cookies

Alleen de cookies die deze site nodig heeft. Zie [cookies](/cookies).

### Als u een lening aanvraagt

#### Wat u invult

Wie u bent, uw gezin, uw inkomsten en uw uitgaven. We hebben die gegevens nodig om na te gaan of u de lening kunt dragen, zoals de wet vraagt.

#### Wat we anderen vragen

Het kredietregister van uw land, als er een is.

### Als u klant bent

Uw betalingen, uw contracten en onze gesprekken daarover. We hebben ze nodig om uit te voeren wat we met u afgesproken hebben en, voor een deel, om misdaad te voorkomen.

### Als u zich inschrijft op onze nieuwsbrief

Uw naam en e-mailadres, vanaf het moment dat u bevestigt met de link in onze e-mail tot u zich uitschrijft.

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

Alleen wie ze voor het werk nodig heeft.

### Buiten de bank

Bedrijven die onder contract voor ons werken, en overheden als de wet dat vraagt. We verkopen uw gegevens nooit.

## Beslissingen door een computer

Een computer maakt volgens vaste regels de eerste beoordeling van een leningaanvraag. Is die negatief, dan krijgt u de redenen en kunt u vragen dat een medewerker uw aanvraag opnieuw bekijkt.

## Uw rechten

- de gegevens **inzien** die we over u hebben
- ze laten **verbeteren** of **wissen**
- ze **ontvangen** in een vorm die u aan anderen kunt doorgeven
- **bezwaar maken** tegen het gebruik, of het laten beperken

Schrijf ons en we antwoorden binnen een maand. Bent u niet tevreden, dan kunt u een klacht indienen bij de gegevensbeschermingsautoriteit van uw land.`,
    },
    fr: {
      title: 'Vie privée',
      description:
        'Quelles données personnelles nous gardons, pourquoi, combien de temps, qui les voit et ce que vous pouvez demander.',
      body: `Nous gardons aussi peu de données personnelles que possible, et pas plus longtemps que nécessaire. Cette page vous dit ce que nous gardons et pourquoi.

## Qui est responsable

Meridian Bank p.l.c. à La Valette est responsable de vos données. Vous pouvez joindre notre délégué à la protection des données à l’adresse privacy@meridianbank.example.

## Ce que nous gardons et pourquoi

### Quand vous visitez ce site

#### Données techniques

Votre adresse IP et les pages que vous visitez, pendant un temps court, pour la sécurité du site. Nos statistiques ne contiennent pas de noms.

#### Cookies

Uniquement les cookies dont ce site a besoin. Voir [cookies](/cookies).

### Quand vous demandez un prêt

#### Ce que vous remplissez

Qui vous êtes, votre ménage, vos revenus et vos dépenses. Nous en avons besoin pour vérifier que vous pouvez rembourser le prêt, comme la loi l’exige.

#### Ce que nous demandons à d’autres

La centrale des crédits de votre pays, s’il en existe une.

### Quand vous êtes client

Vos paiements, vos contrats et nos conversations à leur sujet. Nous en avons besoin pour exécuter ce que nous avons convenu et, en partie, pour prévenir la criminalité.

### Quand vous vous abonnez à notre lettre d’information

Votre nom et votre adresse e-mail, dès que vous confirmez avec le lien de notre e-mail et jusqu’à votre désinscription.

## Combien de temps

| Quoi | Combien de temps |
|---|---|
| Une demande non envoyée | 90 jours |
| Une demande sans contrat | 1 an |
| La demande d’un contrat | 10 ans après l’acceptation |
| Un contrat et ses paiements | 10 ans après sa fin |
| Un message qui nous est adressé | 90 jours |
| Lettre d’information | jusqu’à votre désinscription |

## Qui les voit

### Dans la banque

Seules les personnes qui en ont besoin pour leur travail.

### Hors de la banque

Des entreprises qui travaillent pour nous sous contrat, et les autorités quand la loi l’impose. Nous ne vendons jamais vos données.

## Décisions par ordinateur

Un ordinateur fait la première évaluation d’une demande de prêt, selon des règles fixes. Si elle est négative, vous recevez les raisons et pouvez demander qu’une personne réexamine votre demande.

## Vos droits

- **consulter** les données que nous avons sur vous
- les faire **corriger** ou **effacer**
- les **recevoir** sous une forme que vous pouvez transmettre à d’autres
- vous **opposer** à leur usage, ou le faire limiter

Écrivez-nous et nous répondons dans le mois. Si vous n’êtes pas satisfait, vous pouvez introduire une plainte auprès de l’autorité de protection des données de votre pays.`,
    },
  },
};
