import type { DemoArticle } from '../content-types.js';

export const borrowing2026: readonly DemoArticle[] = [
  {
    id: 34,
    category: 'borrowing',
    publishDate: '2026-03-12',
    picture: 55,
    texts: {
      en: {
        slug: 'a-loan-through-the-shop-how-it-works',
        title: 'A loan through the shop: how it works',
        excerpt: 'You choose a bathroom, the showroom prepares the application, and you finish it at home.',
        body: `More and more showrooms where you choose a kitchen or a bathroom can prepare a renovation loan for you. What happens to your details, and who decides?

The shop fills in what it knows: the purchase, the amount, the term you discussed. You receive a **code** of twelve characters. At home you enter that code on our site and complete the application yourself: income, expenses, documents. The shop does not see those answers.

We decide, not the shop. It gains nothing if you borrow for longer, and it may not ask you to sign anything for us in the showroom.

Some shops offer a number of months without interest. During those months you repay as usual, and the shop pays the interest for you. Your loan plan shows exactly which months those are.

You may stop at any time before you sign, and after signing you have fourteen days to change your mind. Keep the code to yourself: whoever has it can open the application.`,
      },
      nl: {
        slug: 'een-lening-via-de-winkel-hoe-het-werkt',
        title: 'Een lening via de winkel: hoe het werkt',
        excerpt: 'U kiest een badkamer, de toonzaal bereidt de aanvraag voor en u maakt ze thuis af.',
        body: `Steeds meer toonzalen waar u een keuken of badkamer kiest, kunnen een renovatielening voor u voorbereiden. Wat gebeurt er met uw gegevens, en wie beslist?

De winkel vult in wat al bekend is: de aankoop, het bedrag, de looptijd die u besprak. U krijgt een **code** van twaalf tekens. Thuis voert u die code in op onze site en maakt u de aanvraag zelf af: inkomen, uitgaven, documenten. De winkel ziet die antwoorden niet.

Wij beslissen, niet de winkel. De winkel wint er niets bij als u langer leent, en mag u in de toonzaal niets voor ons laten tekenen.

Sommige winkels bieden een aantal maanden zonder rente aan. In die maanden betaalt u gewoon af en betaalt de winkel de rente voor u. Op uw leningsplan ziet u precies welke maanden dat zijn.

U kunt stoppen zolang u niet getekend hebt, en na het tekenen hebt u veertien dagen om u te bedenken. Houd de code voor uzelf: wie ze heeft, kan de aanvraag openen.`,
      },
      fr: {
        slug: 'un-pret-par-le-magasin-comment-ca-marche',
        title: 'Un prêt par le magasin : comment ça marche',
        excerpt: 'Vous choisissez une salle de bains, le magasin prépare la demande et vous la terminez chez vous.',
        body: `De plus en plus de magasins de cuisines et de salles de bains peuvent préparer un prêt rénovation pour vous. Que deviennent vos données, et qui décide ?

Le magasin remplit ce qu’il sait : l’achat, le montant, la durée évoquée. Vous recevez un **code** de douze caractères. Chez vous, vous saisissez ce code sur notre site et complétez vous-même la demande : revenus, dépenses, documents. Le magasin ne voit pas ces réponses.

C’est nous qui décidons, pas le magasin. Il n’a rien à gagner si vous empruntez plus longtemps, et il ne peut rien vous faire signer pour nous sur place.

Certains magasins offrent quelques mois sans intérêts. Pendant ces mois, vous remboursez normalement et le magasin paie les intérêts à votre place. Votre plan de prêt montre exactement de quels mois il s’agit.

Vous pouvez arrêter à tout moment avant de signer, et vous disposez ensuite de quatorze jours pour changer d’avis. Gardez le code pour vous : toute personne qui l’a peut ouvrir la demande.`,
      },
    },
  },
  {
    id: 41,
    category: 'borrowing',
    publishDate: '2026-10-13',
    picture: 62,
    texts: {
      en: {
        slug: 'refused-for-a-loan-what-you-can-ask',
        title: 'Refused for a loan? What you can ask',
        excerpt: 'You have a right to the reasons, and to have a person look again. This is how it works with us.',
        body: `A refusal is unpleasant, but it should never be a mystery. If a computer made part of the assessment, you have a right to more than one line in an e-mail.

**Ask for the reasons.** We list them on the page where the result appears: for example, that the instalments would take more than half of the income, or that the loan would end after the highest age we accept.

**Check your figures.** Entering an expense twice or forgetting an income happens more often than you would think.

**Ask for a person.** With one click you ask one of our staff to look at your application. Tell us what the figures do not show, such as a loan that ends next month. You hear from us within fourteen days.

**Ask for less.** A smaller amount, or a co-borrower, may change the result. A shorter term raises the instalment, a longer one lowers it.

A request for review costs nothing, is not reported to anyone and does not count against a later application. If you are still not satisfied, our [complaints](/complaints) page explains the next step.`,
      },
      nl: {
        slug: 'lening-geweigerd-wat-u-kunt-vragen',
        title: 'Lening geweigerd? Wat u kunt vragen',
        excerpt:
          'U hebt recht op de redenen, en u kunt vragen dat iemand uw aanvraag opnieuw bekijkt. Zo werkt dat bij ons.',
        body: `Een weigering is onaangenaam, maar ze mag nooit een raadsel zijn. Als een computer een deel van de beoordeling deed, hebt u recht op meer dan één regel in een e-mail.

**Vraag de redenen.** We sommen ze op waar het resultaat verschijnt: bijvoorbeeld dat de aflossingen meer dan de helft van het inkomen zouden nemen, of dat de lening zou eindigen na de hoogste leeftijd die we aanvaarden.

**Controleer uw cijfers.** Een uitgave die twee keer ingevuld is of een inkomen dat vergeten werd: het gebeurt vaker dan u denkt.

**Vraag een mens.** Met één klik vraagt u dat een medewerker uw aanvraag bekijkt. Vertel ons wat de cijfers niet tonen, zoals een lening die volgende maand afloopt. U hoort binnen veertien dagen van ons.

**Vraag minder.** Een kleiner bedrag of een medeontlener kan het resultaat veranderen. Een kortere looptijd verhoogt de aflossing, een langere verlaagt ze.

Een herziening vragen kost niets, wordt aan niemand gemeld en telt niet mee bij een latere aanvraag. Bent u nog niet tevreden, dan leest u op onze pagina [klachten](/complaints) wat u verder kunt doen.`,
      },
      fr: {
        slug: 'pret-refuse-ce-que-vous-pouvez-demander',
        title: 'Prêt refusé ? Ce que vous pouvez demander',
        excerpt: 'Vous avez droit aux raisons, et à un réexamen par une personne. Comment cela se passe chez nous.',
        body: `Un refus est désagréable, mais il ne devrait jamais rester un mystère. Si un ordinateur a fait une partie de l’évaluation, vous avez droit à plus qu’une ligne dans un e-mail.

**Demandez les raisons.** Nous les énumérons là où s’affiche le résultat : par exemple, que les mensualités prendraient plus de la moitié des revenus, ou que le prêt se terminerait après l’âge maximal que nous acceptons.

**Vérifiez vos chiffres.** Une dépense saisie deux fois ou un revenu oublié, cela arrive plus souvent qu’on ne croit.

**Demandez une personne.** D’un clic, vous demandez à un collaborateur d’examiner votre demande. Dites-nous ce que les chiffres ne montrent pas, comme un prêt qui se termine le mois prochain. Vous avez de nos nouvelles dans les quatorze jours.

**Demandez moins.** Un montant plus petit ou un co-emprunteur peut changer le résultat. Une durée plus courte augmente la mensualité, une plus longue la réduit.

Demander un réexamen ne coûte rien, n’est signalé à personne et ne pèse pas sur une demande ultérieure. Si vous n’êtes toujours pas satisfait, notre page [réclamations](/complaints) explique la suite.`,
      },
    },
  },
];
