import type { DemoPage } from '../content-types.js';

export const meridianFactor: DemoPage = {
  slug: 'meridian-factor',
  calculator: 'factor',
  picture: 7,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Meridian Factor',
      description:
        'Sell an invoice and receive most of the money, usually within two working days. Calculate what it costs for your own invoice.',
      body: `Your customer pays in sixty days, but your wages are due this month. With Meridian Factor you sell the invoice to us and receive most of the money now.

## Calculate your financing

{{calculator}}

### What the figures mean

#### Retained amount

We retain 10% of the invoice until your customer has paid. You then receive it in full.

#### Total cost

The invoice amount multiplied by the agreed fee. The calculator does not include the one-off charge of €150.00 for the agreement. There are no other charges.

#### Total financing

The amount you receive straight away: the invoice less the retained amount and the total cost.

## How it works

### Once

We look at your company and you sign one agreement. You choose which customers to include.

### For each invoice

1. You deliver and invoice as usual.
2. You upload the invoice.
3. We check it and pay, usually within two working days.
4. Your customer pays into an account in your name.
5. You receive the retained amount.

## Who it is for

### Companies with business customers

You cannot sell invoices to consumers, or to companies that you own.

### From small to medium

From €500 per invoice, with no yearly minimum. You can start with a single invoice.

## Questions we often hear

### Will my customer notice?

The account number on the invoice changes. You explain this once; many large customers are used to it.

### What if my customer does not pay?

We send reminders. If your customer goes bankrupt, our insurance covers the loss. If your customer disputes the delivery, we return the invoice to you.

### Can I stop?

Yes, at any time, with one month’s notice. Invoices you have already sold run until they are paid.

## Get started

Send us a message with the button at the top of this page and we will make an appointment. The money is paid into your [Meridian Pro](/meridian-pro) account, which you can open online.`,
    },
    nl: {
      title: 'Meridian Factor',
      description:
        'Verkoop een factuur en ontvang het grootste deel, meestal binnen twee werkdagen. Bereken wat het kost voor uw eigen factuur.',
      body: `Uw klant betaalt over zestig dagen, maar deze maand moet u lonen betalen. Met Meridian Factor verkoopt u ons de factuur en krijgt u het grootste deel nu.

## Bereken uw financiering

{{calculator}}

### Wat de cijfers betekenen

#### Ingehouden bedrag

We houden 10% van de factuur in tot uw klant betaald heeft. Daarna krijgt u dat bedrag volledig.

#### Totale kosten

Het factuurbedrag maal de afgesproken vergoeding. De rekentool telt de eenmalige kosten van € 150,00 voor de overeenkomst niet mee. Andere kosten zijn er niet.

#### Totale financiering

Het bedrag dat u meteen krijgt: de factuur min het ingehouden bedrag en de totale kosten.

## Hoe het werkt

### Eén keer

We bekijken uw bedrijf en u tekent één overeenkomst. U kiest voor welke klanten ze geldt.

### Voor elke factuur

1. U levert en factureert zoals altijd.
2. U laadt de factuur op.
3. Wij controleren ze en betalen, meestal binnen twee werkdagen.
4. Uw klant betaalt op een rekening op uw naam.
5. U ontvangt het ingehouden bedrag.

## Voor wie het is

### Bedrijven met zakelijke klanten

Facturen aan consumenten of aan bedrijven die van u zijn, kunt u niet verkopen.

### Van klein tot middelgroot

Vanaf € 500 per factuur, zonder jaarlijks minimum. U kunt met één factuur beginnen.

## Vragen die we vaak horen

### Merkt mijn klant het?

Het rekeningnummer op de factuur verandert. U legt dat één keer uit; veel grote klanten kennen het al.

### Wat als mijn klant niet betaalt?

We sturen herinneringen. Gaat uw klant failliet, dan dekt onze verzekering het verlies. Betwist uw klant de levering, dan krijgt u de factuur terug.

### Kan ik stoppen?

Ja, op elk moment, met een opzegtermijn van één maand. Verkochte facturen lopen door tot ze betaald zijn.

## Beginnen

Stuur ons een bericht met de knop bovenaan op deze pagina, dan maken we een afspraak. Het geld komt op uw [Meridian Pro](/meridian-pro)-rekening, die u online kunt openen.`,
    },
    fr: {
      title: 'Meridian Factor',
      description:
        'Cédez une facture et recevez-en la plus grande partie, en général sous deux jours ouvrables. Calculez ce que cela coûte pour votre facture.',
      body: `Votre client paie à soixante jours, mais vous avez des salaires à payer ce mois-ci. Avec Meridian Factor, vous nous cédez la facture et recevez la plus grande partie de l’argent maintenant.

## Calculez votre financement

{{calculator}}

### Ce que signifient les chiffres

#### Montant retenu

Nous retenons 10 % de la facture jusqu’au paiement de votre client. Vous recevez ensuite ce montant en entier.

#### Coût total

Le montant de la facture multiplié par la commission convenue. Le calculateur ne compte pas les 150,00 € facturés une seule fois pour la convention. Il n’y a pas d’autres frais.

#### Financement total

Le montant que vous recevez tout de suite : la facture moins le montant retenu et le coût total.

## Comment ça marche

### Une seule fois

Nous examinons votre entreprise et vous signez une seule convention. Vous choisissez les clients à inclure.

### Pour chaque facture

1. Vous livrez et facturez comme toujours.
2. Vous déposez la facture en ligne.
3. Nous la vérifions et payons, en général sous deux jours ouvrables.
4. Votre client paie sur un compte à votre nom.
5. Vous recevez le montant retenu.

## Pour qui

### Les entreprises à clientèle professionnelle

Vous ne pouvez pas céder de factures adressées à des consommateurs ou à des sociétés qui vous appartiennent.

### Des petites aux moyennes

À partir de 500 € par facture, sans minimum annuel. Vous pouvez commencer par une seule facture.

## Questions fréquentes

### Mon client le remarquera-t-il ?

Le numéro de compte sur la facture change. Vous l’expliquez une fois ; beaucoup de grands clients en ont l’habitude.

### Et si mon client ne paie pas ?

Nous envoyons des rappels. Si votre client fait faillite, notre assurance couvre la perte. S’il conteste la livraison, nous vous rendons la facture.

### Puis-je arrêter ?

Oui, à tout moment, avec un mois de préavis. Les factures déjà cédées courent jusqu’à leur paiement.

## Commencer

Envoyez-nous un message avec le bouton en haut de cette page et nous fixons un rendez-vous. L’argent est versé sur votre compte [Meridian Pro](/meridian-pro), que vous pouvez ouvrir en ligne.`,
    },
  },
};
