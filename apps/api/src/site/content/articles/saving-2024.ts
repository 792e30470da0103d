import type { DemoArticle } from '../content-types.js';

export const saving2024: readonly DemoArticle[] = [
  {
    id: 12,
    category: 'saving',
    publishDate: '2024-02-06',
    picture: 33,
    texts: {
      en: {
        slug: 'teaching-children-to-save-by-age',
        title: 'Teaching children to save, age by age',
        excerpt: 'From a glass jar at five to a first account at twelve: small habits that last.',
        body: `Children learn about money by watching it move. A card tapped on a terminal teaches them little; coins in a jar teach them a lot.

**Around five**, use a glass jar, so that the child sees the level rise. Save for one thing, not too expensive, and buy it together when the jar is full.

**Around eight**, give a fixed amount on a fixed day, and let the child decide. A bad buy of €3 is a cheap lesson.

**Around twelve**, open an account together. Look at the balance once a month and talk about what interest is and where it comes from.

**Around sixteen**, involve them in a real choice at home: compare two phone plans, or work out what a holiday costs in full.

Two mistakes are common. One is to pay for chores that belong to living together. The other is to top up when the money runs out, because then it never really runs out. What children learn in the end is patience, and that takes years.`,
      },
      nl: {
        slug: 'kinderen-leren-sparen-leeftijd-per-leeftijd',
        title: 'Kinderen leren sparen, leeftijd per leeftijd',
        excerpt: 'Van een glazen pot op vijf jaar tot een eerste rekening op twaalf: kleine gewoontes die blijven.',
        body: `Kinderen leren over geld door het te zien bewegen. Een kaart tegen een terminal leert hun weinig; munten in een pot leren hun veel.

**Rond vijf jaar** gebruikt u een glazen pot, zodat het kind het peil ziet stijgen. Spaar voor één ding, niet te duur, en koop het samen als de pot vol is.

**Rond acht jaar** geeft u een vast bedrag op een vaste dag en laat u het kind beslissen. Een miskoop van € 3 is een goedkope les.

**Rond twaalf jaar** opent u samen een rekening. Bekijk één keer per maand het saldo en praat over wat rente is en waar ze vandaan komt.

**Rond zestien jaar** betrekt u hen bij een echte keuze thuis: vergelijk twee gsm-abonnementen, of bereken wat een vakantie in totaal kost.

Twee fouten komen vaak voor. De eerste is betalen voor taken die bij het samenleven horen. De tweede is bijpassen als het geld op is, want dan raakt het nooit echt op. Wat kinderen uiteindelijk leren, is geduld, en dat duurt jaren.`,
      },
      fr: {
        slug: 'apprendre-aux-enfants-a-epargner-age-par-age',
        title: 'Apprendre aux enfants à épargner, âge par âge',
        excerpt: 'Du bocal en verre à cinq ans au premier compte à douze : de petites habitudes qui durent.',
        body: `Les enfants apprennent l’argent en le voyant bouger. Une carte posée sur un terminal leur enseigne peu ; des pièces dans un bocal leur enseignent beaucoup.

**Vers cinq ans**, prenez un bocal en verre, pour que l’enfant voie le niveau monter. Épargnez pour une seule chose, pas trop chère, et achetez-la ensemble quand le bocal est plein.

**Vers huit ans**, donnez un montant fixe un jour fixe, et laissez l’enfant décider. Un mauvais achat de 3 € est une leçon bon marché.

**Vers douze ans**, ouvrez un compte ensemble. Regardez le solde une fois par mois et parlez de ce que sont les intérêts et d’où ils viennent.

**Vers seize ans**, associez-les à un vrai choix de la maison : comparer deux abonnements de téléphone, ou calculer le coût complet des vacances.

Deux erreurs sont fréquentes. La première est de payer des tâches qui relèvent de la vie commune. La seconde est de compléter quand l’argent est épuisé, car alors il ne l’est jamais vraiment. Ce qu’ils apprennent au bout du compte, c’est la patience, et cela prend des années.`,
      },
    },
  },
  {
    id: 16,
    category: 'saving',
    publishDate: '2024-07-16',
    picture: 37,
    texts: {
      en: {
        slug: 'gross-or-net-reading-an-interest-rate',
        title: 'Gross or net? How to read an interest rate',
        excerpt: 'Two offers with the same figure can pay differently. Four questions to put to any savings rate.',
        body: `A rate on a poster tells you only part of the story. Before you compare two rates, ask four questions.

1. **Is it gross or net?** The gross rate is what the bank pays; the net rate is what remains after the tax that is withheld. Only net rates can be compared across products that are taxed differently.
2. **For how long?** A welcome rate for three months is worth a quarter of the same rate for a year.
3. **On what amount?** Some rates apply only above a minimum, or only up to a ceiling.
4. **Under what conditions?** A loyalty premium may be paid only if the money stays for a full year.

There is one more detail that few people know. Banks may count a year as 360 days when they work out interest, while you save for 365. The difference is small and works in the saver’s favour; our calculators take it into account. They also say whether a result is before or after tax.`,
      },
      nl: {
        slug: 'bruto-of-netto-een-rentevoet-lezen',
        title: 'Bruto of netto? Zo leest u een rentevoet',
        excerpt: 'Twee aanbiedingen met hetzelfde cijfer kunnen anders uitbetalen. Vier vragen bij elke spaarrente.',
        body: `Een rentevoet op een affiche vertelt maar een deel van het verhaal. Stel vier vragen voor u er twee vergelijkt.

1. **Is ze bruto of netto?** De brutorente is wat de bank betaalt; de nettorente is wat overblijft na de ingehouden belasting. Alleen nettorentes kunt u vergelijken tussen producten die anders belast worden.
2. **Voor hoelang?** Een welkomstrente van drie maanden is een kwart waard van dezelfde rente voor een jaar.
3. **Op welk bedrag?** Sommige rentes gelden alleen boven een minimum, of alleen tot een plafond.
4. **Onder welke voorwaarden?** Een getrouwheidspremie wordt soms pas betaald als het geld een volledig jaar blijft staan.

Er is nog een detail dat weinig mensen kennen. Banken mogen een jaar als 360 dagen tellen wanneer ze rente berekenen, terwijl u 365 dagen spaart. Het verschil is klein en speelt in het voordeel van de spaarder; onze rekentools houden er rekening mee. Ze zeggen ook of een resultaat vóór of na belasting is.`,
      },
      fr: {
        slug: 'brut-ou-net-lire-un-taux-d-interet',
        title: 'Brut ou net ? Comment lire un taux d’intérêt',
        excerpt:
          'Deux offres au même chiffre peuvent rapporter différemment. Quatre questions à poser à tout taux d’épargne.',
        body: `Un taux sur une affiche ne dit pas tout. Avant d’en comparer deux, posez quatre questions.

1. **Est-il brut ou net ?** Le taux brut est ce que la banque paie ; le taux net est ce qui reste après l’impôt retenu. Seuls des taux nets se comparent entre produits taxés différemment.
2. **Pour combien de temps ?** Un taux de bienvenue de trois mois vaut le quart du même taux sur un an.
3. **Sur quel montant ?** Certains taux ne valent qu’au-dessus d’un minimum, ou jusqu’à un plafond.
4. **À quelles conditions ?** Une prime de fidélité n’est parfois payée que si l’argent reste une année entière.

Il y a encore un détail que peu de gens connaissent. Les banques peuvent compter une année de 360 jours pour calculer les intérêts, alors que vous épargnez 365 jours. La différence est minime et joue en faveur de l’épargnant ; nos calculateurs en tiennent compte. Ils indiquent aussi si un résultat est avant ou après impôt.`,
      },
    },
  },
  {
    id: 19,
    category: 'saving',
    publishDate: '2024-10-31',
    picture: 40,
    texts: {
      en: {
        slug: 'world-savings-day-five-habits-of-people-who-save',
        title: 'World Savings Day: five habits of people who save',
        excerpt: 'They do not earn more than others, but they arrange things so that saving takes no willpower.',
        body: `Today, 31 October, is World Savings Day. We asked colleagues in our contact centre what they notice about customers whose savings grow year after year. Their answers had little to do with income.

- **They save first.** The standing order leaves on payday, not with what happens to be left on the thirtieth.
- **They name their savings.** An account called "New roof" is harder to empty than one called "Savings 2".
- **They raise the amount with every raise.** Half of an increase goes aside before it becomes a habit to spend it.
- **They look once a month.** Not daily, which makes people nervous, and not once a year, which makes them forget.
- **They forgive themselves.** A month without saving is a month, not a failure. The standing order simply continues.

None of this needs an app or a course. It needs twenty minutes on a quiet evening. If you do one thing today, set up the standing order; the other habits can come later.`,
      },
    },
  },
];
