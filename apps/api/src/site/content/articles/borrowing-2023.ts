import type { DemoArticle } from '../content-types.js';

export const borrowing2023: readonly DemoArticle[] = [
  {
    id: 2,
    category: 'borrowing',
    publishDate: '2023-03-09',
    picture: 23,
    texts: {
      en: {
        slug: 'how-a-monthly-instalment-is-made-up',
        title: 'How a monthly instalment is made up',
        excerpt: 'You pay the same amount every month, but what it pays for changes. A look inside the instalment.',
        body: `If you borrow at a fixed rate, you usually pay the same amount every month. What that amount is made of changes every month.

A payment has two parts. The **interest** is the price of the money you still owe that month. The **principal** is what you pay back. In the first month you owe everything, so the interest part is at its largest. Each repayment makes the debt smaller, so the next month a little less goes to interest and a little more to principal. In the last month nearly the whole payment is principal.

Two consequences are worth knowing:

- A **longer term** lowers the monthly payment but raises the total you pay, because you owe money for longer.
- An **extra repayment** early in the loan saves more interest than the same amount later.

The calculator on our [personal loan](/consumer-lending) page shows the whole table, month by month, with a chart of the two parts. Try different terms and see what happens to the total.`,
      },
      nl: {
        slug: 'hoe-een-maandelijkse-aflossing-is-opgebouwd',
        title: 'Hoe een maandelijkse aflossing is opgebouwd',
        excerpt:
          'U betaalt elke maand hetzelfde bedrag, maar waarvoor u betaalt, verandert. Zo zit een aflossing in elkaar.',
        body: `Wie leent tegen een vaste rente, betaalt meestal elke maand hetzelfde bedrag. De samenstelling van dat bedrag verandert wel elke maand.

Een betaling heeft twee delen. De **rente** is de prijs van het geld dat u die maand nog verschuldigd bent. Het **kapitaal** is wat u terugbetaalt. In de eerste maand bent u alles nog verschuldigd, dus is het rentedeel het grootst. Elke aflossing verkleint de schuld, zodat er de volgende maand iets minder naar rente gaat en iets meer naar kapitaal. In de laatste maand is bijna de hele betaling kapitaal.

Twee gevolgen zijn goed om te weten:

- Een **langere looptijd** verlaagt het maandbedrag maar verhoogt het totaal, omdat u langer geld verschuldigd bent.
- Een **extra aflossing** vroeg in de lening bespaart meer rente dan hetzelfde bedrag later.

De rekentool op onze pagina [persoonlijke lening](/consumer-lending) toont de hele tabel, maand per maand, met een grafiek van beide delen. Probeer verschillende looptijden en kijk wat er met het totaal gebeurt.`,
      },
      fr: {
        slug: 'comment-se-compose-une-mensualite',
        title: 'Comment se compose une mensualité',
        excerpt:
          'Vous payez le même montant chaque mois, mais ce qu’il rembourse change. De quoi se compose une mensualité ?',
        body: `Si vous empruntez à taux fixe, vous payez en général le même montant chaque mois. La composition de ce montant, elle, change chaque fois.

Un paiement a deux parts. Les **intérêts** sont le prix de l’argent que vous devez encore ce mois-là. Le **capital** est ce que vous remboursez. Le premier mois, vous devez tout, et la part d’intérêts est la plus grande. Chaque remboursement réduit la dette : le mois suivant, un peu moins va aux intérêts et un peu plus au capital. Le dernier mois, presque tout le paiement est du capital.

Deux conséquences sont utiles à connaître :

- Une **durée plus longue** réduit la mensualité mais augmente le total, car vous devez de l’argent plus longtemps.
- Un **remboursement anticipé** en début de prêt économise plus d’intérêts que le même montant plus tard.

Le calculateur de notre page [prêt personnel](/consumer-lending) montre le tableau entier, mois par mois, avec un graphique des deux parts. Faites varier la durée et observez le total.`,
      },
    },
  },
  {
    id: 6,
    category: 'borrowing',
    publishDate: '2023-08-01',
    picture: 27,
    texts: {
      en: {
        slug: 'renovating-in-stages-which-work-first',
        title: 'Renovating in stages: which work comes first?',
        excerpt: 'Roof before windows, windows before heating: the right order saves you money.',
        body: `Few people can renovate a whole house at once, and few need to. But the order matters: a new boiler chosen for a draughty house is too large for the same house once it is insulated.

1. **Stop the damage.** Leaks, damp and unsafe wiring come before everything else. They grow more expensive with every winter.
2. **Insulate from the top.** A large part of the warmth leaves through the roof, and it is usually the easiest place to insulate.
3. **Windows and walls.** Do them together where you can; it is the joints between them that matter most.
4. **Ventilation.** A well-insulated house needs planned ventilation, otherwise damp returns.
5. **Heating.** Now you know how much warmth the house really needs.
6. **Kitchen, bathroom, paint.** Last, however tempting.

Ask for two quotes for each stage and keep a tenth of the budget for surprises. You can take out a [renovation loan](/renovation-loan) for one stage and another one later; you need not borrow for everything at once.`,
      },
      nl: {
        slug: 'renoveren-in-fasen-welke-werken-eerst',
        title: 'Renoveren in fasen: welke werken komen eerst?',
        excerpt: 'Dak voor ramen, ramen voor verwarming: de juiste volgorde bespaart u geld.',
        body: `Weinig mensen kunnen een heel huis in één keer renoveren, en weinigen moeten dat. Maar de volgorde telt: een ketel die voor een tochtig huis gekozen is, is te groot voor datzelfde huis na isolatie.

1. **Stop de schade.** Lekken, vocht en onveilige bedrading gaan voor op al het andere. Elke winter worden ze duurder.
2. **Isoleer van boven.** Een groot deel van de warmte verdwijnt langs het dak, en daar is isoleren meestal het makkelijkst.
3. **Ramen en muren.** Doe ze samen waar het kan; de aansluitingen bepalen of het werkt.
4. **Ventilatie.** Een goed geïsoleerd huis heeft ventilatie nodig, anders keert het vocht terug.
5. **Verwarming.** Nu weet u hoeveel warmte het huis echt nodig heeft.
6. **Keuken, badkamer, verf.** Als laatste, hoe verleidelijk ook.

Vraag voor elke fase twee offertes en houd een tiende van het budget achter de hand voor verrassingen. U kunt een [renovatielening](/renovation-loan) aangaan voor één fase en later een tweede; u hoeft niet meteen voor alles te lenen.`,
      },
      fr: {
        slug: 'renover-par-etapes-quels-travaux-d-abord',
        title: 'Rénover par étapes : quels travaux d’abord ?',
        excerpt: 'Le toit avant les fenêtres, les fenêtres avant le chauffage : le bon ordre vous fait économiser.',
        body: `Peu de gens peuvent rénover toute une maison en une fois, et peu en ont besoin. Mais l’ordre compte : une chaudière choisie pour une maison pleine de courants d’air est trop grande pour la même maison une fois isolée.

1. **Arrêter les dégâts.** Fuites, humidité et électricité dangereuse passent avant tout. Chaque hiver les rend plus chères.
2. **Isoler par le haut.** Une grande part de la chaleur s’échappe par le toit, et c’est souvent l’endroit le plus facile à isoler.
3. **Fenêtres et murs.** Ensemble si possible ; ce sont les raccords qui décident du résultat.
4. **Ventilation.** Une maison bien isolée a besoin d’une bonne ventilation, sinon l’humidité revient.
5. **Chauffage.** Vous savez maintenant de combien de chaleur la maison a vraiment besoin.
6. **Cuisine, salle de bains, peinture.** En dernier, même si c’est tentant.

Demandez deux devis par étape et gardez un dixième du budget pour les surprises. Vous pouvez prendre un [prêt rénovation](/renovation-loan) pour une étape et un autre plus tard ; inutile d’emprunter pour tout dès le premier jour.`,
      },
    },
  },
];
