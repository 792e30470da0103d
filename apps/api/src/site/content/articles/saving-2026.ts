import type { DemoArticle } from '../content-types.js';

export const saving2026: readonly DemoArticle[] = [
  {
    id: 33,
    category: 'saving',
    publishDate: '2026-02-03',
    picture: 54,
    texts: {
      en: {
        slug: 'a-budget-that-survives-february',
        title: 'A budget that survives February',
        excerpt: 'Most budgets fail within weeks because they are too precise. Try one with only three lines.',
        body: `Every January people draw up budgets with twenty categories, and by February most of those are forgotten. The problem is rarely discipline. The problem is that nobody wants to decide whether a sandwich on the train is groceries, eating out or transport.

Try three lines instead.

1. **Fixed:** what leaves your account whether you like it or not. Rent, energy, insurance, loans, subscriptions.
2. **Future:** what you pay to yourself. Savings, extra repayments, pension.
3. **Free:** everything else. Nobody asks what for.

A common starting point is 50%, 20% and 30% of your net income. If fixed costs take more than 60%, that is where to look first: a subscription that nobody uses, an insurance that was never compared.

Let the first two lines run by standing order on payday. What remains on your current account is free, to the last cent, and you never have to write anything down. That is why this budget survives.`,
      },
      nl: {
        slug: 'een-budget-dat-februari-overleeft',
        title: 'Een budget dat februari overleeft',
        excerpt:
          'De meeste budgetten mislukken binnen enkele weken omdat ze te precies zijn. Probeer er een met maar drie regels.',
        body: `Elk jaar in januari maken mensen een budget met twintig categorieën, en in februari zijn de meeste daarvan vergeten. Dat ligt zelden aan discipline. Niemand wil beslissen of een broodje op de trein bij boodschappen, uit eten of vervoer hoort.

Probeer drie regels.

1. **Vast:** wat hoe dan ook van uw rekening vertrekt. Huur, energie, verzekeringen, leningen, abonnementen.
2. **Later:** wat u aan uzelf betaalt. Sparen, extra aflossingen, pensioen.
3. **Vrij:** al de rest. Niemand vraagt waarvoor.

Een gebruikelijk vertrekpunt is 50%, 20% en 30% van uw netto-inkomen. Nemen de vaste kosten meer dan 60% in, kijk dan daar eerst: een abonnement dat niemand gebruikt, een verzekering die nooit vergeleken werd.

Laat de eerste twee regels lopen met doorlopende opdrachten op de dag van uw loon. Wat op uw zichtrekening blijft, is vrij tot de laatste cent, en u hoeft nooit iets op te schrijven. Daarom overleeft dit budget.`,
      },
      fr: {
        slug: 'un-budget-qui-survit-a-fevrier',
        title: 'Un budget qui survit à février',
        excerpt:
          'La plupart des budgets échouent en quelques semaines parce qu’ils sont trop précis. Essayez-en un de trois lignes.',
        body: `Chaque mois de janvier, on dresse des budgets de vingt catégories, et en février la plupart sont oubliés. La discipline est rarement en cause. Personne n’a envie de décider si un sandwich dans le train relève des courses, des restaurants ou des transports.

Essayez plutôt trois lignes.

1. **Fixe :** ce qui quitte votre compte quoi qu’il arrive. Loyer, énergie, assurances, crédits, abonnements.
2. **Futur :** ce que vous vous versez à vous-même. Épargne, remboursements anticipés, pension.
3. **Libre :** tout le reste. Personne ne demande pour quoi.

Un point de départ courant est 50 %, 20 % et 30 % de votre revenu net. Si les frais fixes dépassent 60 %, commencez par là : un abonnement que personne n’utilise, une assurance jamais comparée.

Laissez les deux premières lignes partir par ordre permanent le jour de la paie. Ce qui reste sur votre compte à vue est libre, au centime près, et vous n’avez jamais rien à noter. Voilà pourquoi ce budget survit.`,
      },
    },
  },
  {
    id: 39,
    category: 'saving',
    publishDate: '2026-08-25',
    picture: 60,
    texts: {
      en: {
        slug: 'what-to-do-when-a-term-deposit-matures',
        title: 'What to do when a term deposit matures',
        excerpt: 'The money comes free on a date you have known for years. Decide before it arrives.',
        body: `A term deposit ends on a day that was fixed at the start, and yet it surprises many people. Ask yourself three questions a month earlier, so that your money does not lie idle.

## Is the purpose still the same?

Perhaps the deposit was meant for a car and the old one still runs. Then you can choose a new term to match your new plans.

## Where are rates going?

Compare the rate for the same term with a shorter one. If the shorter term pays nearly as much, choose it: you keep your freedom for a small price.

## Do you need all of it?

You can place part of it again and keep the rest at hand. The minimum for a new [term deposit](/term-deposit) applies to each part.

We write to you thirty days before the end date with the rates of that week. If we hear nothing, the amount and its interest go to your [Meridian Saver](/meridian-saver) on the last day, and never into a new term without your signature.`,
      },
      nl: {
        slug: 'wat-te-doen-als-een-termijnrekening-afloopt',
        title: 'Wat te doen als een termijnrekening afloopt',
        excerpt: 'Het geld komt vrij op een datum die u al jaren kent. Beslis voor het er is.',
        body: `Een termijnrekening eindigt op een dag die vanaf het begin vastligt, en toch verrast ze veel mensen. Stel uzelf een maand vooraf drie vragen, zodat uw geld niet stilstaat.

## Is het doel nog hetzelfde?

Misschien was het geld bedoeld voor een auto en rijdt de oude nog. Dan kiest u een nieuwe looptijd die bij uw nieuwe plannen past.

## Wat doet de rente?

Vergelijk de rente voor dezelfde looptijd met die voor een kortere. Brengt de kortere bijna evenveel op, kies dan die: u behoudt uw vrijheid voor een kleine prijs.

## Hebt u alles nodig?

U kunt een deel opnieuw plaatsen en de rest bij de hand houden. Het minimum voor een nieuwe [termijnrekening](/term-deposit) geldt voor elk deel.

Dertig dagen voor de einddatum schrijven we u met de rentes van die week. Horen we niets, dan gaan het bedrag en de rente op de laatste dag naar uw [Meridian Saver](/meridian-saver), en nooit naar een nieuwe termijn zonder uw handtekening.`,
      },
      fr: {
        slug: 'que-faire-quand-un-compte-a-terme-arrive-a-echeance',
        title: 'Que faire quand un compte à terme arrive à échéance',
        excerpt: 'L’argent se libère à une date connue depuis des années. Décidez avant qu’il n’arrive.',
        body: `Un compte à terme prend fin un jour fixé dès le départ, et pourtant il surprend bien des gens. Posez-vous trois questions un mois plus tôt, pour que votre argent ne dorme pas.

## Le but est-il resté le même ?

Peut-être la somme était-elle destinée à une voiture et l’ancienne roule encore. Choisissez alors une nouvelle durée qui correspond à vos nouveaux projets.

## Que font les taux ?

Comparez le taux pour la même durée avec celui d’une durée plus courte. Si la plus courte rapporte presque autant, choisissez-la : vous gardez votre liberté à petit prix.

## Avez-vous besoin de tout ?

Vous pouvez replacer une partie et garder le reste à portée de main. Le minimum d’un nouveau [compte à terme](/term-deposit) vaut pour chaque partie.

Nous vous écrivons trente jours avant l’échéance avec les taux de la semaine. Sans réponse, le montant et ses intérêts passent le dernier jour sur votre [Meridian Saver](/meridian-saver), et jamais dans un nouveau terme sans votre signature.`,
      },
    },
  },
];
