import type { DemoPage } from '../content-types.js';
import { contactForm } from '../names.js';

export const saverPlus: DemoPage = {
  slug: 'saver-plus',
  calculator: 'term-deposit-saver-plus',
  showOnlyZeroRate: true,
  picture: 2,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Saver Plus',
      description: 'A higher savings rate in exchange for a month’s notice. No fixed term, no minimum balance.',
      body: `Saver Plus lies between a savings account and a term deposit. There is no end date: you simply give us one month’s notice before you withdraw money. In return, you earn a higher rate than on Meridian Saver. We do not offer Saver Plus in every country; the calculator shows the rate where we do.

## What sets it apart

### From Meridian Saver

The rate is higher, but you wait a month for a withdrawal.

### From a term deposit

The rate is variable, not fixed, and you never tie up your money for longer than a month.

## Calculate your interest

{{calculator}}

### How we calculate

The interest for one year is the amount times the yearly rate, times 365 divided by 360. Because there is no fixed term, the calculator shows one year.

## Paying in and taking out

### In practice

#### Paying in

Any amount, at any time, by transfer or standing order.

#### Giving notice

In online banking you choose an amount and see at once on which day you will receive it. You can cancel your notice until two days before that day.

#### In an emergency

Once a year you can withdraw up to €1,000 without notice.

## Frequently asked

### Do I earn interest during the notice period?

Yes, at the full rate, until the day we pay out the money.

### Can we have a joint account?

Yes. Either of you can pay in money. You choose whether giving notice takes one signature or two.

### Can I have more than one account?

Yes, up to ten, each with its own name and goal.

## Open Saver Plus

[Send us a message](${contactForm('Open a Saver Plus')}) and we call you back within one working day to open the account with you. If you do not have a [Meridian Saver](/meridian-saver) yet, we open both together.`,
    },
    nl: {
      title: 'Saver Plus',
      description: 'Een hogere spaarrente in ruil voor een maand opzeg. Geen vaste looptijd, geen minimumsaldo.',
      body: `Saver Plus ligt tussen een spaarrekening en een termijnrekening. Er is geen einddatum: u zegt gewoon een maand op voor u geld opneemt. In ruil krijgt u een hogere rente dan op Meridian Saver. We bieden Saver Plus niet in elk land aan; de rekentool toont de rente waar dat wel zo is.

## Wat de rekening onderscheidt

### Van Meridian Saver

De rente is hoger, maar op een opname wacht u een maand.

### Van een termijnrekening

De rente is variabel en niet vast, en uw geld staat nooit langer dan een maand vast.

## Bereken uw rente

{{calculator}}

### Hoe we rekenen

De rente voor één jaar is het bedrag maal de jaarrente, maal 365 gedeeld door 360. Omdat er geen vaste looptijd is, toont de rekentool één jaar.

## Storten en opnemen

### In de praktijk

#### Storten

Elk bedrag, op elk moment, met een overschrijving of een doorlopende opdracht.

#### Opzeggen

Bij online bankieren kiest u een bedrag en ziet u meteen op welke dag u het krijgt. Tot twee dagen vooraf kunt u uw opzeg intrekken.

#### In nood

Eén keer per jaar kunt u tot € 1.000 opnemen zonder opzeg.

## Veelgestelde vragen

### Krijg ik rente tijdens de opzegtermijn?

Ja, de volledige rente, tot de dag waarop we het geld uitbetalen.

### Kunnen we een gezamenlijke rekening hebben?

Ja. Ieder van u kan geld storten. U kiest of één handtekening volstaat om op te zeggen of dat er twee nodig zijn.

### Kan ik meer dan één rekening hebben?

Ja, tot tien, elk met een eigen naam en doel.

## Saver Plus openen

[Stuur ons een bericht](${contactForm('Open een Saver Plus')}) en we bellen u binnen één werkdag terug om de rekening samen te openen. Hebt u nog geen [Meridian Saver](/meridian-saver), dan openen we beide tegelijk.`,
    },
    fr: {
      title: 'Saver Plus',
      description: 'Un taux d’épargne plus élevé contre un mois de préavis. Sans durée fixe, sans solde minimum.',
      body: `Saver Plus se situe entre le compte d’épargne et le compte à terme. Il n’a pas d’échéance : vous donnez simplement un mois de préavis avant un retrait. En échange, vous recevez un taux plus élevé que sur Meridian Saver. Nous ne proposons pas Saver Plus dans tous les pays ; le calculateur montre le taux là où nous le proposons.

## Ce qui le distingue

### De Meridian Saver

Le taux est plus élevé, mais vous attendez un mois pour un retrait.

### Du compte à terme

Le taux est variable et non fixe, et votre argent n’est jamais bloqué plus d’un mois.

## Calculez vos intérêts

{{calculator}}

### Comment nous calculons

Les intérêts d’un an sont le montant multiplié par le taux annuel, puis par 365 divisé par 360. Comme il n’y a pas de durée fixe, le calculateur montre une année.

## Verser et retirer

### En pratique

#### Verser

N’importe quel montant, à tout moment, par virement ou ordre permanent.

#### Donner un préavis

Dans la banque en ligne, vous choisissez un montant et voyez tout de suite quel jour vous le recevrez. Vous pouvez annuler votre préavis jusqu’à deux jours avant ce jour.

#### En cas d’urgence

Une fois par an, vous pouvez retirer jusqu’à 1 000 € sans préavis.

## Questions fréquentes

### Est-ce que je reçois des intérêts pendant le préavis ?

Oui, au taux plein, jusqu’au jour où nous versons l’argent.

### Pouvons-nous avoir un compte commun ?

Oui. Chacun peut verser de l’argent. Vous choisissez si un préavis demande une signature ou deux.

### Puis-je avoir plusieurs comptes ?

Oui, jusqu’à dix, chacun avec son nom et son but.

## Ouvrir Saver Plus

[Envoyez-nous un message](${contactForm('Ouvrir un Saver Plus')}) et nous vous rappelons dans un délai d’un jour ouvrable pour ouvrir le compte avec vous. Si vous n’avez pas encore de [Meridian Saver](/meridian-saver), nous ouvrons les deux en même temps.`,
    },
  },
};
