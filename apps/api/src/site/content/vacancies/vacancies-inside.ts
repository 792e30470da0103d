import type { DemoVacancy } from '../content-types.js';

export const vacanciesInside: readonly DemoVacancy[] = [
  {
    id: 5,
    employmentType: 'full-time',
    place: 'valletta',
    picture: 8,
    publishDate: '2026-11-12',
    texts: {
      en: {
        slug: 'software-engineer',
        title: 'Software engineer',
        body: `You build the application forms, the accounts and the tools our colleagues work with. Small team, short distances, real users down the corridor.\n\n## What you bring\n\n- several years of experience with TypeScript and relational databases\n- care for people who use a keyboard only, or an old telephone\n- the habit of writing a test before somebody asks\n\n## What we offer\n\nTwo days a week from wherever you like, and an afternoon every fortnight to learn.`,
      },
      nl: {
        slug: 'software-ontwikkelaar',
        title: 'Softwareontwikkelaar',
        body: `U bouwt de aanvraagformulieren, de rekeningen en het gereedschap waarmee onze collega’s werken. Een klein team, korte afstanden, echte gebruikers aan het einde van de gang.\n\n## Wat u meebrengt\n\n- meerdere jaren ervaring met TypeScript en relationele databanken\n- zorg voor mensen die alleen een toetsenbord of een oude telefoon gebruiken\n- de gewoonte om een test te schrijven voor iemand erom vraagt\n\n## Wat we bieden\n\nTwee dagen per week van waar u wilt, en om de twee weken een namiddag om te leren.`,
      },
      fr: {
        slug: 'ingenieur-logiciel',
        title: 'Ingénieur logiciel',
        body: `Vous construisez les formulaires de demande, les comptes et les outils de nos collègues. Une petite équipe, de courtes distances, de vrais utilisateurs au bout du couloir.\n\n## Ce que vous apportez\n\n- plusieurs années d’expérience de TypeScript et des bases de données relationnelles\n- le souci de ceux qui n’ont qu’un clavier ou un vieux téléphone\n- l’habitude d’écrire un test avant qu’on le demande\n\n## Ce que nous offrons\n\nDeux jours par semaine d’où vous voulez, et un après-midi par quinzaine pour apprendre.`,
      },
    },
  },
  {
    id: 6,
    employmentType: 'full-time',
    place: 'valletta',
    picture: 12,
    publishDate: '2026-10-05',
    texts: {
      en: {
        slug: 'financial-crime-analyst',
        title: 'Analyst, financial crime',
        body: `You look at unusual payments and find out what is behind them. Most of the time there is a harmless explanation; you find the cases where there is not.\n\n## What you bring\n\n- a curious and orderly mind\n- experience in a bank, the police or an audit firm\n- discretion\n\n## What we offer\n\nCases rather than quotas, and training that leads to a recognised certificate.`,
      },
      nl: {
        slug: 'analist-financiele-criminaliteit',
        title: 'Analist financiële criminaliteit',
        body: `U bekijkt ongewone betalingen en zoekt uit wat erachter zit. Meestal is er een onschuldige verklaring; u vindt de gevallen waarin dat niet zo is.\n\n## Wat u meebrengt\n\n- een nieuwsgierige en ordelijke geest\n- ervaring bij een bank, de politie of een auditkantoor\n- discretie\n\n## Wat we bieden\n\nDossiers in plaats van quota, en een opleiding die tot een erkend getuigschrift leidt.`,
      },
      fr: {
        slug: 'analyste-criminalite-financiere',
        title: 'Analyste en criminalité financière',
        body: `Vous examinez les paiements inhabituels et cherchez pourquoi ils le sont. Le plus souvent, l’explication est innocente ; vous trouvez les autres cas.\n\n## Ce que vous apportez\n\n- un esprit curieux et ordonné\n- une expérience dans une banque, la police ou un cabinet d’audit\n- de la discrétion\n\n## Ce que nous offrons\n\nDes dossiers plutôt que des quotas, et une formation menant à un certificat reconnu.`,
      },
    },
  },
  {
    id: 7,
    employmentType: 'internship',
    place: 'valletta',
    picture: 2,
    publishDate: '2026-10-26',
    texts: {
      en: {
        slug: 'internship-risk',
        title: 'Internship in risk, six months',
        body: `You help us find out which loans are repaid, and why. You work with real figures from which all names have been removed.\n\n## What you bring\n\n- studies in economics, statistics or mathematics\n- some skill with a programming language\n\n## What we offer\n\nA paid internship, a mentor who has time for you, and a question that nobody has answered yet.`,
      },
      nl: {
        slug: 'stage-risico',
        title: 'Stage risico, zes maanden',
        body: `U helpt uitzoeken welke leningen terugbetaald worden en waarom. U werkt met echte cijfers waaruit elke naam verwijderd is.\n\n## Wat u meebrengt\n\n- studies economie, statistiek of wiskunde\n- enige vaardigheid in een programmeertaal\n\n## Wat we bieden\n\nEen betaalde stage, een mentor die tijd voor u maakt en een vraag die nog niemand beantwoord heeft.`,
      },
      fr: {
        slug: 'stage-risque',
        title: 'Stage en gestion du risque, six mois',
        body: `Vous aidez à comprendre quels prêts sont remboursés et pourquoi. Vous travaillez sur de vrais chiffres dont tous les noms ont été retirés.\n\n## Ce que vous apportez\n\n- des études d’économie, de statistique ou de mathématiques\n- une certaine pratique d’un langage de programmation\n\n## Ce que nous offrons\n\nUn stage rémunéré, un mentor qui a du temps pour vous et une question encore sans réponse.`,
      },
    },
  },
  {
    id: 8,
    employmentType: 'part-time',
    place: 'brussels',
    picture: 20,
    publishDate: '2026-08-31',
    texts: {
      en: {
        slug: 'translator-dutch-french',
        title: 'Translator Dutch and French, three days',
        body: `You write our texts in Dutch and French, and tell us when the original does not make sense.\n\n## What you bring\n\n- one of the two languages as your mother tongue, and the other almost as good\n- experience with legal or financial texts\n- a preference for short sentences\n\n## What we offer\n\nAuthors who listen, and deadlines we agree with you.`,
      },
      nl: {
        slug: 'vertaler-nederlands-frans',
        title: 'Vertaler Nederlands en Frans, drie dagen',
        body: `U schrijft onze teksten in het Nederlands en het Frans, en zegt het ons als het origineel geen steek houdt.\n\n## Wat u meebrengt\n\n- een van beide talen als moedertaal, de andere bijna even goed\n- ervaring met juridische of financiële teksten\n- een voorkeur voor korte zinnen\n\n## Wat we bieden\n\nAuteurs die luisteren, en termijnen die met u afgesproken zijn.`,
      },
      fr: {
        slug: 'traducteur-neerlandais-francais',
        title: 'Traducteur ou traductrice néerlandais et français, trois jours',
        body: `Vous écrivez nos textes en néerlandais et en français, et nous dites quand l’original n’a pas de sens.\n\n## Ce que vous apportez\n\n- l’une des deux langues comme langue maternelle, et l’autre presque aussi bien\n- une expérience des textes juridiques ou financiers\n- une préférence pour les phrases courtes\n\n## Ce que nous offrons\n\nDes auteurs qui écoutent, et des délais convenus avec vous.`,
      },
    },
  },
];
