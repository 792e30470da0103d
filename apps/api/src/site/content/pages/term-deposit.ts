import type { DemoPage } from '../content-types.js';
import { contactForm } from '../names.js';

export const termDeposit: DemoPage = {
  slug: 'term-deposit',
  calculator: 'term-deposit-saver-plus',
  picture: 2,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Term deposit',
      description:
        'A fixed rate for one year or longer. See what your money earns, before and after tax, before you decide.',
      body: `You choose an amount and a number of years, and we fix the rate. On the last day you get your money back. Until then your rate does not change, whatever happens to other rates. The calculator shows the terms we offer in your country.

## Is it right for you?

### Yes, if

- you know when you will need the money
- you want to know now what you will have then
- you have an emergency fund in another account

### Perhaps not, if

- you may need the money sooner
- you expect to spend it within a year

## Calculate your interest

{{calculator}}

### How we calculate

Interest is the amount times the yearly rate, times 365 divided by 360, times the number of years. The gross result is before tax; the net result is after the tax withheld in your country.

## How it works

### From beginning to end

#### Open

You need a [Meridian Saver](/meridian-saver) account, which is free. The minimum deposit is €1,000. [Send us a message](${contactForm('Open a term deposit')}) and we call you back within one working day.

#### Wait

When you open the deposit, you choose whether we pay the interest every year or all at once at the end.

#### Decide

We write to you thirty days before the end. If we do not hear from you, we pay everything into your savings account. We never renew a deposit without asking you.

## If you need the money early

### Ending a deposit

You can end a deposit early only in case of serious need, such as illness or the loss of your job. We then pay interest at the Meridian Saver rate for the time that has passed.

### A ladder instead

Spread the amount over several terms. Part of it becomes available each time a term ends, and the rest keeps earning the rate of the longer terms.

## Protection

Your deposit is protected up to €100,000 per person. Read more about [deposit protection](/deposit-protection).`,
    },
    nl: {
      title: 'Termijnrekening',
      description:
        'Een vaste rente voor één jaar of langer. Zie wat uw geld opbrengt, vóór en na belasting, voor u beslist.',
      body: `U kiest een bedrag en een aantal jaren, en wij leggen de rente vast. Op de laatste dag krijgt u uw geld terug. Tot dan verandert uw rente niet, wat er ook met andere rentes gebeurt. De rekentool toont de looptijden die we in uw land aanbieden.

## Is het iets voor u?

### Ja, als

- u weet wanneer u het geld nodig hebt
- u nu al wilt weten wat u dan zult hebben
- u een noodbuffer op een andere rekening hebt

### Misschien niet, als

- u het geld vroeger nodig zou kunnen hebben
- u het binnen het jaar denkt uit te geven

## Bereken uw rente

{{calculator}}

### Hoe we rekenen

De rente is het bedrag maal de jaarrente, maal 365 gedeeld door 360, maal het aantal jaren. Het brutoresultaat is vóór belasting, het nettoresultaat na de belasting die in uw land wordt ingehouden.

## Hoe het werkt

### Van begin tot einde

#### Openen

U hebt een [Meridian Saver](/meridian-saver) nodig, en die is gratis. U plaatst minstens € 1.000. [Stuur ons een bericht](${contactForm('Open een termijnrekening')}) en we bellen u binnen één werkdag terug.

#### Wachten

Bij het openen kiest u of we de rente elk jaar uitbetalen of in één keer op het einde.

#### Beslissen

We schrijven u dertig dagen voor het einde. Horen we niets van u, dan storten we alles op uw spaarrekening. We verlengen nooit zonder het u te vragen.

## Als u het geld vroeger nodig hebt

### Een plaatsing beëindigen

U kunt een plaatsing alleen bij ernstige nood vroeger beëindigen, zoals ziekte of verlies van werk. We betalen dan de rente van Meridian Saver voor de verstreken tijd.

### Liever een ladder

Verdeel het bedrag over verschillende looptijden. Telkens als er een afloopt, komt een deel vrij, en de rest brengt de rente van de langere looptijden op.

## Bescherming

Uw deposito is beschermd tot € 100.000 per persoon. Lees meer over [depositobescherming](/deposit-protection).`,
    },
    fr: {
      title: 'Compte à terme',
      description:
        'Un taux fixe pour un an ou plus. Voyez ce que rapporte votre argent, avant et après impôt, avant de décider.',
      body: `Vous choisissez un montant et un nombre d’années, et nous fixons le taux. Le dernier jour, vous récupérez votre argent. Jusque-là, votre taux ne change pas, quelle que soit l’évolution des autres taux. Le calculateur montre les durées que nous proposons dans votre pays.

## Est-ce pour vous ?

### Oui, si

- vous savez quand vous aurez besoin de l’argent
- vous voulez savoir dès maintenant ce que vous aurez alors
- vous avez une réserve de précaution sur un autre compte

### Peut-être pas, si

- vous pourriez avoir besoin de l’argent plus tôt
- vous pensez le dépenser dans l’année

## Calculez vos intérêts

{{calculator}}

### Comment nous calculons

Les intérêts sont le montant multiplié par le taux annuel, par 365 divisé par 360, puis par le nombre d’années. Le résultat brut est avant impôt, le résultat net après l’impôt retenu dans votre pays.

## Comment ça marche

### Du début à la fin

#### Ouvrir

Il vous faut un compte [Meridian Saver](/meridian-saver), qui est gratuit. Le placement minimum est de 1 000 €. [Envoyez-nous un message](${contactForm('Ouvrir un compte à terme')}) et nous vous rappelons dans un délai d’un jour ouvrable.

#### Attendre

À l’ouverture, vous choisissez si nous versons les intérêts chaque année ou en une fois à la fin.

#### Décider

Nous vous écrivons trente jours avant la fin. Sans réponse de votre part, nous versons tout sur votre compte d’épargne. Nous ne renouvelons jamais un placement sans vous le demander.

## Si vous avez besoin de l’argent plus tôt

### Mettre fin à un placement

Vous ne pouvez mettre fin plus tôt à un placement qu’en cas de nécessité grave, comme une maladie ou une perte d’emploi. Nous payons alors des intérêts au taux de Meridian Saver pour le temps écoulé.

### Plutôt une échelle

Répartissez le montant sur plusieurs durées. Une part se libère chaque fois qu’une durée se termine, et le reste rapporte le taux des durées plus longues.

## Protection

Votre dépôt est protégé jusqu’à 100 000 € par personne. En savoir plus sur la [protection des dépôts](/deposit-protection).`,
    },
  },
};
