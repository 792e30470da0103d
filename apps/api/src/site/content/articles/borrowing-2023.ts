import type { DemoArticle } from '../content-types.js';

export const borrowing2023: readonly DemoArticle[] = [
  {
    id: 2,
    category: 'borrowing',
    publishDate: '2023-03-09',
    picture: 4,
    texts: {
      en: {
        slug: 'how-a-monthly-instalment-is-made-up',
        title: 'How a monthly instalment is made up',
        excerpt: 'Every payment is the same, yet every payment is different. A look inside the annuity.',
        body: `If you borrow at a fixed rate, you usually pay the same amount every month. Inside that amount, something changes each time.

A payment has two parts. The **interest** is the price of the money you still owe that month. The **principal** is what you pay back. In the first month you owe everything, so the interest part is at its largest. Each repayment makes the debt smaller, so the next month a little less goes to interest and a little more to principal. In the last month nearly the whole payment is principal.

Two consequences are worth knowing:

- A **longer term** lowers the monthly payment but raises the total you pay, because you owe money for longer.
- An **extra repayment** early in the loan saves more interest than the same amount later.

The calculator on our [personal loan](/consumer-lending) page shows the whole table, month by month, with a chart of the two parts. Move the term up and down and watch what the total does.`,
      },
      nl: {
        slug: 'hoe-een-maandelijkse-aflossing-is-opgebouwd',
        title: 'Hoe een maandelijkse aflossing is opgebouwd',
        excerpt: 'Elke betaling is gelijk, en toch is elke betaling anders. Een blik in de annuïteit.',
        body: `Wie leent tegen een vaste rente, betaalt meestal elke maand hetzelfde bedrag. Binnen dat bedrag verandert er telkens iets.

Een betaling heeft twee delen. De **rente** is de prijs van het geld dat u die maand nog verschuldigd bent. Het **kapitaal** is wat u terugbetaalt. In de eerste maand bent u alles nog verschuldigd, dus is het rentedeel het grootst. Elke aflossing verkleint de schuld, zodat er de volgende maand iets minder naar rente gaat en iets meer naar kapitaal. In de laatste maand is bijna de hele betaling kapitaal.

Twee gevolgen zijn goed om te weten:

- Een **langere looptijd** verlaagt het maandbedrag maar verhoogt het totaal, omdat u langer geld verschuldigd bent.
- Een **extra aflossing** vroeg in de lening bespaart meer rente dan hetzelfde bedrag later.

De rekentool op onze pagina [persoonlijke lening](/consumer-lending) toont de hele tabel, maand per maand, met een grafiek van beide delen. Verander de looptijd en kijk wat het totaal doet.`,
      },
      fr: {
        slug: 'comment-se-compose-une-mensualite',
        title: 'Comment se compose une mensualité',
        excerpt:
          'Tous les paiements sont égaux, et pourtant chacun est différent. Un regard à l’intérieur de l’annuité.',
        body: `Qui emprunte à taux fixe paie en général le même montant chaque mois. À l’intérieur de ce montant, quelque chose change à chaque fois.

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
    picture: 5,
    texts: {
      en: {
        slug: 'renovating-in-stages-which-work-first',
        title: 'Renovating in stages: which work comes first?',
        excerpt: 'Roof before windows, windows before heating. The order saves money, and sometimes a second bill.',
        body: `Few people can renovate a whole house at once, and few need to. But the order matters: a new boiler chosen for a draughty house is too large for the same house once it is insulated.

1. **Stop the damage.** Leaks, damp and unsafe wiring come before everything else. They grow more expensive with every winter.
2. **Insulate from the top.** A large part of the warmth leaves through the roof, and it is usually the easiest place to insulate.
3. **Windows and walls.** Do them together where you can; the joints between them decide whether it works.
4. **Ventilation.** A tight house needs fresh air by design, otherwise damp returns.
5. **Heating.** Now you know how much warmth the house really needs.
6. **Kitchen, bathroom, paint.** Last, however tempting.

Ask for two quotes for each stage and keep a tenth of the budget for surprises. A [renovation loan](/renovation-loan) can be taken for one stage and followed by another; you need not borrow for everything on the first day.`,
      },
      nl: {
        slug: 'renoveren-in-fasen-welke-werken-eerst',
        title: 'Renoveren in fasen: welke werken komen eerst?',
        excerpt: 'Dak voor ramen, ramen voor verwarming. De volgorde bespaart geld, en soms een tweede rekening.',
        body: `Weinig mensen kunnen een heel huis in één keer renoveren, en weinigen moeten dat. Maar de volgorde telt: een ketel die voor een tochtig huis gekozen is, is te groot voor datzelfde huis na isolatie.

1. **Stop de schade.** Lekken, vocht en onveilige bedrading gaan voor op al het andere. Elke winter worden ze duurder.
2. **Isoleer van boven.** Een groot deel van de warmte verdwijnt langs het dak, en daar is isoleren meestal het makkelijkst.
3. **Ramen en muren.** Doe ze samen waar het kan; de aansluitingen bepalen of het werkt.
4. **Ventilatie.** Een dicht huis heeft verse lucht nodig, anders keert het vocht terug.
5. **Verwarming.** Nu weet u hoeveel warmte het huis echt nodig heeft.
6. **Keuken, badkamer, verf.** Als laatste, hoe verleidelijk ook.

Vraag voor elke fase twee offertes en houd een tiende van het budget achter de hand voor verrassingen. Een [renovatielening](/renovation-loan) kunt u voor één fase aangaan en later door een andere laten volgen; u hoeft niet op de eerste dag voor alles te lenen.`,
      },
      fr: {
        slug: 'renover-par-etapes-quels-travaux-d-abord',
        title: 'Rénover par étapes : quels travaux d’abord ?',
        excerpt:
          'Le toit avant les fenêtres, les fenêtres avant le chauffage. L’ordre fait économiser, parfois une seconde facture.',
        body: `Peu de gens peuvent rénover toute une maison en une fois, et peu en ont besoin. Mais l’ordre compte : une chaudière choisie pour une maison pleine de courants d’air est trop grande pour la même maison une fois isolée.

1. **Arrêter les dégâts.** Fuites, humidité et électricité dangereuse passent avant tout. Chaque hiver les rend plus chères.
2. **Isoler par le haut.** Une grande part de la chaleur s’échappe par le toit, et c’est souvent l’endroit le plus facile à isoler.
3. **Fenêtres et murs.** Ensemble si possible ; ce sont les raccords qui décident du résultat.
4. **Ventilation.** Une maison étanche a besoin d’air neuf, sinon l’humidité revient.
5. **Chauffage.** Vous savez maintenant de combien de chaleur la maison a vraiment besoin.
6. **Cuisine, salle de bains, peinture.** En dernier, même si c’est tentant.

Demandez deux devis par étape et gardez un dixième du budget pour les surprises. Un [prêt rénovation](/renovation-loan) peut couvrir une étape et être suivi d’un autre ; inutile d’emprunter pour tout dès le premier jour.`,
      },
    },
  },
];
