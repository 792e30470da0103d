import type { DemoPage } from '../content-types.js';

export const fees: DemoPage = {
  slug: 'fees',
  picture: 8,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Fees',
      description: 'Every fee we charge, on one page, and everything that is free.',
      body: `These are all our fees. Interest rates are on the pages of the products.

## For individuals

### Savings

| Service | Fee |
|---|---|
| Opening, keeping and closing an account | free |
| Standing orders and transfers in euro | free |
| Yearly statement by post | €4.00 a year |

### Cards

| Service | Fee |
|---|---|
| Debit card | free |
| Replacement after loss | €10.00 |
| Cash withdrawal in the euro area | five a month free, then €0.50 each |
| Payment in another currency | 1.50% |

### Loans

| Service | Fee |
|---|---|
| Application and assessment | free |
| Early repayment | as stated in your contract, within the legal limit |
| Reminder for a missed instalment | the first is free, then €7.50 |

## For businesses

### Meridian Pro

| Service | Fee |
|---|---|
| Sole trader | €6.00 a month |
| Company | €12.00 a month |
| Each additional card | €1.50 a month |

### Meridian Factor

| Service | Fee |
|---|---|
| Agreement | €150.00, once |
| Fee for each invoice | from 1.25% of the invoice, agreed beforehand |

## Payments abroad

### By destination

#### In euro, within Europe

Free, instant payments included.

#### In another currency

€8.00 per payment, plus the other banks’ charges if you choose to pay them.

## How fees change

### Announcement

We tell you two months before a fee goes up.

### Your choice

If you do not agree, you can close your account free of charge before the change takes effect.

### Yearly overview

Every January you receive an overview of all the fees you paid in the past year.`,
    },
    nl: {
      title: 'Tarieven',
      description: 'Alle kosten die we aanrekenen op één pagina, en alles wat gratis is.',
      body: `Dit zijn al onze tarieven. De rentes staan op de pagina’s van de producten.

## Voor particulieren

### Sparen

| Dienst | Tarief |
|---|---|
| Een rekening openen, houden en sluiten | gratis |
| Doorlopende opdrachten en overschrijvingen in euro | gratis |
| Jaaroverzicht per post | € 4,00 per jaar |

### Kaarten

| Dienst | Tarief |
|---|---|
| Debetkaart | gratis |
| Vervanging na verlies | € 10,00 |
| Geld afhalen in de eurozone | vijf per maand gratis, daarna € 0,50 per keer |
| Betaling in een andere munt | 1,50% |

### Leningen

| Dienst | Tarief |
|---|---|
| Aanvraag en beoordeling | gratis |
| Vervroegde terugbetaling | zoals vermeld in uw contract, binnen de wettelijke grens |
| Herinnering voor een gemiste aflossing | de eerste gratis, daarna € 7,50 |

## Voor ondernemers

### Meridian Pro

| Dienst | Tarief |
|---|---|
| Eenmanszaak | € 6,00 per maand |
| Vennootschap | € 12,00 per maand |
| Elke extra kaart | € 1,50 per maand |

### Meridian Factor

| Dienst | Tarief |
|---|---|
| Overeenkomst | € 150,00, eenmalig |
| Vergoeding per factuur | vanaf 1,25% van de factuur, vooraf afgesproken |

## Betalingen naar het buitenland

### Naar bestemming

#### In euro, binnen Europa

Gratis, ook instantbetalingen.

#### In een andere munt

€ 8,00 per betaling, plus de kosten van andere banken als u ervoor kiest die te betalen.

## Hoe tarieven veranderen

### Aankondiging

We laten het u twee maanden vooraf weten als een tarief stijgt.

### Uw keuze

Gaat u niet akkoord, dan kunt u uw rekening gratis sluiten voor de wijziging ingaat.

### Jaarlijks overzicht

Elk jaar in januari ontvangt u een overzicht van alle kosten die u het voorbije jaar hebt betaald.`,
    },
    fr: {
      title: 'Tarifs',
      description: 'Tous nos tarifs sur une page, et tout ce qui est gratuit.',
      body: `Voici tous nos tarifs. Les taux d’intérêt figurent sur les pages des produits.

## Pour les particuliers

### Épargne

| Service | Tarif |
|---|---|
| Ouvrir, garder et fermer un compte | gratuit |
| Ordres permanents et virements en euros | gratuits |
| Relevé annuel par la poste | 4,00 € par an |

### Cartes

| Service | Tarif |
|---|---|
| Carte de débit | gratuite |
| Remplacement après une perte | 10,00 € |
| Retrait d’argent en zone euro | cinq gratuits par mois, puis 0,50 € par retrait |
| Paiement dans une autre monnaie | 1,50 % |

### Prêts

| Service | Tarif |
|---|---|
| Demande et examen | gratuits |
| Remboursement anticipé | comme indiqué dans votre contrat, dans la limite légale |
| Rappel pour une mensualité manquée | le premier gratuit, puis 7,50 € |

## Pour les entreprises

### Meridian Pro

| Service | Tarif |
|---|---|
| Indépendant | 6,00 € par mois |
| Société | 12,00 € par mois |
| Chaque carte supplémentaire | 1,50 € par mois |

### Meridian Factor

| Service | Tarif |
|---|---|
| Convention | 150,00 €, une fois |
| Commission par facture | à partir de 1,25 % de la facture, convenue à l’avance |

## Paiements à l’étranger

### Selon la destination

#### En euros, en Europe

Gratuits, paiements instantanés compris.

#### Dans une autre monnaie

8,00 € par paiement, plus les frais des autres banques si vous choisissez de les payer.

## Comment les tarifs changent

### Annonce

Nous vous annonçons toute hausse deux mois à l’avance.

### Votre choix

Si vous n’êtes pas d’accord, vous pouvez fermer votre compte sans frais avant l’entrée en vigueur.

### Relevé annuel

Chaque mois de janvier, vous recevez un relevé de tous les frais payés l’année précédente.`,
    },
  },
};
