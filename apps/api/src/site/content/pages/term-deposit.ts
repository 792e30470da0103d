import type { DemoPage } from '../content-types.js';

export const termDeposit: DemoPage = {
  slug: 'term-deposit',
  calculator: 'term-deposit-saver-plus',
  picture: 2,
  updated: '2026-10-01',
  texts: {
    en: {
      title: 'Term deposit',
      description: 'A fixed rate for one to five years. See gross and net interest for your amount before you decide.',
      body: `You choose an amount and a number of years; we fix the rate. On the last day you receive your money and the interest. In between nothing changes, whatever rates do.

## Is it something for you?

### Yes, if

- you know when you will need the money
- you want to know today what you will have then
- you keep an emergency fund elsewhere

### Perhaps not, if

- you may need the money earlier
- you expect to find a use for it within the year

## Calculate your interest

{{calculator}}

### How we calculate

Interest is the amount times the yearly rate, times 365 divided by 360, times the number of years. The gross result is before tax, the net result after the tax that is withheld where you live.

## How it works

### From beginning to end

#### Open

You need a [Meridian Saver](/meridian-saver) account, which is free. The minimum for a deposit is 1,000 euro.

#### Wait

Interest is paid out every year, or added up and paid at the end; you choose when you open the deposit.

#### Decide

Thirty days before the end we write to you. Without an answer everything goes to your savings account. We never renew by ourselves.

## If you need the money early

### Ending a deposit

Before the last day a deposit can be ended only in case of serious need, such as illness or loss of work. We then pay interest at the Meridian Saver rate for the time that has passed.

### A ladder instead

Divide the amount over several terms. Each year a part comes free, and the average rate remains close to that of the longest term.

## Protection

Your deposit is protected up to 100,000 euro per person; see [deposit protection](/deposit-protection).`,
    },
    nl: {
      title: 'Termijnrekening',
      description: 'Een vaste rente voor één tot vijf jaar. Zie bruto- en nettorente voor uw bedrag voor u beslist.',
      body: `U kiest een bedrag en een aantal jaren; wij leggen de rente vast. Op de laatste dag ontvangt u uw geld en de rente. Ondertussen verandert er niets, wat de rentes ook doen.

## Is het iets voor u?

### Ja, als

- u weet wanneer u het geld nodig hebt
- u vandaag wilt weten wat u dan zult hebben
- u elders een noodbuffer hebt

### Misschien niet, als

- u het geld vroeger nodig zou kunnen hebben
- u binnen het jaar een bestemming verwacht

## Bereken uw rente

{{calculator}}

### Hoe we rekenen

De rente is het bedrag maal de jaarrente, maal 365 gedeeld door 360, maal het aantal jaren. Het brutoresultaat is vóór belasting, het nettoresultaat na de belasting die waar u woont wordt ingehouden.

## Hoe het werkt

### Van begin tot einde

#### Openen

U hebt een [Meridian Saver](/meridian-saver) nodig, en die is gratis. Het minimum voor een plaatsing is 1.000 euro.

#### Wachten

De rente wordt elk jaar uitbetaald, of opgeteld en op het einde betaald; u kiest bij het openen.

#### Beslissen

Dertig dagen voor het einde schrijven we u. Zonder antwoord gaat alles naar uw spaarrekening. We verlengen nooit uit onszelf.

## Als u het geld vroeger nodig hebt

### Een plaatsing beëindigen

Voor de laatste dag kan een plaatsing alleen bij ernstige nood beëindigd worden, zoals ziekte of verlies van werk. We betalen dan rente tegen het tarief van Meridian Saver voor de verstreken tijd.

### Liever een ladder

Verdeel het bedrag over verschillende looptijden. Elk jaar komt een deel vrij, en de gemiddelde rente blijft dicht bij die van de langste looptijd.

## Bescherming

Uw deposito is beschermd tot 100.000 euro per persoon; zie [depositobescherming](/deposit-protection).`,
    },
    fr: {
      title: 'Compte à terme',
      description:
        'Un taux fixe pour un à cinq ans. Voyez les intérêts bruts et nets de votre montant avant de décider.',
      body: `Vous choisissez un montant et un nombre d’années ; nous fixons le taux. Le dernier jour, vous recevez votre argent et les intérêts. Entre-temps rien ne change, quoi que fassent les taux.

## Est-ce pour vous ?

### Oui, si

- vous savez quand vous aurez besoin de l’argent
- vous voulez savoir aujourd’hui ce que vous aurez alors
- vous gardez ailleurs une réserve de précaution

### Peut-être pas, si

- vous pourriez avoir besoin de l’argent plus tôt
- vous pensez lui trouver un usage dans l’année

## Calculez vos intérêts

{{calculator}}

### Comment nous calculons

Les intérêts sont le montant multiplié par le taux annuel, par 365 divisé par 360, puis par le nombre d’années. Le résultat brut est avant impôt, le résultat net après l’impôt retenu là où vous habitez.

## Comment ça marche

### Du début à la fin

#### Ouvrir

Il vous faut un compte [Meridian Saver](/meridian-saver), qui est gratuit. Le minimum d’un placement est de 1 000 euros.

#### Attendre

Les intérêts sont versés chaque année, ou cumulés et versés à la fin ; vous choisissez à l’ouverture.

#### Décider

Trente jours avant la fin, nous vous écrivons. Sans réponse, tout passe sur votre compte d’épargne. Nous ne renouvelons jamais de nous-mêmes.

## Si vous avez besoin de l’argent plus tôt

### Mettre fin à un placement

Avant le dernier jour, un placement ne peut prendre fin qu’en cas de besoin grave, comme une maladie ou une perte d’emploi. Nous payons alors des intérêts au taux de Meridian Saver pour le temps écoulé.

### Plutôt une échelle

Répartissez le montant sur plusieurs durées. Chaque année une part se libère, et le taux moyen reste proche de celui de la plus longue.

## Protection

Votre dépôt est protégé jusqu’à 100 000 euros par personne ; voyez la [protection des dépôts](/deposit-protection).`,
    },
  },
};
