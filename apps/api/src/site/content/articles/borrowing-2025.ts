import type { DemoArticle } from '../content-types.js';

export const borrowing2025: readonly DemoArticle[] = [
  {
    id: 23,
    category: 'borrowing',
    publishDate: '2025-02-25',
    picture: 44,
    texts: {
      en: {
        slug: 'what-a-bank-looks-at-when-you-apply-for-a-loan',
        title: 'What a bank looks at when you apply for a loan',
        excerpt: 'Income, expenses, existing loans and a little arithmetic. There is no secret score.',
        body: `People sometimes imagine that a loan is granted or refused by a mysterious formula. At Meridian Bank the decision depends on questions you can answer yourself beforehand.

## What comes in and goes out

We add up the regular income of the household and take away rent or mortgage, living costs and other loans. The new instalment has to fit in what remains, with some room for an unexpected month.

## What you already owe

We compare all your monthly instalments with your income. Up to about two fifths is comfortable. Above that, one of our staff looks at your application in person; above half we say no, because experience shows that such loans end badly.

## How steady it is

If you have had your job for less than a year, you can still borrow, but one of our staff looks at your application first. We do the same for amounts above €20,000.

If the answer is no, we give you the reasons in plain words and you can ask for a person to look at it again. You can start an application on the [personal loan](/consumer-lending) page and stop at any point; nothing is binding until you sign.`,
      },
      nl: {
        slug: 'waar-een-bank-naar-kijkt-als-u-een-lening-aanvraagt',
        title: 'Waar een bank naar kijkt als u een lening aanvraagt',
        excerpt: 'Inkomen, uitgaven, lopende kredieten en een beetje rekenwerk. Een geheime score bestaat niet.',
        body: `Soms denken mensen dat een geheimzinnige formule over een lening beslist. Bij Meridian Bank hangt de beslissing af van vragen die u vooraf zelf kunt beantwoorden.

## Wat er binnenkomt en buitengaat

We tellen het regelmatige inkomen van het gezin op en trekken huur of hypotheek, levenskosten en andere leningen af. De nieuwe aflossing moet passen in wat overblijft, met wat ruimte voor een onverwachte maand.

## Wat u al verschuldigd bent

We vergelijken al uw maandelijkse aflossingen met uw inkomen. Tot ongeveer twee vijfde is comfortabel. Daarboven bekijkt een medewerker uw aanvraag persoonlijk; boven de helft zeggen we neen, omdat de ervaring leert dat zulke leningen slecht aflopen.

## Hoe stabiel het is

Werkt u minder dan een jaar in uw job, dan kunt u nog altijd lenen, maar een medewerker bekijkt uw aanvraag eerst. Dat doen we ook voor bedragen boven € 20.000.

Is het antwoord neen, dan geven we de redenen in gewone woorden en kunt u vragen dat een medewerker uw aanvraag opnieuw bekijkt. U start een aanvraag op de pagina [persoonlijke lening](/consumer-lending) en stopt wanneer u wilt; niets is bindend tot u tekent.`,
      },
      fr: {
        slug: 'ce-que-regarde-une-banque-quand-vous-demandez-un-pret',
        title: 'Ce que regarde une banque quand vous demandez un prêt',
        excerpt:
          'Des revenus, des dépenses, des crédits en cours et un peu de calcul. Il n’existe pas de score secret.',
        body: `On imagine parfois qu’une formule mystérieuse accorde ou refuse un prêt. Chez Meridian Bank, la décision dépend de questions auxquelles vous pouvez répondre vous-même à l’avance.

## Ce qui entre et ce qui sort

Nous additionnons les revenus réguliers du ménage et retirons le loyer ou le crédit logement, les frais de vie et les autres prêts. La nouvelle mensualité doit tenir dans le reste, avec une marge pour un mois imprévu.

## Ce que vous devez déjà

Nous comparons toutes vos mensualités à vos revenus. Jusqu’à deux cinquièmes environ, c’est confortable. Au-delà, un collaborateur examine votre demande en personne ; au-delà de la moitié, nous disons non, car l’expérience montre que ces prêts finissent mal.

## La stabilité

Si vous occupez votre emploi depuis moins d’un an, vous pouvez emprunter, mais un collaborateur examine d’abord votre demande. Nous faisons de même pour les montants supérieurs à 20 000 €.

Si la réponse est non, nous en donnons les raisons en mots simples et vous pouvez demander qu’une personne réexamine le dossier. Commencez une demande sur la page [prêt personnel](/consumer-lending) et arrêtez quand vous voulez ; rien ne vous engage avant la signature.`,
      },
    },
  },
  {
    id: 26,
    category: 'borrowing',
    publishDate: '2025-05-27',
    picture: 47,
    texts: {
      en: {
        slug: 'insulation-first-the-numbers-behind-a-green-renovation',
        title: 'Insulation first: the numbers behind a green renovation',
        excerpt: 'A worked example of a terraced house, with a loan, a lower bill and an honest margin of error.',
        body: `Take a terraced house that uses 20,000 kilowatt-hours of gas a year. Its owners insulate the roof and replace the windows for €18,000. What happens?

## The saving

The contractor expects the use to fall by about a third. At a price of ten cents per kilowatt-hour that is about €670 a year. Energy prices change, so we also calculate with eight cents (€530) and twelve cents (€800).

## The loan

Over ten years at 3.75% the monthly instalment is about €180. The energy saved covers roughly €55 of that. So the work does not pay for itself during the loan, and anyone who claims otherwise should show you the figures.

## What the figures leave out

The windows were thirty years old and would have had to be replaced anyway. The house is worth more with a better energy label. And the living room is warm, even by the window.

Work it out for your own house with the calculator on the [green loan](/green-loan) page, and use three energy prices.`,
      },
      nl: {
        slug: 'eerst-isoleren-de-cijfers-achter-een-groene-renovatie',
        title: 'Eerst isoleren: de cijfers achter een groene renovatie',
        excerpt:
          'Een uitgewerkt voorbeeld van een rijhuis, met een lening, een lagere rekening en een eerlijke foutmarge.',
        body: `Neem een rijhuis dat 20.000 kilowattuur gas per jaar verbruikt. De eigenaars isoleren het dak en vervangen de ramen voor € 18.000. Wat gebeurt er?

## De besparing

De aannemer verwacht dat het verbruik met ongeveer een derde daalt. Bij een prijs van tien cent per kilowattuur is dat zo’n € 670 per jaar. Energieprijzen schommelen, dus rekenen we ook met acht cent (€ 530) en twaalf cent (€ 800).

## De lening

Over tien jaar tegen 3,75% bedraagt de maandelijkse aflossing ongeveer € 180. De bespaarde energie dekt daar zo’n € 55 van. De werken betalen zichzelf dus niet terug tijdens de lening, en wie iets anders beweert, moet u de cijfers tonen.

## Wat de cijfers niet tonen

De ramen waren dertig jaar oud en moesten hoe dan ook vervangen worden. Met een beter energielabel is het huis meer waard. En in de woonkamer is het warm, ook bij het raam.

Maak de berekening voor uw eigen huis met de rekentool op de pagina [groene lening](/green-loan), en gebruik drie energieprijzen.`,
      },
      fr: {
        slug: 'l-isolation-d-abord-les-chiffres-d-une-renovation-verte',
        title: 'L’isolation d’abord : les chiffres d’une rénovation verte',
        excerpt:
          'L’exemple chiffré d’une maison mitoyenne, avec un prêt, une facture plus basse et une marge d’erreur honnête.',
        body: `Prenons une maison mitoyenne qui consomme 20 000 kilowattheures de gaz par an. Ses propriétaires isolent le toit et remplacent les fenêtres pour 18 000 €. Que se passe-t-il ?

## L’économie

L’entrepreneur prévoit une baisse d’environ un tiers. À dix centimes le kilowattheure, cela fait quelque 670 € par an. Les prix de l’énergie varient ; calculons donc aussi avec huit centimes (530 €) et douze centimes (800 €).

## Le prêt

Sur dix ans à 3,75 %, la mensualité est d’environ 180 €. L’énergie économisée en couvre à peu près 55 €. Les travaux ne se remboursent donc pas d’eux-mêmes pendant le prêt, et toute personne qui prétend le contraire devrait vous montrer ses chiffres.

## Ce que les chiffres ne montrent pas

Les fenêtres avaient trente ans et devaient de toute façon être remplacées. La maison vaut davantage avec un meilleur label énergétique. Et il fait bon dans le salon, même près de la fenêtre.

Faites le calcul pour votre maison avec l’outil de la page [prêt vert](/green-loan), et prenez trois prix de l’énergie.`,
      },
    },
  },
  {
    id: 29,
    category: 'borrowing',
    publishDate: '2025-09-16',
    picture: 50,
    texts: {
      en: {
        slug: 'five-moments-not-to-borrow',
        title: 'Five moments not to borrow',
        excerpt: 'A bank that advises against its own product? Sometimes that is the best advice we have.',
        body: `Borrowing can be sensible: a roof, a car for work, a course that leads to a better job. There are also moments when we would rather you did not.

1. **To pay for another loan**, unless the new one is clearly cheaper in total and the old one is closed the same day.
2. **For something that is gone before the loan is.** A holiday lasts two weeks; thirty-six instalments last three years.
3. **In the month after bad news.** After a separation, a dismissal or a death, wait for the dust to settle if you possibly can.
4. **Because someone is pressing you.** An offer that ends tonight will be back next month. A stranger who asks you to borrow on their behalf is committing fraud.
5. **When you have the money.** If your savings exceed your emergency fund, use a part of them first. Borrowed money always costs more than saved money earns.

Are instalments already too heavy? Call us before you miss one. We can do far more for you in the month before than in the month after.`,
      },
    },
  },
];
