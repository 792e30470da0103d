import type { DemoPage } from '../content-types.js';

export const renovationLoan: DemoPage = {
  slug: 'renovation-loan',
  calculator: 'consumer-lending',
  picture: 5,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Renovation loan',
      description:
        'For a roof, a bathroom or a whole house: a lower rate for work on your home, paid out against quotes or invoices.',
      body: `A renovation loan pays for work on the home you live in or rent out. Because the work adds to the value of the home, the rate is lower than that of a [personal loan](/consumer-lending).

## What it covers

### Outside

Roof, facade, windows, drains, drive and garden wall.

### Inside

Bathroom, kitchen, floors, stairs, electricity and plumbing.

### What it does not cover

Free-standing furniture, appliances that are not built in, and the purchase of the home itself.

## Calculate your instalment

{{calculator}}

## How the money is paid

### In two ways

#### Against a quote

We pay the deposit that your contractor asks for, up to a third of the loan.

#### Against invoices

The rest follows as the work progresses. You can pay the contractor yourself or ask us to do it.

#### Doing it yourself

We also accept receipts for materials. We cannot pay for your own hours.

## Through a showroom

Some bathroom and kitchen showrooms can prepare the application for you. You receive a code and complete the application at home. A store may offer you months without interest; your loan plan shows which months those are and what you pay afterwards.

## Conditions in brief

### Amount and term

From €500 to €25,000, over one to ten years. The longest term depends on the amount, and you must have repaid the loan by your 75th birthday.

### Who can apply

Anyone aged 18 or over with a regular income, alone or with a co-borrower.

### Saving energy?

Insulation, heat pumps and solar panels qualify for the [green loan](/green-loan), which has a lower rate. If at least half of your project saves energy, the green loan can cover all of it.

**Caution: borrowing money also costs money.**`,
    },
    nl: {
      title: 'Renovatielening',
      description:
        'Voor een dak, een badkamer of een heel huis: een lagere rente voor werken aan uw woning, uitbetaald op offerte of factuur.',
      body: `Met een renovatielening betaalt u werken aan de woning waarin u woont of die u verhuurt. Omdat de werken de woning meer waard maken, is de rente lager dan bij een [persoonlijke lening](/consumer-lending).

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

We betalen het voorschot dat uw aannemer vraagt, tot een derde van de lening.

#### Op factuur

De rest volgt naarmate de werken vorderen. U betaalt de aannemer zelf of laat het ons doen.

#### Zelf doen

Ook kassabonnen voor materiaal aanvaarden we. Uw eigen uren kunnen we niet betalen.

## Via een toonzaal

Sommige toonzalen voor badkamers en keukens kunnen de aanvraag voor u voorbereiden. U krijgt een code en maakt de aanvraag thuis af. Een winkel kan u maanden zonder rente aanbieden; op uw leningsplan ziet u welke maanden dat zijn en wat u daarna betaalt.

## Voorwaarden in het kort

### Bedrag en looptijd

Van € 500 tot € 25.000, over één tot tien jaar. De langste looptijd hangt af van het bedrag, en de lening moet terugbetaald zijn op uw 75e verjaardag.

### Wie kan aanvragen

Iedereen vanaf 18 jaar met een regelmatig inkomen, alleen of met een medeontlener.

### Energie besparen?

Isolatie, warmtepompen en zonnepanelen komen in aanmerking voor de [groene lening](/green-loan), met een lagere rente. Bespaart minstens de helft van uw project energie, dan kan de groene lening alles dekken.

**Let op, geld lenen kost ook geld.**`,
    },
    fr: {
      title: 'Prêt rénovation',
      description:
        'Pour un toit, une salle de bains ou toute une maison : un taux plus bas pour vos travaux, versé sur devis ou facture.',
      body: `Un prêt rénovation paie des travaux dans le logement que vous habitez ou donnez en location. Comme les travaux augmentent la valeur du logement, le taux est plus bas que celui d’un [prêt personnel](/consumer-lending).

## Ce qu’il couvre

### Dehors

Toit, façade, fenêtres, égouts, allée et mur de jardin.

### Dedans

Salle de bains, cuisine, sols, escaliers, électricité et plomberie.

### Ce qu’il ne couvre pas

Les meubles non fixes, les appareils non encastrés et l’achat du logement lui-même.

## Calculez votre mensualité

{{calculator}}

## Comment l’argent est versé

### De deux façons

#### Sur devis

Nous payons l’acompte demandé par votre entrepreneur, jusqu’à un tiers du prêt.

#### Sur facture

Le reste suit l’avancement des travaux. Vous payez l’entrepreneur vous-même ou nous le faisons à votre demande.

#### Par vous-même

Nous acceptons aussi les tickets de caisse pour les matériaux. Nous ne pouvons pas payer vos propres heures.

## Par un magasin

Certains magasins de salles de bains et de cuisines peuvent préparer la demande pour vous. Vous recevez un code et terminez la demande chez vous. Un magasin peut vous offrir des mois sans intérêts ; votre plan de prêt montre lesquels et ce que vous payez ensuite.

## Conditions en bref

### Montant et durée

De 500 € à 25 000 €, sur un à dix ans. La durée maximale dépend du montant, et le prêt doit être remboursé à vos 75 ans.

### Qui peut demander

Toute personne d’au moins 18 ans avec un revenu régulier, seule ou avec un co-emprunteur.

### Des économies d’énergie ?

L’isolation, les pompes à chaleur et les panneaux solaires donnent droit au [prêt vert](/green-loan), à un taux plus bas. Si au moins la moitié de votre projet économise de l’énergie, le prêt vert peut tout couvrir.

**Attention, emprunter de l’argent coûte aussi de l’argent.**`,
    },
  },
};
