import type { DemoPage } from '../content-types.js';

export const consumerLending: DemoPage = {
  slug: 'consumer-lending',
  calculator: 'consumer-lending',
  picture: 4,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Personal loan',
      description:
        'Borrow a fixed amount at a fixed rate and know what you pay from the first day. Calculate your loan, then apply online.',
      body: `A personal loan has a fixed amount, a fixed rate and a fixed end date. From the first day, you know what you pay each month and what the loan costs in total. You can borrow from €500, over one to ten years.

## Calculate your loan

Enter an amount and a number of years. You see the instalment, the total cost and, month by month, how much goes to interest and how much to principal.

{{calculator}}

### What the result means

The calculator uses today’s rate for a personal loan in your country. The result is an example, not an offer: we look at your income and expenses first. The terms we can offer depend on the amount, and you must have repaid the loan by your 75th birthday.

## What you can borrow for

### Your home

For work on your home, choose a [renovation loan](/renovation-loan) or, if the work saves energy, a [green loan](/green-loan). Their rates are lower.

### Something else

A car, a wedding, studies, furniture: with a personal loan you need not send us an invoice.

## How to apply

### Step by step

#### Your details

Tell us who you are. You receive a code with which you can stop at any time and continue later, also on another device.

#### Income and expenses

Have your income and your monthly expenses at hand. The whole application takes most people about ten minutes.

#### The result

You see at once whether your application can go ahead. If it cannot, we give you the reasons, and you can ask for a person to look at it again.

#### Your documents

Send us a photo or a PDF of your proof of income. We check your documents within two working days of their arrival and write to you.

## Your rights

### Changing your mind

You can withdraw within fourteen days of signing, without giving a reason. You pay back the amount with the interest for those days, and nothing else.

### Repaying early

You can repay all or part of the loan at any time. Any compensation is limited by law and stated in your contract.

### Difficulty in paying

Talk to us before you miss an instalment. Together we will look for a plan you can keep to.

**Caution: borrowing money also costs money.**`,
    },
    nl: {
      title: 'Persoonlijke lening',
      description:
        'Leen een vast bedrag tegen een vaste rente en weet vanaf de eerste dag wat u betaalt. Bereken uw lening en vraag ze online aan.',
      body: `Een persoonlijke lening heeft een vast bedrag, een vaste rente en een vaste einddatum. Vanaf de eerste dag weet u wat u elke maand betaalt en wat de lening in totaal kost. U leent vanaf € 500, over één tot tien jaar.

## Bereken uw lening

Vul een bedrag en een aantal jaren in. U ziet de aflossing, de totale kosten en, maand per maand, hoeveel er naar rente en hoeveel naar kapitaal gaat.

{{calculator}}

### Wat het resultaat betekent

De rekentool gebruikt de rente van vandaag voor een persoonlijke lening in uw land. Het resultaat is een voorbeeld en geen aanbod: we kijken eerst naar uw inkomsten en uitgaven. Welke looptijden we kunnen aanbieden, hangt af van het bedrag, en de lening moet terugbetaald zijn op uw 75e verjaardag.

## Waarvoor u kunt lenen

### Uw woning

Voor werken aan uw woning kiest u een [renovatielening](/renovation-loan) of, als de werken energie besparen, een [groene lening](/green-loan). Daarvan is de rente lager.

### Iets anders

Een auto, een huwelijk, studies, meubels: voor een persoonlijke lening hoeft u ons geen factuur te bezorgen.

## Zo vraagt u aan

### Stap voor stap

#### Uw gegevens

Vertel ons wie u bent. U krijgt een code waarmee u op elk moment kunt stoppen en later verdergaan, ook op een ander toestel.

#### Inkomsten en uitgaven

Houd uw inkomsten en uw maandelijkse uitgaven bij de hand. De hele aanvraag duurt voor de meeste mensen ongeveer tien minuten.

#### Het resultaat

U ziet meteen of uw aanvraag verder kan. Kan dat niet, dan geven we u de redenen en kunt u vragen dat een medewerker ze opnieuw bekijkt.

#### Uw documenten

Stuur ons een foto of een pdf van uw bewijs van inkomen. We kijken uw documenten na binnen twee werkdagen nadat ze zijn aangekomen en schrijven u.

## Uw rechten

### Van gedachten veranderen

Binnen veertien dagen na het tekenen kunt u de lening herroepen, zonder reden. U betaalt het bedrag terug met de rente voor die dagen, en verder niets.

### Vervroegd terugbetalen

U mag de lening op elk moment geheel of gedeeltelijk terugbetalen. Een eventuele vergoeding is wettelijk beperkt en staat in uw contract.

### Moeite om te betalen

Praat met ons voor u een aflossing mist. Samen zoeken we een plan dat haalbaar is voor u.

**Let op, geld lenen kost ook geld.**`,
    },
    fr: {
      title: 'Prêt personnel',
      description:
        'Empruntez un montant fixe à taux fixe et sachez dès le premier jour ce que vous payez. Calculez votre prêt, puis demandez-le en ligne.',
      body: `Un prêt personnel a un montant fixe, un taux fixe et une échéance fixe. Dès le premier jour, vous savez ce que vous payez chaque mois et ce que le prêt coûte au total. Vous empruntez à partir de 500 €, sur un à dix ans.

## Calculez votre prêt

Indiquez un montant et un nombre d’années. Vous voyez la mensualité, le coût total et, mois par mois, la part des intérêts et celle du capital.

{{calculator}}

### Ce que signifie le résultat

Le calculateur utilise le taux du jour d’un prêt personnel dans votre pays. Le résultat est un exemple, pas une offre : nous examinons d’abord vos revenus et vos dépenses. Les durées possibles dépendent du montant, et le prêt doit être remboursé à vos 75 ans.

## Pour quoi emprunter

### Votre logement

Pour des travaux chez vous, choisissez un [prêt rénovation](/renovation-loan) ou, s’ils économisent de l’énergie, un [prêt vert](/green-loan). Leurs taux sont plus bas.

### Autre chose

Une voiture, un mariage, des études, des meubles : pour un prêt personnel, nous ne demandons pas de facture.

## Comment faire la demande

### Étape par étape

#### Vos données

Dites-nous qui vous êtes. Vous recevez un code avec lequel vous pouvez vous arrêter à tout moment et reprendre plus tard, aussi sur un autre appareil.

#### Revenus et dépenses

Ayez vos revenus et vos dépenses mensuelles sous la main. La demande entière prend en général une dizaine de minutes.

#### Le résultat

Vous voyez tout de suite si votre demande peut continuer. Si ce n’est pas le cas, nous vous en donnons les raisons et vous pouvez demander qu’une personne la réexamine.

#### Vos documents

Envoyez-nous une photo ou un PDF de votre preuve de revenus. Nous vérifions vos documents dans les deux jours ouvrables après leur arrivée et vous écrivons.

## Vos droits

### Changer d’avis

Dans les quatorze jours de la signature, vous pouvez vous rétracter sans motif. Vous remboursez le montant avec les intérêts de ces jours, et rien d’autre.

### Rembourser plus tôt

Vous pouvez rembourser tout ou partie du prêt à tout moment. L’indemnité éventuelle est limitée par la loi et figure dans votre contrat.

### Des difficultés à payer

Parlez-nous avant de manquer une mensualité. Nous cherchons ensemble un plan que vous pouvez tenir.

**Attention, emprunter de l’argent coûte aussi de l’argent.**`,
    },
  },
};
