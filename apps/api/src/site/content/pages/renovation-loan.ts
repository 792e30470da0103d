import type { DemoPage } from '../content-types.js';

export const renovationLoan: DemoPage = {
  slug: 'renovation-loan',
  calculator: 'consumer-lending',
  picture: 5,
  updated: '2026-11-20',
  texts: {
    en: {
      title: 'Renovation loan',
      description:
        'For a roof, a bathroom or a whole house: a lower rate for work on your home, paid out against quotes or invoices.',
      body: `A renovation loan pays for work on the home you live in or rent out. Because the work keeps its value, the rate is lower than that of a general-purpose loan.

## What it covers

### Outside

Roof, facade, windows, drains, drive and garden wall.

### Inside

Bathroom, kitchen, floors, stairs, electricity and plumbing.

### What it does not cover

Loose furniture, appliances that are not built in, and the purchase of the home itself.

## Calculate your instalment

{{calculator}}

## How the money is paid

### In two ways

#### Against a quote

We pay the deposit that your contractor asks for, up to a third.

#### Against invoices

The rest follows as the work proceeds. You can pay the contractor yourself or have us do it.

#### Doing it yourself

Receipts for materials count as well. For your own hours there is, alas, no invoice.

## Through a showroom

Some bathroom and kitchen showrooms prepare the application for you. You receive a code and complete it at home. A shop may offer months without interest; our plan shows which months those are and what remains.

## Conditions in brief

### Amount and term

From 2,500 euro. The longest term depends on the amount, and the loan must end before your seventy-fifth birthday.

### Who can apply

Anyone aged eighteen or over with a regular income, alone or with a co-borrower.

### Saving energy?

Insulation, heat pumps and solar panels qualify for the [green loan](/green-loan), which is cheaper. A mixed project can be divided in two.

**Beware: borrowing money also costs money.**`,
    },
    nl: {
      title: 'Renovatielening',
      description:
        'Voor een dak, een badkamer of een heel huis: een lagere rente voor werken aan uw woning, uitbetaald op offerte of factuur.',
      body: `Een renovatielening betaalt werken aan de woning waarin u woont of die u verhuurt. Omdat de werken hun waarde behouden, is de rente lager dan bij een lening voor alle doelen.

## Wat ze dekt

### Buiten

Dak, gevel, ramen, riolering, oprit en tuinmuur.

### Binnen

Badkamer, keuken, vloeren, trappen, elektriciteit en sanitair.

### Wat ze niet dekt

Losse meubels, toestellen die niet ingebouwd zijn, en de aankoop van de woning zelf.

## Bereken uw aflossing

{{calculator}}

## Hoe het geld betaald wordt

### Op twee manieren

#### Op offerte

We betalen het voorschot dat uw aannemer vraagt, tot een derde.

#### Op factuur

De rest volgt naarmate de werken vorderen. U betaalt de aannemer zelf of laat het ons doen.

#### Zelf doen

Ook kassabonnen voor materiaal tellen. Voor uw eigen uren bestaat er helaas geen factuur.

## Via een toonzaal

Sommige toonzalen voor badkamers en keukens bereiden de aanvraag voor u voor. U krijgt een code en maakt ze thuis af. Een winkel kan maanden zonder rente aanbieden; ons plan toont welke maanden dat zijn en wat er overblijft.

## Voorwaarden in het kort

### Bedrag en looptijd

Vanaf 2.500 euro. De langste looptijd hangt af van het bedrag, en de lening moet eindigen voor uw vijfenzeventigste verjaardag.

### Wie kan aanvragen

Iedereen vanaf achttien jaar met een regelmatig inkomen, alleen of met een medeontlener.

### Energie besparen?

Isolatie, warmtepompen en zonnepanelen komen in aanmerking voor de [groene lening](/green-loan), en die is goedkoper. Een gemengd project kunt u in twee delen.

**Let op, geld lenen kost ook geld.**`,
    },
    fr: {
      title: 'Prêt rénovation',
      description:
        'Pour un toit, une salle de bains ou toute une maison : un taux plus bas pour vos travaux, versé sur devis ou facture.',
      body: `Un prêt rénovation paie des travaux dans le logement que vous habitez ou louez à d’autres. Comme les travaux gardent leur valeur, le taux est plus bas que celui d’un prêt tous usages.

## Ce qu’il couvre

### Dehors

Toit, façade, fenêtres, égouts, allée et mur de jardin.

### Dedans

Salle de bains, cuisine, sols, escaliers, électricité et plomberie.

### Ce qu’il ne couvre pas

Les meubles, les appareils non encastrés et l’achat du logement lui-même.

## Calculez votre mensualité

{{calculator}}

## Comment l’argent est versé

### De deux façons

#### Sur devis

Nous payons l’acompte demandé par votre entrepreneur, jusqu’à un tiers.

#### Sur facture

Le reste suit l’avancement des travaux. Vous payez l’entrepreneur vous-même ou nous le faisons pour vous.

#### Par vous-même

Les tickets de matériaux comptent aussi. Pour vos propres heures, il n’existe hélas pas de facture.

## Par un magasin

Certains magasins de salles de bains et de cuisines préparent la demande pour vous. Vous recevez un code et la terminez chez vous. Un magasin peut offrir des mois sans intérêts ; notre plan montre lesquels et ce qui reste.

## Conditions en bref

### Montant et durée

Dès 2 500 euros. La durée maximale dépend du montant, et le prêt doit se terminer avant vos soixante-quinze ans.

### Qui peut demander

Toute personne d’au moins dix-huit ans avec un revenu régulier, seule ou avec un co-emprunteur.

### Des économies d’énergie ?

L’isolation, les pompes à chaleur et les panneaux solaires donnent droit au [prêt vert](/green-loan), moins cher. Un projet mixte peut être scindé en deux.

**Attention, emprunter de l’argent coûte aussi de l’argent.**`,
    },
  },
};
