import type { DemoPage } from '../content-types.js';

export const meridianSaver: DemoPage = {
  slug: 'meridian-saver',
  calculator: 'saver',
  picture: 1,
  updated: '2026-10-01',
  texts: {
    en: {
      title: 'Meridian Saver',
      description:
        'A savings account without minimum, without notice and without cost. Calculate what your money earns in a year.',
      body: `Meridian Saver is the account for money that must stay within reach: an emergency fund, a holiday, a sum that waits for a decision.

## Why savers choose it

- **No minimum.** Begin with ten euro, or with ten thousand.
- **No notice.** Withdraw whenever you like, to your own current account.
- **No cost.** Opening, keeping and closing are free.

## What does your money earn?

Enter an amount and see the interest of one year at today’s rate for your country.

{{calculator}}

### How we calculate

Interest is the amount times the yearly rate, times 365 divided by 360: a year of saving has 365 days, and the rate is quoted for a year of 360. The result is before tax. If your amount changes during the year, the interest follows the balance from day to day.

### When interest is paid

Once a year, on 31 December, and on the day you close the account.

## Open an account

### What you need

#### Your identity

An identity card or passport that is still valid.

#### Your own account

A current account in your name, at any bank in the European Union. Withdrawals go to that account only, so that nobody else can take your savings out.

### How long it takes

Ten minutes online. The account is ready on the same working day.

## Good to know

### The rate can change

The rate is variable. We announce a change at least two weeks beforehand.

### Your deposit is protected

Deposits are protected up to 100,000 euro per person; see [deposit protection](/deposit-protection).

### Prefer a higher rate?

Look at [Saver Plus](/saver-plus) if you can give a month’s notice, or at a [term deposit](/term-deposit) if you can wait longer.`,
    },
    nl: {
      title: 'Meridian Saver',
      description:
        'Een spaarrekening zonder minimum, zonder opzeg en zonder kosten. Bereken wat uw geld in een jaar opbrengt.',
      body: `Meridian Saver is de rekening voor geld dat bij de hand moet blijven: een noodbuffer, een vakantie, een bedrag dat op een beslissing wacht.

## Waarom spaarders ervoor kiezen

- **Geen minimum.** Begin met tien euro, of met tienduizend.
- **Geen opzeg.** Neem op wanneer u wilt, naar uw eigen zichtrekening.
- **Geen kosten.** Openen, houden en sluiten zijn gratis.

## Wat brengt uw geld op?

Vul een bedrag in en zie de rente van één jaar tegen het tarief van vandaag in uw land.

{{calculator}}

### Hoe we rekenen

De rente is het bedrag maal de jaarrente, maal 365 gedeeld door 360: een spaarjaar telt 365 dagen, en de rente geldt voor een jaar van 360. Het resultaat is vóór belasting. Verandert uw bedrag tijdens het jaar, dan volgt de rente het saldo van dag tot dag.

### Wanneer de rente betaald wordt

Eén keer per jaar, op 31 december, en op de dag dat u de rekening sluit.

## Een rekening openen

### Wat u nodig hebt

#### Uw identiteit

Een identiteitskaart of paspoort dat nog geldig is.

#### Uw eigen rekening

Een zichtrekening op uw naam, bij gelijk welke bank in de Europese Unie. Opnames gaan alleen naar die rekening; dat houdt een dief weg van uw spaargeld.

### Hoelang het duurt

Tien minuten online. De rekening is dezelfde werkdag klaar.

## Goed om te weten

### De rente kan veranderen

De rente is variabel. We kondigen een wijziging minstens twee weken vooraf aan.

### Uw deposito is beschermd

Deposito’s zijn beschermd tot 100.000 euro per persoon; zie [depositobescherming](/deposit-protection).

### Liever een hogere rente?

Bekijk [Saver Plus](/saver-plus) als u een maand vooraf kunt verwittigen, of een [termijnrekening](/term-deposit) als u langer kunt wachten.`,
    },
    fr: {
      title: 'Meridian Saver',
      description:
        'Un compte d’épargne sans minimum, sans préavis et sans frais. Calculez ce que votre argent rapporte en un an.',
      body: `Meridian Saver est le compte de l’argent qui doit rester à portée de main : une réserve de précaution, des vacances, une somme qui attend une décision.

## Pourquoi les épargnants le choisissent

- **Sans minimum.** Commencez avec dix euros, ou avec dix mille.
- **Sans préavis.** Retirez quand vous voulez, vers votre propre compte à vue.
- **Sans frais.** Ouvrir, garder et fermer le compte est gratuit.

## Que rapporte votre argent ?

Indiquez un montant et voyez les intérêts d’un an au taux du jour dans votre pays.

{{calculator}}

### Comment nous calculons

Les intérêts sont le montant multiplié par le taux annuel, puis par 365 divisé par 360 : une année d’épargne compte 365 jours, et le taux vaut pour une année de 360. Le résultat est avant impôt. Si votre montant change en cours d’année, les intérêts suivent le solde de jour en jour.

### Quand les intérêts sont versés

Une fois par an, le 31 décembre, et le jour où vous fermez le compte.

## Ouvrir un compte

### Ce qu’il vous faut

#### Votre identité

Une carte d’identité ou un passeport encore valable.

#### Votre propre compte

Un compte à vue à votre nom, dans n’importe quelle banque de l’Union européenne. Les retraits ne vont que vers ce compte, ce qui tient les voleurs loin de votre épargne.

### Combien de temps cela prend

Dix minutes en ligne. Le compte est prêt le jour ouvrable même.

## Bon à savoir

### Le taux peut changer

Le taux est variable. Nous annonçons un changement au moins deux semaines à l’avance.

### Votre dépôt est protégé

Les dépôts sont protégés jusqu’à 100 000 euros par personne ; voyez la [protection des dépôts](/deposit-protection).

### Un taux plus élevé ?

Voyez [Saver Plus](/saver-plus) si vous pouvez prévenir un mois à l’avance, ou un [compte à terme](/term-deposit) si vous pouvez attendre plus longtemps.`,
    },
  },
};
