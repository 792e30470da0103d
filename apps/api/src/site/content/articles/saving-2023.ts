import type { DemoArticle } from '../content-types.js';

export const saving2023: readonly DemoArticle[] = [
  {
    id: 1,
    category: 'saving',
    publishDate: '2023-02-14',
    picture: 22,
    texts: {
      en: {
        slug: 'how-large-should-an-emergency-fund-be',
        title: 'How large should an emergency fund be?',
        excerpt: 'Three months of expenses is a good rule of thumb, but your own situation may call for more or less.',
        body: `A washing machine that gives up, a car that fails its inspection, a month between two jobs: none of it is rare, and all of it is easier to bear with money set aside.

## Start from what you spend

Add up rent or mortgage, energy, groceries, insurance and transport for an ordinary month. Do not count holidays or restaurants; in a difficult month you would skip those anyway. Multiply the result by three. That is the amount most households need to absorb a shock without borrowing.

## When to keep more

- You work for yourself and your income varies.
- One salary carries the whole household.
- Your home or car is older and repairs are likely.

Keep the money where you can reach it the same day. A [Meridian Saver](/meridian-saver) account has no notice period, so the fund can earn interest while it waits. Begin with a small standing order on payday; after a year you will hardly notice the money leaving, but you will certainly notice that it is there.`,
      },
      nl: {
        slug: 'hoe-groot-moet-een-noodbuffer-zijn',
        title: 'Hoe groot moet een noodbuffer zijn?',
        excerpt: 'Drie maanden aan uitgaven is een goede vuistregel, maar uw eigen situatie kan meer of minder vragen.',
        body: `Een wasmachine die het begeeft, een auto die niet door de keuring raakt, een maand tussen twee banen: het is allemaal niet uitzonderlijk, en met een spaarpot is het beter te dragen.

## Vertrek van wat u uitgeeft

Tel huur of hypotheek, energie, boodschappen, verzekeringen en vervoer voor een gewone maand op. Reizen en restaurants telt u niet mee; in een moeilijke maand zou u die toch overslaan. Vermenigvuldig het resultaat met drie. Met dat bedrag kunnen de meeste gezinnen een tegenslag opvangen zonder te lenen.

## Wanneer u meer opzij zet

- U werkt als zelfstandige en uw inkomen schommelt.
- Eén loon draagt het hele gezin.
- Uw woning of auto is ouder en herstellingen zijn waarschijnlijk.

Bewaar het geld op een plaats waar u er dezelfde dag aan kunt. Een [Meridian Saver](/meridian-saver) heeft geen opzegtermijn, zodat de buffer rente opbrengt terwijl hij wacht. Begin met een kleine doorlopende opdracht op de dag van uw loon; na een jaar merkt u nauwelijks nog dat het geld vertrekt, maar zeker wel dat het er is.`,
      },
      fr: {
        slug: 'quelle-taille-pour-votre-reserve-de-precaution',
        title: 'Quelle taille pour votre réserve de précaution ?',
        excerpt: 'Trois mois de dépenses sont un bon repère, mais votre situation peut demander plus ou moins.',
        body: `Une machine à laver qui lâche, une voiture refusée au contrôle technique, un mois entre deux emplois : rien de tout cela n’est rare, et tout se supporte mieux avec de l’argent de côté.

## Partez de ce que vous dépensez

Additionnez le loyer ou le crédit logement, l’énergie, les courses, les assurances et les transports d’un mois ordinaire. Ne comptez ni vacances ni restaurants ; vous y renonceriez de toute façon dans un mois difficile. Multipliez le résultat par trois. C’est le montant qui permet à la plupart des ménages d’absorber un choc sans emprunter.

## Quand garder davantage

- Vous êtes indépendant et vos revenus varient.
- Un seul salaire fait vivre tout le ménage.
- Votre logement ou votre voiture vieillit et des réparations sont probables.

Placez cet argent là où vous pouvez le retirer le jour même. Un compte [Meridian Saver](/meridian-saver) n’a pas de préavis : la réserve rapporte des intérêts en attendant. Commencez par un petit ordre permanent le jour de la paie ; au bout d’un an, vous remarquerez à peine que l’argent part, mais certainement qu’il est là.`,
      },
    },
  },
  {
    id: 5,
    category: 'saving',
    publishDate: '2023-06-20',
    picture: 26,
    texts: {
      en: {
        slug: 'compound-interest-explained-with-a-cup-of-coffee',
        title: 'Compound interest, explained with a cup of coffee',
        excerpt: 'Interest earns interest too. What that means for someone who saves the price of one coffee a day.',
        body: `Suppose you put the price of a cup of coffee, €2.50, aside every day. After a year you have a little over €900. What happens next is more interesting.

In the first year the bank pays interest on what you put in. In the second year it pays interest on what you put in **and** on the interest of the first year. The effect is small at the start and grows the longer you leave it alone. That is all compound interest is.

Three things decide how strong the effect is:

1. **Time.** Ten years with a small amount often beats five years with double that amount.
2. **Rate.** A higher rate helps, but compare the rate after tax and costs.
3. **Regularity.** A standing order does not forget, and does not wait for a good month.

Use the calculator on the [Meridian Saver](/meridian-saver) page to see what your own amount brings in over a year.`,
      },
      nl: {
        slug: 'samengestelde-interest-uitgelegd-met-een-kop-koffie',
        title: 'Samengestelde interest, uitgelegd met een kop koffie',
        excerpt: 'Ook rente brengt rente op. Wat dat betekent voor wie elke dag de prijs van één koffie spaart.',
        body: `Stel dat u elke dag de prijs van een kop koffie, € 2,50, opzij zet. Na een jaar hebt u iets meer dan € 900. Wat daarna gebeurt, is interessanter.

In het eerste jaar betaalt de bank rente op wat u hebt gestort. In het tweede jaar betaalt ze rente op wat u hebt gestort **en** op de rente van het eerste jaar. In het begin is het effect klein; het groeit naarmate u het langer met rust laat. Meer is samengestelde interest niet.

Drie dingen bepalen hoe sterk het effect is:

1. **Tijd.** Tien jaar met een klein bedrag wint het vaak van vijf jaar met het dubbele.
2. **Rentevoet.** Een hogere rente helpt, maar vergelijk de rente na belastingen en kosten.
3. **Regelmaat.** Een doorlopende opdracht vergeet niets en wacht niet op een goede maand.

Met de rekentool op de pagina van de [Meridian Saver](/meridian-saver) ziet u wat uw eigen bedrag in een jaar opbrengt.`,
      },
      fr: {
        slug: 'les-interets-composes-expliques-avec-une-tasse-de-cafe',
        title: 'Les intérêts composés expliqués avec une tasse de café',
        excerpt:
          'Les intérêts rapportent aussi des intérêts. Ce que cela change pour qui épargne le prix d’un café par jour.',
        body: `Imaginez que vous mettiez chaque jour de côté le prix d’une tasse de café, soit 2,50 €. Après un an, vous avez un peu plus de 900 €. La suite est plus intéressante.

La première année, la banque paie des intérêts sur ce que vous avez versé. La deuxième année, elle paie des intérêts sur ce que vous avez versé **et** sur les intérêts de la première. L’effet est faible au début et grandit tant que vous n’y touchez pas. Les intérêts composés ne sont rien d’autre.

Trois éléments déterminent la force de cet effet :

1. **La durée.** Dix ans avec un petit montant valent souvent mieux que cinq ans avec le double.
2. **Le taux.** Un taux plus élevé aide, mais comparez les taux après impôts et frais.
3. **La régularité.** Un ordre permanent n’oublie rien et n’attend pas un bon mois.

Le calculateur de la page [Meridian Saver](/meridian-saver) montre ce que votre propre montant rapporte en un an.`,
      },
    },
  },
  {
    id: 9,
    category: 'saving',
    publishDate: '2023-11-07',
    picture: 30,
    texts: {
      en: {
        slug: 'what-a-term-deposit-is-and-when-it-fits',
        title: 'What a term deposit is, and when it fits',
        excerpt: 'A fixed rate for a fixed time. Who benefits, and who should rather keep their money within reach.',
        body: `With a term deposit you agree two things with the bank: for how long you leave your money, and what rate you receive. Neither changes until the last day.

## What you gain

You know today what you will have at the end. If rates fall in the meantime, yours does not. And because the money is out of easy reach, it is not spent by accident.

## What you give up

If rates rise, yours stays where it was. You can end the deposit early only in case of serious need, and you then receive a lower rate. So do not lock in your emergency fund.

## A ladder

Many savers divide an amount into equal parts and place them for one, two and three years. Every year one part becomes available, to spend or to place again at the rate of that moment. Compare terms on the [term deposit](/term-deposit) page: the calculator shows gross and net interest side by side.`,
      },
      nl: {
        slug: 'wat-een-termijnrekening-is-en-wanneer-ze-past',
        title: 'Wat een termijnrekening is, en wanneer ze past',
        excerpt:
          'Een vaste rente voor een vaste tijd. Voor wie dat interessant is, en wie het geld beter bij de hand houdt.',
        body: `Bij een termijnrekening spreekt u twee dingen af met de bank: hoelang u uw geld laat staan en welke rente u krijgt. Geen van beide verandert tot de laatste dag.

## Wat u wint

U weet vandaag wat u op het einde zult hebben. Daalt de rente ondertussen, dan daalt de uwe niet mee. En omdat het geld wat verder weg staat, geeft u het niet per ongeluk uit.

## Wat u opgeeft

Stijgt de rente, dan blijft de uwe waar ze was. Alleen bij ernstige nood kunt u de termijnrekening vroeger beëindigen, en dan krijgt u een lagere rente. Zet uw noodbuffer dus niet vast.

## Een ladder

Veel spaarders verdelen een bedrag in gelijke delen en plaatsen die voor één, twee en drie jaar. Elk jaar komt een deel vrij, om uit te geven of opnieuw te plaatsen tegen de rente van dat moment. Vergelijk de looptijden op de pagina [termijnrekening](/term-deposit): de rekentool toont bruto- en nettorente naast elkaar.`,
      },
      fr: {
        slug: 'ce-qu-est-un-compte-a-terme-et-quand-il-convient',
        title: 'Ce qu’est un compte à terme, et quand il convient',
        excerpt:
          'Un taux fixe pour une durée fixe. Qui y gagne, et qui ferait mieux de garder son argent à portée de main.',
        body: `Avec un compte à terme, vous convenez de deux choses avec la banque : combien de temps vous laissez votre argent et quel taux vous recevez. Ni l’un ni l’autre ne change jusqu’au dernier jour.

## Ce que vous gagnez

Vous savez aujourd’hui ce que vous aurez à la fin. Si les taux baissent entre-temps, le vôtre ne bouge pas. Et comme l’argent est un peu moins accessible, il n’est pas dépensé par mégarde.

## Ce à quoi vous renoncez

Si les taux montent, le vôtre reste où il était. Vous ne pouvez y mettre fin plus tôt qu’en cas de nécessité grave, et vous recevez alors un taux plus bas. N’y bloquez donc pas votre réserve de précaution.

## Une échelle

Beaucoup d’épargnants divisent une somme en parts égales qu’ils placent pour un, deux et trois ans. Chaque année, une part se libère, à dépenser ou à replacer au taux du moment. Comparez les durées sur la page [compte à terme](/term-deposit) : le calculateur affiche côte à côte les intérêts bruts et nets.`,
      },
    },
  },
];
