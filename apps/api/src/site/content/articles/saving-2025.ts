import type { DemoArticle } from '../content-types.js';

export const saving2025: readonly DemoArticle[] = [
  {
    id: 22,
    category: 'saving',
    publishDate: '2025-01-21',
    picture: 43,
    texts: {
      en: {
        slug: 'saver-plus-or-meridian-saver-which-suits-you',
        title: 'Saver Plus or Meridian Saver: which suits you?',
        excerpt: 'One pays more, the other never makes you wait. Many customers end up with both.',
        body: `We offer two savings accounts, and the question we hear most is which one to choose. The honest answer depends on one thing: when you will need the money.

## Meridian Saver

You can withdraw whenever you like and the interest is counted from the day after you pay in. There is no minimum. It suits an emergency fund, next summer’s holiday, or money that is waiting for a decision.

## Saver Plus

Saver Plus pays a higher rate in exchange for patience: you tell us a month before you withdraw. It suits money that has a purpose further away, such as a bathroom in two years or a child’s first year of studies.

## Both

Keep three months of expenses in [Meridian Saver](/meridian-saver) and let everything above it flow to [Saver Plus](/saver-plus) once a month. You can set the threshold yourself in online banking. The calculators on both pages tell you what the difference is for your amounts, so that you need not take our word for it.`,
      },
      nl: {
        slug: 'saver-plus-of-meridian-saver-wat-past-bij-u',
        title: 'Saver Plus of Meridian Saver: wat past bij u?',
        excerpt: 'De ene brengt meer op, de andere laat u nooit wachten. Veel klanten kiezen uiteindelijk voor beide.',
        body: `We hebben twee spaarrekeningen, en de vraag die we het vaakst horen is welke u moet kiezen. Het eerlijke antwoord hangt van één ding af: wanneer u het geld nodig hebt.

## Meridian Saver

U neemt geld op wanneer u wilt en de rente loopt vanaf de dag na uw storting. Er is geen minimumbedrag. De rekening past bij een noodbuffer, de vakantie van volgende zomer of geld dat op een beslissing wacht.

## Saver Plus

Saver Plus geeft een hogere rente in ruil voor geduld: u verwittigt ons een maand voor u geld opneemt. De rekening past bij geld met een doel dat verder weg ligt, zoals een badkamer over twee jaar of het eerste studiejaar van een kind.

## Beide

Houd drie maanden aan uitgaven op [Meridian Saver](/meridian-saver) en laat alles daarboven één keer per maand naar [Saver Plus](/saver-plus) vloeien. De drempel stelt u zelf in bij online bankieren. De rekentools op beide pagina’s tonen het verschil voor uw bedragen, zodat u ons niet op ons woord hoeft te geloven.`,
      },
      fr: {
        slug: 'saver-plus-ou-meridian-saver-lequel-vous-convient',
        title: 'Saver Plus ou Meridian Saver : lequel vous convient ?',
        excerpt:
          'L’un rapporte davantage, l’autre ne vous fait jamais attendre. Beaucoup de clients finissent par avoir les deux.',
        body: `Nous proposons deux comptes d’épargne, et la question la plus fréquente est de savoir lequel choisir. La réponse honnête dépend d’une seule chose : quand aurez-vous besoin de l’argent ?

## Meridian Saver

Vous retirez quand vous voulez et les intérêts courent dès le lendemain du versement. Il n’y a pas de minimum. Ce compte convient à une réserve de précaution, aux vacances de l’été prochain ou à une somme en attente de décision.

## Saver Plus

Saver Plus offre un taux plus élevé en échange de patience : vous nous prévenez un mois avant un retrait. Ce compte convient à un projet plus lointain, comme une salle de bains dans deux ans ou la première année d’études d’un enfant.

## Les deux

Gardez trois mois de dépenses sur [Meridian Saver](/meridian-saver) et laissez le surplus passer une fois par mois sur [Saver Plus](/saver-plus). Vous fixez vous-même le seuil dans la banque en ligne. Les calculateurs des deux pages donnent la différence pour vos montants ; vous n’avez pas à nous croire sur parole.`,
      },
    },
  },
  {
    id: 28,
    category: 'saving',
    publishDate: '2025-08-12',
    picture: 49,
    texts: {
      en: {
        slug: 'saving-together-as-a-couple',
        title: 'Saving together as a couple: three ways to organise it',
        excerpt: 'All in one pot, everything apart, or something in between. What works, and what to talk about first.',
        body: `Money is one of the subjects couples argue about most, and often the quarrel is not about the amount but about the arrangement.

**One pot.** Both salaries go to a joint account and everything is paid from it. Simple, and it suits couples with similar habits. Agree on an amount that each of you can spend without asking the other.

**Apart.** You each keep your own account and divide the bills. It suits people who met later in life. Divide by income rather than in half if the salaries differ much.

**In between.** Each of you pays a share of your income into a joint account for the household and your savings, and keeps the rest. Most of our joint customers choose this.

Whatever you choose, talk about three things before you begin: what you are saving for, what happens to the savings if one of you earns less for a while, and whose name is on the account. Put the answers in writing, on one page, and look at it again every January.`,
      },
      nl: {
        slug: 'samen-sparen-als-koppel',
        title: 'Samen sparen als koppel: drie manieren om het te regelen',
        excerpt: 'Alles in één pot, alles apart of iets ertussenin. Wat werkt, en waarover u eerst praat.',
        body: `Geld is een van de onderwerpen waarover koppels het vaakst ruziemaken, en vaak gaat de ruzie niet over het bedrag maar over de afspraak.

**Eén pot.** Beide lonen gaan naar een gezamenlijke rekening en alles wordt daarvan betaald. Dat is eenvoudig en past bij koppels met gelijke gewoontes. Spreek een bedrag af dat elk mag uitgeven zonder overleg.

**Apart.** Elk houdt een eigen rekening en de facturen worden verdeeld. Dat past bij mensen die elkaar later in het leven leerden kennen. Verdeel volgens inkomen en niet in tweeën als de lonen sterk verschillen.

**Ertussenin.** Elk stort een deel van het inkomen op een gezamenlijke rekening voor het huishouden en het spaargeld, en houdt de rest. De meeste koppels bij ons kiezen hiervoor.

Wat u ook kiest, praat vooraf over drie dingen: waarvoor u spaart, wat er met het spaargeld gebeurt als een van beiden een tijd minder verdient, en op wiens naam de rekening staat. Zet de antwoorden op één blad en bekijk het elk jaar in januari opnieuw.`,
      },
      fr: {
        slug: 'epargner-a-deux',
        title: 'Épargner à deux : trois façons de s’organiser',
        excerpt: 'Tout en commun, tout séparé ou un peu des deux. Ce qui marche, et ce dont il faut parler d’abord.',
        body: `L’argent est l’un des sujets de dispute les plus fréquents dans un couple, et souvent la querelle porte moins sur le montant que sur l’organisation.

**Tout en commun.** Les deux salaires arrivent sur un compte commun qui paie tout. C’est simple et cela convient aux couples qui ont les mêmes habitudes. Fixez un montant que chacun peut dépenser sans consulter l’autre.

**Tout séparé.** Chacun garde son compte et les factures sont partagées. Cela convient à ceux qui se sont rencontrés plus tard. Partagez selon les revenus plutôt que par moitié si les salaires diffèrent beaucoup.

**Un peu des deux.** Chacun verse une part de ses revenus sur un compte commun pour le ménage et l’épargne, et garde le reste. C’est le choix de la plupart de nos couples.

Quel que soit votre choix, parlez d’abord de trois choses : pourquoi vous épargnez, ce que devient l’épargne si l’un gagne moins pendant un temps, et à quel nom est le compte. Notez les réponses sur une page et relisez-la chaque mois de janvier.`,
      },
    },
  },
];
