import type { DemoArticle } from '../content-types.js';

export const borrowing2024: readonly DemoArticle[] = [
  {
    id: 11,
    category: 'borrowing',
    publishDate: '2024-01-11',
    picture: 32,
    texts: {
      en: {
        slug: 'apr-and-nominal-rate-what-is-the-difference',
        title: 'APR and nominal rate: what is the difference?',
        excerpt:
          'Every loan offer shows two percentages. One says what the money costs, the other what the loan costs.',
        body: `On every loan offer you find two percentages. They look alike and mean different things.

The **nominal rate** is the yearly price of the money you borrow. It is what your monthly interest is calculated with.

The **annual percentage rate**, or APR, is the yearly price of the whole loan. It includes the interest, the costs that you must pay to get the loan, and the moments at which you pay. Because interest is paid monthly, the APR is a little higher than the nominal rate even when there are no costs at all.

Which one should you compare? For loans of the same amount and the same term: the APR. It was made for that purpose, and every lender in the European Union calculates it in the same way.

The APR does not say which loan is cheapest in euro if the terms differ. A loan with a lower APR that runs twice as long may cost you more. Look at the total amount payable as well; it is shown next to the APR.`,
      },
      nl: {
        slug: 'jkp-en-debetrente-wat-is-het-verschil',
        title: 'JKP en debetrente: wat is het verschil?',
        excerpt:
          'Op elk leningaanbod staan twee percentages. Het ene zegt wat het geld kost, het andere wat de lening kost.',
        body: `Op elk leningaanbod vindt u twee percentages. Ze lijken op elkaar en betekenen iets anders.

De **debetrente** is de jaarlijkse prijs van het geld dat u leent. Daarmee wordt uw maandelijkse rente berekend.

Het **jaarlijkse kostenpercentage**, of JKP, is de jaarlijkse prijs van de hele lening. Het bevat de rente, de kosten die u moet betalen om de lening te krijgen en de momenten waarop u betaalt. Omdat u maandelijks rente betaalt, ligt het JKP iets hoger dan de debetrente, ook als er helemaal geen kosten zijn.

Welk van beide vergelijkt u? Voor leningen met hetzelfde bedrag en dezelfde looptijd: het JKP. Daarvoor is het gemaakt, en elke kredietgever in de Europese Unie berekent het op dezelfde manier.

Het JKP zegt niet welke lening in euro het goedkoopst is als de looptijden verschillen. Een lening met een lager JKP die dubbel zo lang loopt, kan u meer kosten. Kijk dus ook naar het totale te betalen bedrag; dat staat ernaast.`,
      },
      fr: {
        slug: 'taeg-et-taux-debiteur-quelle-difference',
        title: 'TAEG et taux débiteur : quelle différence ?',
        excerpt:
          'Deux pourcentages figurent sur toute offre de prêt. L’un dit ce que coûte l’argent, l’autre ce que coûte le prêt.',
        body: `Sur toute offre de prêt figurent deux pourcentages. Ils se ressemblent et ne disent pas la même chose.

Le **taux débiteur** est le prix annuel de l’argent emprunté. C’est avec lui que se calculent vos intérêts mensuels.

Le **taux annuel effectif global**, ou TAEG, est le prix annuel du prêt entier. Il comprend les intérêts, les frais à payer pour obtenir le prêt et les moments où vous payez. Comme les intérêts se paient chaque mois, le TAEG dépasse légèrement le taux débiteur, même sans aucun frais.

Lequel comparer ? Pour des prêts de même montant et de même durée : le TAEG. Il a été conçu pour cela, et tous les prêteurs de l’Union européenne le calculent de la même façon.

Le TAEG ne dit pas quel prêt coûte le moins en euros si les durées diffèrent. Un prêt au TAEG plus bas mais deux fois plus long peut vous coûter davantage. Regardez donc aussi le montant total à payer ; il figure juste à côté.`,
      },
    },
  },
  {
    id: 15,
    category: 'borrowing',
    publishDate: '2024-06-04',
    picture: 36,
    texts: {
      en: {
        slug: 'solar-panels-a-heat-pump-or-both',
        title: 'Solar panels, a heat pump, or both?',
        excerpt: 'They work well together, but only in the right house. Questions to ask before you sign a quote.',
        body: `Solar panels make electricity, and a heat pump uses it. On paper they are a perfect pair. In practice the house decides.

## Ask about the roof

How old is it, and which way does it face? If the roof needs replacing within ten years, do that first; taking panels down and putting them back is costly.

## Ask about the walls

A heat pump works best with large radiators or floor heating and a well-insulated house. In a draughty house it runs all day and the bill is disappointing.

## Ask about your day

Panels give most at noon in summer. If nobody is home then, think about what could run by itself: a water heater, a washing machine, a car charger.

## Ask about the money

Find out which support exists where you live before you order, since some schemes refuse work that has already begun. A [green loan](/green-loan) has a lower rate because the work lowers your energy use; the installer’s quote is enough for us to start.`,
      },
      nl: {
        slug: 'zonnepanelen-een-warmtepomp-of-allebei',
        title: 'Zonnepanelen, een warmtepomp of allebei?',
        excerpt:
          'Ze versterken elkaar, maar alleen in het juiste huis. Vragen om te stellen voor u een offerte tekent.',
        body: `Zonnepanelen maken elektriciteit en een warmtepomp gebruikt ze. Op papier zijn ze een perfect paar. In de praktijk beslist het huis.

## Vraag naar het dak

Hoe oud is het en hoe ligt het? Moet het dak binnen tien jaar vernieuwd worden, doe dat dan eerst; panelen wegnemen en terugplaatsen is duur.

## Vraag naar de muren

Een warmtepomp werkt het best met grote radiatoren of vloerverwarming en een goed geïsoleerd huis. In een slecht geïsoleerd huis draait ze de hele dag en valt de rekening tegen.

## Vraag naar uw dag

Panelen leveren het meest op de middag in de zomer. Is er dan niemand thuis, denk dan na over wat vanzelf kan draaien: een boiler, een wasmachine, een auto.

## Vraag naar het geld

Zoek uit welke steun er bij u bestaat voor u bestelt, want sommige regelingen weigeren werken die al begonnen zijn. Een [groene lening](/green-loan) heeft een lagere rente omdat de werken uw energieverbruik verlagen; de offerte van de installateur volstaat voor ons om te beginnen.`,
      },
      fr: {
        slug: 'panneaux-solaires-pompe-a-chaleur-ou-les-deux',
        title: 'Panneaux solaires, pompe à chaleur ou les deux ?',
        excerpt:
          'Ils se renforcent, mais seulement dans la bonne maison. Les questions à poser avant de signer un devis.',
        body: `Les panneaux solaires produisent de l’électricité et la pompe à chaleur l’utilise. Sur le papier, le couple est parfait. En pratique, c’est la maison qui décide.

## Parlez du toit

Quel est son âge, quelle est son orientation ? S’il doit être refait d’ici dix ans, commencez par là ; démonter et remonter des panneaux coûte cher.

## Parlez des murs

Une pompe à chaleur donne le meilleur avec de grands radiateurs ou un chauffage au sol et une maison bien isolée. Dans une maison mal isolée, elle tourne toute la journée et la facture est décevante.

## Parlez de votre journée

Les panneaux produisent surtout à midi en été. Si personne n’est là, pensez à ce qui peut tourner seul : un chauffe-eau, un lave-linge, une voiture.

## Parlez d’argent

Renseignez-vous sur les aides de votre région avant de commander, car certaines refusent des travaux déjà commencés. Un [prêt vert](/green-loan) a un taux plus bas parce que les travaux réduisent votre consommation ; le devis de l’installateur nous suffit pour démarrer.`,
      },
    },
  },
  {
    id: 18,
    category: 'borrowing',
    publishDate: '2024-09-24',
    picture: 39,
    texts: {
      en: {
        slug: 'reading-a-contractors-quote-like-a-banker',
        title: 'Reading a contractor’s quote like a banker',
        excerpt: 'Our loan officers see hundreds of quotes a year. This is what they look at first.',
        body: `A quote is a contractor’s promise, and it tells you a lot about the contractor. Our loan officers read several quotes every day. This is what they look at, in this order.

- **Who signs?** The full name of the company, its VAT number and an address. Without these, stop reading.
- **What exactly?** "Bathroom, complete" is not a description. Brands, quantities and square metres are.
- **What is left out?** Waste removal, painting, permits and repairs to the floor are often missing.
- **When?** A start date, a duration, and what happens if either slips.
- **Payment in stages.** A deposit of a fifth to a third is common, the rest follows the work. Never pay for everything before the work begins, whatever discount you are offered.
- **Validity.** Prices of materials move; a quote is usually good for a month or two.

Two quotes for the same work often differ by a quarter. The cheaper one is not always the worse one, but ask each contractor what the other has included. Their answers tell you more than the totals do.`,
      },
    },
  },
];
