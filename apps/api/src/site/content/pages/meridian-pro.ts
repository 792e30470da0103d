import type { DemoPage } from '../content-types.js';

export const meridianPro: DemoPage = {
  slug: 'meridian-pro',
  calculator: 'pro',
  picture: 9,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Meridian Pro',
      description:
        'The business account that divides your money for you, with cards for your team and a discount on invoices you pay early.',
      body: `Meridian Pro is an account for companies, associations and the self-employed. It divides your money as you choose, so that you can get on with your work.

## What you get

### An account that divides your money

Set your rules once: for example, a fifth of everything that comes in goes to your tax account and a tenth to your reserve. Sub-accounts are free.

### Cards with limits

A card for each member of your team, with a limit per day and per month. You can block a card at once, and we replace it within two working days.

### Two pairs of eyes

Set the amount above which a second person must approve a payment.

## Discount for early payment

Participating suppliers give you a discount that falls from day to day. Enter the amount of an invoice to see what you save by paying on each day.

{{calculator}}

### How to read the table

Day 0 is the date of the invoice. Each row shows the discount as a percentage and in euro, and what you still owe. From day 16 you pay the full amount.

## What it costs

| Customer | Per month |
|---|---|
| Sole trader | €6.00 |
| Company | €12.00 |
| Each additional card | €1.50 |
| Transfers in euro | free |

All our prices are on the [fees](/fees) page.

## Open an account

### Before you begin

#### What you need

Your VAT number, the identity cards of all owners, directors and signatories, and, for a company, its articles of association.

#### How it goes

[Seven steps online](/e-banking/). You can stop at any step and continue later with your code, also on another device.

#### How long it takes

Two working days on average, once we have everything.

## Together with factoring

The money for invoices you sell with [Meridian Factor](/meridian-factor) is paid into the same account, listed by customer.`,
    },
    nl: {
      title: 'Meridian Pro',
      description:
        'De zakelijke rekening die uw geld voor u verdeelt, met kaarten voor uw team en korting op facturen die u vroeg betaalt.',
      body: `Meridian Pro is een rekening voor bedrijven, verenigingen en zelfstandigen. Ze verdeelt uw geld zoals u het wilt, zodat u kunt voortwerken.

## Wat u krijgt

### Een rekening die uw geld verdeelt

Stel uw regels één keer in: bijvoorbeeld een vijfde van alles wat binnenkomt naar uw belastingrekening en een tiende naar uw reserve. Subrekeningen zijn gratis.

### Kaarten met limieten

Een kaart voor elke medewerker, met een limiet per dag en per maand. U blokkeert een kaart meteen, en wij vervangen ze binnen twee werkdagen.

### Twee paar ogen

Bepaal boven welk bedrag een tweede persoon een betaling moet goedkeuren.

## Korting voor snelle betaling

Deelnemende leveranciers geven u een korting die van dag tot dag daalt. Vul het bedrag van een factuur in en zie wat u bespaart als u op een bepaalde dag betaalt.

{{calculator}}

### De tabel lezen

Dag 0 is de datum van de factuur. Elke rij toont de korting in procent en in euro, en wat u nog moet betalen. Vanaf dag 16 betaalt u het volledige bedrag.

## Wat het kost

| Klant | Per maand |
|---|---|
| Eenmanszaak | € 6,00 |
| Vennootschap | € 12,00 |
| Elke extra kaart | € 1,50 |
| Overschrijvingen in euro | gratis |

Al onze prijzen staan op de pagina [tarieven](/fees).

## Een rekening openen

### Voor u begint

#### Wat u nodig hebt

Uw btw-nummer, de identiteitskaarten van alle eigenaars, bestuurders en gemachtigden en, voor een vennootschap, de statuten.

#### Hoe het gaat

[Zeven stappen online](/e-banking/). U kunt bij elke stap stoppen en later verdergaan met uw code, ook op een ander toestel.

#### Hoelang het duurt

Gemiddeld twee werkdagen zodra we alles hebben.

## Samen met factoring

Het geld voor facturen die u met [Meridian Factor](/meridian-factor) verkoopt, komt op dezelfde rekening, per klant vermeld.`,
    },
    fr: {
      title: 'Meridian Pro',
      description:
        'Le compte professionnel qui répartit votre argent pour vous, avec des cartes pour votre équipe et une remise sur les factures payées tôt.',
      body: `Meridian Pro est un compte pour les sociétés, les associations et les indépendants. Il répartit votre argent comme vous le souhaitez, pour que vous puissiez vous consacrer à votre travail.

## Ce que vous recevez

### Un compte qui répartit votre argent

Fixez vos règles une fois : par exemple, un cinquième de chaque entrée va sur votre compte impôts et un dixième sur votre réserve. Les sous-comptes sont gratuits.

### Des cartes à plafond

Une carte pour chaque membre de votre équipe, avec un plafond par jour et par mois. Vous pouvez la bloquer tout de suite, et nous la remplaçons dans les deux jours ouvrables.

### Deux paires d’yeux

Fixez le montant à partir duquel une seconde personne doit approuver un paiement.

## Remise pour paiement rapide

Les fournisseurs participants vous accordent une remise qui diminue de jour en jour. Indiquez le montant d’une facture pour voir ce que vous économisez selon le jour du paiement.

{{calculator}}

### Lire le tableau

Le jour 0 est la date de la facture. Chaque ligne montre la remise en pour cent et en euros, et ce que vous devez encore. À partir du jour 16, vous payez le montant entier.

## Ce que cela coûte

| Client | Par mois |
|---|---|
| Indépendant | 6,00 € |
| Société | 12,00 € |
| Chaque carte supplémentaire | 1,50 € |
| Virements en euros | gratuits |

Tous nos prix figurent sur la page [tarifs](/fees).

## Ouvrir un compte

### Avant de commencer

#### Ce qu’il vous faut

Votre numéro de TVA, les cartes d’identité de tous les propriétaires, administrateurs et signataires et, pour une société, ses statuts.

#### Comment cela se passe

[Sept étapes en ligne](/e-banking/). Vous pouvez vous arrêter à chaque étape et continuer plus tard avec votre code, aussi sur un autre appareil.

#### Combien de temps cela prend

Deux jours ouvrables en moyenne, dès que nous avons tout.

## Avec l’affacturage

L’argent des factures cédées avec [Meridian Factor](/meridian-factor) est versé sur le même compte, indiqué par client.`,
    },
  },
};
