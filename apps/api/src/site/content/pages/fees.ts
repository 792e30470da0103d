import type { DemoPage } from '../content-types.js';

export const fees: DemoPage = {
  slug: 'fees',
  picture: 8,
  updated: '2026-01-01',
  texts: {
    en: {
      title: 'Fees',
      description: 'Every fee we charge, on one page, and everything that is free.',
      body: `These are all our fees. If something is not on this page, it costs nothing.

## For individuals

### Savings

| Service | Fee |
|---|---|
| Opening, keeping and closing an account | free |
| Standing orders and transfers in euro | free |
| Yearly statement by post | 4.00 euro a year |

### Cards

| Service | Fee |
|---|---|
| Debit card | free |
| Replacement after loss | 10.00 euro |
| Cash withdrawal in the euro area | free, five a month; then 0.50 euro |
| Payment in another currency | 1.50 percent |

### Loans

| Service | Fee |
|---|---|
| Application and assessment | free |
| Early repayment | as stated in the contract, within the legal limit |
| Reminder for a missed instalment | first free, then 7.50 euro |

## For businesses

### Meridian Pro

| Service | Fee |
|---|---|
| Sole trader | 6.00 euro a month |
| Company | 12.00 euro a month |
| Each further card | 1.50 euro a month |

### Meridian Factor

| Service | Fee |
|---|---|
| Agreement | 150.00 euro, once |
| Fee for each invoice | from 1.25 percent, agreed beforehand |

## Payments abroad

### By destination

#### In euro, within Europe

Free, instant payments included.

#### In another currency

8.00 euro for each payment, plus the costs of other banks if you choose to bear them.

## How fees change

### Announcement

We announce a higher fee two months beforehand.

### Your choice

If you do not agree, you may close the account free of charge before it takes effect.

### Yearly overview

Every January you receive an overview of all the fees you paid.`,
    },
    nl: {
      title: 'Tarieven',
      description: 'Elk tarief dat we aanrekenen op één pagina, en alles wat gratis is.',
      body: `Dit zijn al onze tarieven. Staat iets niet op deze pagina, dan kost het niets.

## Voor particulieren

### Sparen

| Dienst | Tarief |
|---|---|
| Een rekening openen, houden en sluiten | gratis |
| Doorlopende opdrachten en overschrijvingen in euro | gratis |
| Jaaroverzicht per post | 4,00 euro per jaar |

### Kaarten

| Dienst | Tarief |
|---|---|
| Debetkaart | gratis |
| Vervanging na verlies | 10,00 euro |
| Geld afhalen in de eurozone | vijf per maand gratis, daarna 0,50 euro |
| Betaling in een andere munt | 1,50 procent |

### Leningen

| Dienst | Tarief |
|---|---|
| Aanvraag en beoordeling | gratis |
| Vervroegde terugbetaling | zoals in het contract, binnen de wettelijke grens |
| Herinnering voor een gemiste aflossing | de eerste gratis, daarna 7,50 euro |

## Voor ondernemers

### Meridian Pro

| Dienst | Tarief |
|---|---|
| Eenmanszaak | 6,00 euro per maand |
| Vennootschap | 12,00 euro per maand |
| Elke extra kaart | 1,50 euro per maand |

### Meridian Factor

| Dienst | Tarief |
|---|---|
| Overeenkomst | 150,00 euro, eenmalig |
| Vergoeding per factuur | vanaf 1,25 procent, vooraf afgesproken |

## Betalingen naar het buitenland

### Naar bestemming

#### In euro, binnen Europa

Gratis, ook instantbetalingen.

#### In een andere munt

8,00 euro per betaling, plus de kosten van andere banken als u kiest om die te dragen.

## Hoe tarieven veranderen

### Aankondiging

Een hoger tarief kondigen we twee maanden vooraf aan.

### Uw keuze

Gaat u niet akkoord, dan sluit u de rekening gratis voor het tarief ingaat.

### Jaarlijks overzicht

Elk jaar in januari ontvangt u een overzicht van alle kosten die u betaalde.`,
    },
    fr: {
      title: 'Tarifs',
      description: 'Tous nos tarifs sur une page, et tout ce qui est gratuit.',
      body: `Voici tous nos tarifs. Ce qui ne figure pas sur cette page ne coûte rien.

## Pour les particuliers

### Épargne

| Service | Tarif |
|---|---|
| Ouvrir, garder et fermer un compte | gratuit |
| Ordres permanents et virements en euros | gratuits |
| Relevé annuel par la poste | 4,00 euros par an |

### Cartes

| Service | Tarif |
|---|---|
| Carte de débit | gratuite |
| Remplacement après une perte | 10,00 euros |
| Retrait d’argent en zone euro | cinq gratuits par mois, puis 0,50 euro |
| Paiement dans une autre monnaie | 1,50 pour cent |

### Prêts

| Service | Tarif |
|---|---|
| Demande et examen | gratuits |
| Remboursement anticipé | selon le contrat, dans la limite légale |
| Rappel pour une mensualité manquée | le premier gratuit, puis 7,50 euros |

## Pour les entreprises

### Meridian Pro

| Service | Tarif |
|---|---|
| Indépendant | 6,00 euros par mois |
| Société | 12,00 euros par mois |
| Chaque carte supplémentaire | 1,50 euro par mois |

### Meridian Factor

| Service | Tarif |
|---|---|
| Convention | 150,00 euros, une fois |
| Commission par facture | dès 1,25 pour cent, convenue à l’avance |

## Paiements à l’étranger

### Selon la destination

#### En euros, en Europe

Gratuits, paiements instantanés compris.

#### Dans une autre monnaie

8,00 euros par paiement, plus les frais des autres banques si vous choisissez de les prendre en charge.

## Comment les tarifs changent

### Annonce

Nous annonçons une hausse deux mois à l’avance.

### Votre choix

Si vous n’êtes pas d’accord, vous fermez le compte sans frais avant son entrée en vigueur.

### Relevé annuel

Chaque mois de janvier, vous recevez un relevé de tous les frais payés.`,
    },
  },
};
