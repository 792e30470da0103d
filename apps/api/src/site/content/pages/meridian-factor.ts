import type { DemoPage } from '../content-types.js';

export const meridianFactor: DemoPage = {
  slug: 'meridian-factor',
  calculator: 'factor',
  picture: 7,
  updated: '2026-04-07',
  texts: {
    en: {
      title: 'Meridian Factor',
      description:
        'Sell an invoice and receive most of it within two working days. Calculate the cost of your own invoice.',
      body: `Your customer pays in sixty days; your people want to be paid this month. With Meridian Factor you sell the invoice to us and receive the larger part now.

## Calculate your financing

{{calculator}}

### What the figures mean

#### Retained amount

Ten percent of the invoice remains with us until your customer has paid. Then you receive it in full.

#### Total cost

The invoice amount times the agreed fee. The agreement costs 150.00 euro once; nothing else is charged.

#### Total financing

What arrives on your account at once: the invoice less the retained amount and the cost.

## How it works

### Once

We look at your company and sign one agreement. You choose which customers you want to include.

### For each invoice

1. You deliver and invoice as always.
2. You upload the invoice.
3. We check it and pay, usually within two working days.
4. Your customer pays to an account in your name.
5. You receive the retained amount.

## Who it is for

### Companies with business customers

Invoices to consumers cannot be sold. Nor can invoices to companies that belong to you.

### From small to medium

From 500 euro an invoice, without a yearly minimum. Begin with one.

## Questions we often hear

### Does my customer notice?

The account number on the invoice is different. You explain it once; many large customers know it already.

### What if my customer does not pay?

We send reminders. If the customer goes bankrupt, the insurance pays. If the delivery is disputed, we return the invoice to you.

### Can I stop?

At any time, with a month’s notice. Invoices that have been sold run on until they are paid.

## Begin

Apply online, or first open [Meridian Pro](/meridian-pro), on which the money arrives.`,
    },
    nl: {
      title: 'Meridian Factor',
      description:
        'Verkoop een factuur en ontvang het grootste deel binnen twee werkdagen. Bereken de kost van uw eigen factuur.',
      body: `Uw klant betaalt over zestig dagen; uw mensen willen deze maand betaald worden. Met Meridian Factor verkoopt u ons de factuur en ontvangt u het grootste deel nu.

## Bereken uw financiering

{{calculator}}

### Wat de cijfers betekenen

#### Ingehouden bedrag

Tien procent van de factuur blijft bij ons tot uw klant betaald heeft. Dan ontvangt u het volledig.

#### Totale kost

Het factuurbedrag maal de afgesproken vergoeding. De overeenkomst kost eenmalig 150,00 euro; verder rekenen we niets aan.

#### Totale financiering

Wat meteen op uw rekening komt: de factuur min het ingehouden bedrag en de kost.

## Hoe het werkt

### Eén keer

We bekijken uw bedrijf en tekenen één overeenkomst. U kiest welke klanten u wilt opnemen.

### Voor elke factuur

1. U levert en factureert zoals altijd.
2. U laadt de factuur op.
3. We controleren ze en betalen, meestal binnen twee werkdagen.
4. Uw klant betaalt op een rekening op uw naam.
5. U ontvangt het ingehouden bedrag.

## Voor wie het is

### Bedrijven met zakelijke klanten

Facturen aan consumenten kunnen niet verkocht worden, en facturen aan bedrijven die van u zijn evenmin.

### Van klein tot middelgroot

Vanaf 500 euro per factuur, zonder jaarlijks minimum. Begin met één.

## Vragen die we vaak horen

### Merkt mijn klant het?

Het rekeningnummer op de factuur is anders. U legt het één keer uit; veel grote klanten kennen het al.

### Wat als mijn klant niet betaalt?

We sturen herinneringen. Gaat de klant failliet, dan betaalt de verzekering. Wordt de levering betwist, dan krijgt u de factuur terug.

### Kan ik stoppen?

Altijd, met een maand opzeg. Verkochte facturen lopen door tot ze betaald zijn.

## Beginnen

Vraag online aan, of open eerst [Meridian Pro](/meridian-pro), waarop het geld aankomt.`,
    },
    fr: {
      title: 'Meridian Factor',
      description:
        'Cédez une facture et recevez-en la plus grande part sous deux jours ouvrables. Calculez le coût de votre facture.',
      body: `Votre client paie à soixante jours ; votre équipe veut être payée ce mois-ci. Avec Meridian Factor, vous nous cédez la facture et recevez la plus grande part maintenant.

## Calculez votre financement

{{calculator}}

### Ce que signifient les chiffres

#### Montant retenu

Dix pour cent de la facture restent chez nous jusqu’au paiement de votre client. Vous les recevez alors en entier.

#### Coût total

Le montant de la facture multiplié par la commission convenue. La convention coûte 150,00 euros une seule fois ; rien d’autre n’est facturé.

#### Financement total

Ce qui arrive aussitôt sur votre compte : la facture moins le montant retenu et le coût.

## Comment ça marche

### Une seule fois

Nous examinons votre entreprise et signons une convention. Vous choisissez les clients à inclure.

### Pour chaque facture

1. Vous livrez et facturez comme toujours.
2. Vous déposez la facture en ligne.
3. Nous la vérifions et payons, en général sous deux jours ouvrables.
4. Votre client paie sur un compte à votre nom.
5. Vous recevez le montant retenu.

## Pour qui

### Les entreprises à clientèle professionnelle

Les factures à des consommateurs ne peuvent être cédées, ni celles à des sociétés qui vous appartiennent.

### Des petites aux moyennes

Dès 500 euros par facture, sans minimum annuel. Commencez par une seule.

## Questions fréquentes

### Mon client le remarque-t-il ?

Le numéro de compte de la facture change. Vous l’expliquez une fois ; beaucoup de grands clients connaissent déjà.

### Et si mon client ne paie pas ?

Nous envoyons des rappels. S’il fait faillite, l’assurance paie. Si la livraison est contestée, la facture vous revient.

### Puis-je arrêter ?

À tout moment, avec un mois de préavis. Les factures cédées courent jusqu’à leur paiement.

## Commencer

Faites la demande en ligne, ou ouvrez d’abord [Meridian Pro](/meridian-pro), sur lequel l’argent arrive.`,
    },
  },
};
