import type { DemoPage } from '../content-types.js';

export const consumerLending: DemoPage = {
  slug: 'consumer-lending',
  calculator: 'consumer-lending',
  picture: 4,
  updated: '2026-11-20',
  texts: {
    en: {
      title: 'Personal loan',
      description:
        'Borrow a fixed amount at a fixed rate and know every instalment from the first day. Calculate, then apply online.',
      body: `A personal loan has a fixed amount, a fixed rate and a fixed end. You know from the first day what you pay every month and what the loan costs in all.

## Calculate your loan

Enter an amount and a number of years. You see the instalment, the total, and month by month what goes to interest and what to principal.

{{calculator}}

### What the result means

The calculation uses the current rate for your country. It is an indication, not an offer: the rate of your contract depends on the purpose and the term.

## What you can borrow for

### Your home

For work on your home we have a [renovation loan](/renovation-loan) and, if it saves energy, a [green loan](/green-loan). Their rates are lower.

### Something else

A car, a wedding, studies, furniture: a general-purpose loan asks for no invoices.

## How to apply

### In four steps

#### Step one: about you

Fill in who you are. You receive a code, and with it you can stop and continue at any time.

#### Step two: income and expenses

Have a payslip and your bank statements at hand. Most people need ten minutes.

#### Step three: the result

You see it at once, with its reasons. If it is no, you can ask a colleague to look again.

#### Step four: documents

Send a photograph or a PDF. When all is complete you receive the contract.

## Your rights

### Changing your mind

Within fourteen days of signing you may withdraw without giving a reason. You return the amount with the interest of those days, and nothing more.

### Repaying early

You may repay all or part of the loan at any time. The compensation is limited and stands in your contract.

### Difficulty in paying

Speak to us before you miss an instalment. Together we look for a plan that you can keep.

**Beware: borrowing money also costs money.**`,
    },
    nl: {
      title: 'Persoonlijke lening',
      description:
        'Leen een vast bedrag tegen een vaste rente en ken vanaf de eerste dag elke aflossing. Bereken en vraag online aan.',
      body: `Een persoonlijke lening heeft een vast bedrag, een vaste rente en een vast einde. U weet vanaf de eerste dag wat u elke maand betaalt en wat de lening in totaal kost.

## Bereken uw lening

Vul een bedrag en een aantal jaren in. U ziet de aflossing, het totaal en maand per maand wat naar rente en wat naar kapitaal gaat.

{{calculator}}

### Wat het resultaat betekent

De berekening gebruikt de huidige rente voor uw land. Ze is een indicatie en geen aanbod: de rente van uw contract hangt af van het doel en de looptijd.

## Waarvoor u kunt lenen

### Uw woning

Voor werken aan uw woning hebben we een [renovatielening](/renovation-loan) en, als ze energie besparen, een [groene lening](/green-loan). De rentes daarvan zijn lager.

### Iets anders

Een auto, een huwelijk, studies, meubels: voor een lening voor alle doelen vragen we geen facturen.

## Zo vraagt u aan

### In vier stappen

#### Stap één: over u

Vul in wie u bent. U krijgt een code, en daarmee kunt u op elk moment stoppen en verdergaan.

#### Stap twee: inkomsten en uitgaven

Houd een loonfiche en uw rekeninguittreksels bij de hand. De meeste mensen hebben tien minuten nodig.

#### Stap drie: het resultaat

U ziet het meteen, met de redenen. Is het neen, dan kunt u een collega vragen om opnieuw te kijken.

#### Stap vier: documenten

Stuur een foto of een pdf. Als alles volledig is, ontvangt u het contract.

## Uw rechten

### Van gedachten veranderen

Binnen veertien dagen na het tekenen kunt u zich zonder reden bedenken. U betaalt het bedrag terug met de rente van die dagen, en niets meer.

### Vervroegd terugbetalen

U mag de lening altijd geheel of gedeeltelijk terugbetalen. De vergoeding is beperkt en staat in uw contract.

### Moeite om te betalen

Praat met ons voor u een aflossing mist. Samen zoeken we een plan dat u kunt volhouden.

**Let op, geld lenen kost ook geld.**`,
    },
    fr: {
      title: 'Prêt personnel',
      description:
        'Empruntez un montant fixe à taux fixe et connaissez chaque mensualité dès le premier jour. Calculez, puis demandez en ligne.',
      body: `Un prêt personnel a un montant fixe, un taux fixe et une fin fixe. Vous savez dès le premier jour ce que vous payez chaque mois et ce que le prêt coûte en tout.

## Calculez votre prêt

Indiquez un montant et un nombre d’années. Vous voyez la mensualité, le total et, mois par mois, ce qui va aux intérêts et ce qui va au capital.

{{calculator}}

### Ce que signifie le résultat

Le calcul utilise le taux actuel de votre pays. C’est une indication, non une offre : le taux de votre contrat dépend du but et de la durée.

## Pour quoi emprunter

### Votre logement

Pour des travaux chez vous, nous avons un [prêt rénovation](/renovation-loan) et, s’ils économisent de l’énergie, un [prêt vert](/green-loan). Leurs taux sont plus bas.

### Autre chose

Une voiture, un mariage, des études, des meubles : un prêt tous usages ne demande pas de factures.

## Comment faire la demande

### En quatre étapes

#### Étape un : vous

Indiquez qui vous êtes. Vous recevez un code, avec lequel vous pouvez arrêter et reprendre à tout moment.

#### Étape deux : revenus et dépenses

Ayez une fiche de paie et vos extraits de compte sous la main. La plupart des gens mettent dix minutes.

#### Étape trois : le résultat

Vous le voyez aussitôt, avec ses raisons. Si c’est non, vous pouvez demander à un collègue de réexaminer.

#### Étape quatre : les documents

Envoyez une photo ou un PDF. Quand tout est complet, vous recevez le contrat.

## Vos droits

### Changer d’avis

Dans les quatorze jours de la signature, vous pouvez vous rétracter sans motif. Vous rendez le montant avec les intérêts de ces jours, et rien de plus.

### Rembourser plus tôt

Vous pouvez rembourser tout ou partie du prêt à tout moment. L’indemnité est limitée et figure dans votre contrat.

### Des difficultés à payer

Parlez-nous avant de manquer une mensualité. Nous cherchons ensemble un plan tenable.

**Attention, emprunter de l’argent coûte aussi de l’argent.**`,
    },
  },
};
