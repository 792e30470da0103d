import type { DemoPage } from '../content-types.js';
import { contactForm } from '../names.js';

export const meridianSaver: DemoPage = {
  slug: 'meridian-saver',
  calculator: 'saver',
  picture: 1,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Meridian Saver',
      description:
        'A savings account with no minimum, no notice period and no costs. Calculate what your money earns in a year.',
      body: `Meridian Saver is the account for money you want to keep within reach: an emergency fund, a holiday, or savings you have no plan for yet.

## Why savers choose it

- **No minimum.** Start with €10 or with €10,000.
- **No notice period.** Withdraw money whenever you like, to your own current account.
- **No costs.** Opening, keeping and closing the account are free.

## What does your money earn?

Enter an amount and see what it earns in one year at today’s rate for your country.

{{calculator}}

### How we calculate

Interest is the amount times the yearly rate, times 365 divided by 360: you save for 365 days, and the rate is quoted for a year of 360 days. The result is before tax. If your balance changes during the year, we calculate the interest day by day.

### When interest is paid

Once a year, on 31 December, and on the day you close the account.

## Open an account

### What you need

#### Your identity

An identity card or passport that is still valid.

#### Your own account

A current account in your name, at any bank in the European Union. You can withdraw money to that account only, so that nobody else can reach your savings.

### How long it takes

[Send us a message](${contactForm('Open a Meridian Saver')}) and we call you back within one working day to open the account with you.

## Good to know

### The rate can change

The rate is variable. We tell you at least two weeks before it changes.

### Your deposit is protected

Deposits are protected up to €100,000 per person. Read more about [deposit protection](/deposit-protection).

### Prefer a higher rate?

Have a look at [Saver Plus](/saver-plus) if you can give a month’s notice, or at a [term deposit](/term-deposit) if you can leave your money for longer.`,
    },
    nl: {
      title: 'Meridian Saver',
      description:
        'Een spaarrekening zonder minimum, zonder opzegtermijn en zonder kosten. Bereken wat uw geld in een jaar opbrengt.',
      body: `Meridian Saver is de rekening voor geld dat u bij de hand wilt houden: een noodbuffer, een vakantie, of spaargeld waarvoor u nog geen plan hebt.

## Waarom spaarders ervoor kiezen

- **Geen minimum.** Begin met € 10 of met € 10.000.
- **Geen opzegtermijn.** Neem geld op wanneer u wilt, naar uw eigen zichtrekening.
- **Geen kosten.** De rekening openen, houden en sluiten is gratis.

## Wat brengt uw geld op?

Vul een bedrag in en zie wat het in één jaar opbrengt tegen de rente van vandaag in uw land.

{{calculator}}

### Hoe we rekenen

De rente is het bedrag maal de jaarrente, maal 365 gedeeld door 360: u spaart 365 dagen, en de rente is uitgedrukt voor een jaar van 360 dagen. Het resultaat is vóór belasting. Verandert uw saldo tijdens het jaar, dan berekenen we de rente dag per dag.

### Wanneer de rente betaald wordt

Eén keer per jaar, op 31 december, en op de dag dat u de rekening sluit.

## Een rekening openen

### Wat u nodig hebt

#### Uw identiteit

Een identiteitskaart of paspoort dat nog geldig is.

#### Uw eigen rekening

Een zichtrekening op uw naam, bij gelijk welke bank in de Europese Unie. U kunt alleen naar die rekening geld opnemen, zodat niemand anders aan uw spaargeld kan.

### Hoelang het duurt

[Stuur ons een bericht](${contactForm('Open een Meridian Saver')}) en we bellen u binnen één werkdag terug om de rekening samen te openen.

## Goed om te weten

### De rente kan veranderen

De rente is variabel. We laten het u minstens twee weken vooraf weten als ze verandert.

### Uw deposito is beschermd

Deposito’s zijn beschermd tot € 100.000 per persoon. Lees meer over [depositobescherming](/deposit-protection).

### Liever een hogere rente?

Bekijk [Saver Plus](/saver-plus) als u een maand vooraf kunt opzeggen, of een [termijnrekening](/term-deposit) als u uw geld langer kunt missen.`,
    },
    fr: {
      title: 'Meridian Saver',
      description:
        'Un compte d’épargne sans minimum, sans préavis et sans frais. Calculez ce que votre argent rapporte en un an.',
      body: `Meridian Saver est le compte pour l’argent que vous voulez garder à portée de main : une réserve de précaution, des vacances, ou une épargne pour laquelle vous n’avez pas encore de projet.

## Pourquoi les épargnants le choisissent

- **Sans minimum.** Commencez avec 10 € ou avec 10 000 €.
- **Sans préavis.** Retirez de l’argent quand vous voulez, vers votre propre compte à vue.
- **Sans frais.** Ouvrir, garder et fermer le compte est gratuit.

## Que rapporte votre argent ?

Indiquez un montant et voyez ce qu’il rapporte en un an au taux du jour dans votre pays.

{{calculator}}

### Comment nous calculons

Les intérêts sont le montant multiplié par le taux annuel, puis par 365 divisé par 360 : vous épargnez 365 jours, et le taux est exprimé pour une année de 360 jours. Le résultat est avant impôt. Si votre solde change en cours d’année, nous calculons les intérêts jour par jour.

### Quand les intérêts sont versés

Une fois par an, le 31 décembre, et le jour où vous fermez le compte.

## Ouvrir un compte

### Ce qu’il vous faut

#### Votre identité

Une carte d’identité ou un passeport encore valable.

#### Votre propre compte

Un compte à vue à votre nom, dans n’importe quelle banque de l’Union européenne. Vous ne pouvez retirer de l’argent que vers ce compte, pour que personne d’autre n’ait accès à votre épargne.

### Combien de temps cela prend

[Envoyez-nous un message](${contactForm('Ouvrir un Meridian Saver')}) et nous vous rappelons dans un délai d’un jour ouvrable pour ouvrir le compte avec vous.

## Bon à savoir

### Le taux peut changer

Le taux est variable. Nous vous annonçons tout changement au moins deux semaines à l’avance.

### Votre dépôt est protégé

Les dépôts sont protégés jusqu’à 100 000 € par personne. En savoir plus sur la [protection des dépôts](/deposit-protection).

### Un taux plus élevé ?

Découvrez [Saver Plus](/saver-plus) si vous pouvez donner un mois de préavis, ou un [compte à terme](/term-deposit) si vous pouvez laisser votre argent plus longtemps.`,
    },
  },
};
