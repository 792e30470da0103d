import type { DemoPage } from '../content-types.js';

export const saverPlus: DemoPage = {
  slug: 'saver-plus',
  calculator: 'term-deposit-saver-plus',
  showOnlyZeroRate: true,
  picture: 2,
  updated: '2026-10-01',
  texts: {
    en: {
      title: 'Saver Plus',
      description: 'A higher savings rate in exchange for a month’s notice. No fixed term, no minimum balance.',
      body: `Saver Plus stands between a savings account and a term deposit. There is no end date; you only tell us a month before you withdraw. For that patience we pay a higher rate.

## What sets it apart

### From Meridian Saver

The rate is higher, and a withdrawal takes a month.

### From a term deposit

The rate is variable rather than fixed, and you are never bound for longer than a month.

## Calculate your interest

{{calculator}}

### How we calculate

The interest of one year is the amount times the yearly rate, times 365 divided by 360. As there is no term, the calculator counts one year.

## Paying in and taking out

### In practice

#### Paying in

Any amount, at any time, by transfer or standing order.

#### Giving notice

In online banking you choose an amount and see at once on which day it will arrive. You can withdraw a notice until two days before.

#### In an emergency

Once a year you may take up to 1,000 euro without notice.

## Frequently asked

### Does interest continue during the notice?

Yes, at the full rate, until the day the money leaves.

### Can we hold the account together?

Yes. Each holder can pay in alone; you choose whether one signature or two are needed for a notice.

### May I have more than one?

You may have up to ten, each with its own name and goal.

## Open Saver Plus

Do you already have a [Meridian Saver](/meridian-saver)? Then it takes one minute in online banking. New customers open both at once.`,
    },
    nl: {
      title: 'Saver Plus',
      description: 'Een hogere spaarrente in ruil voor een maand opzeg. Geen vaste looptijd, geen minimumsaldo.',
      body: `Saver Plus staat tussen een spaarrekening en een termijnrekening. Er is geen einddatum; u verwittigt ons alleen een maand voor u opneemt. Voor dat geduld betalen we een hogere rente.

## Wat de rekening onderscheidt

### Van Meridian Saver

De rente is hoger, en een opname duurt een maand.

### Van een termijnrekening

De rente is variabel en niet vast, en u bent nooit langer dan een maand gebonden.

## Bereken uw rente

{{calculator}}

### Hoe we rekenen

De rente van één jaar is het bedrag maal de jaarrente, maal 365 gedeeld door 360. Omdat er geen looptijd is, rekent de rekentool met één jaar.

## Storten en opnemen

### In de praktijk

#### Storten

Elk bedrag, op elk moment, met een overschrijving of een doorlopende opdracht.

#### Opzeggen

Bij online bankieren kiest u een bedrag en ziet u meteen op welke dag het aankomt. Tot twee dagen vooraf kunt u een opzeg intrekken.

#### In nood

Eén keer per jaar neemt u tot 1.000 euro op zonder opzeg.

## Veelgestelde vragen

### Loopt de rente door tijdens de opzeg?

Ja, tegen het volle tarief, tot de dag dat het geld vertrekt.

### Kunnen we de rekening samen houden?

Ja. Elke houder kan alleen storten; u kiest of één handtekening volstaat voor een opzeg of dat er twee nodig zijn.

### Mag ik er meer dan één hebben?

U mag er tot tien hebben, elk met een eigen naam en doel.

## Saver Plus openen

Hebt u al een [Meridian Saver](/meridian-saver)? Dan duurt het één minuut bij online bankieren. Nieuwe klanten openen beide tegelijk.`,
    },
    fr: {
      title: 'Saver Plus',
      description: 'Un taux d’épargne plus élevé contre un mois de préavis. Sans durée fixe, sans solde minimum.',
      body: `Saver Plus se situe entre le compte d’épargne et le compte à terme. Il n’a pas d’échéance ; vous nous prévenez simplement un mois avant un retrait. Pour cette patience, nous payons un taux plus élevé.

## Ce qui le distingue

### De Meridian Saver

Le taux est plus élevé, et un retrait prend un mois.

### Du compte à terme

Le taux est variable et non fixe, et vous n’êtes jamais engagé plus d’un mois.

## Calculez vos intérêts

{{calculator}}

### Comment nous calculons

Les intérêts d’un an sont le montant multiplié par le taux annuel, puis par 365 divisé par 360. Comme il n’y a pas de durée, le calculateur compte une année.

## Verser et retirer

### En pratique

#### Verser

N’importe quel montant, à tout moment, par virement ou ordre permanent.

#### Donner un préavis

Dans la banque en ligne, vous choisissez un montant et voyez aussitôt quel jour il arrivera. Vous pouvez retirer un préavis jusqu’à deux jours avant.

#### En cas d’urgence

Une fois par an, vous pouvez prendre jusqu’à 1 000 euros sans préavis.

## Questions fréquentes

### Les intérêts courent-ils pendant le préavis ?

Oui, au taux plein, jusqu’au jour où l’argent part.

### Pouvons-nous détenir le compte ensemble ?

Oui. Chaque titulaire peut verser seul ; vous choisissez si un préavis demande une signature ou deux.

### Puis-je en avoir plusieurs ?

Vous pouvez en avoir jusqu’à dix, chacun avec son nom et son but.

## Ouvrir Saver Plus

Vous avez déjà un [Meridian Saver](/meridian-saver) ? Il suffit d’une minute dans la banque en ligne. Les nouveaux clients ouvrent les deux en même temps.`,
    },
  },
};
