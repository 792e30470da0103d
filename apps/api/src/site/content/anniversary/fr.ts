import { contactForm } from '../names.js';
import type { AnniversaryText } from './anniversary-text.js';

export const french: AnniversaryText = {
  title: 'Trente ans, en mots de tous les jours',
  description:
    'D’une pièce au-dessus d’un magasin de marine à La Valette à un quart de million de clients : Meridian Bank de 1996 à 2026.',
  lead: 'Au début, il y avait quatre personnes, un ordinateur et un coffre que personne ne pouvait soulever. Voici ce qu’ils sont devenus, année après année, et ce qui n’a pas changé.',
  milestones: [
    {
      year: 1996,
      title: 'Une pièce au-dessus du magasin de marine',
      text: 'En mai, quatre personnes ouvrent une banque dans Harbour Street, en haut d’un escalier qui sent la corde et le goudron. Elles ont un ordinateur, et un coffre qui allait avec la pièce. Leur idée tient sur un carton posé à la fenêtre : personne ne signe ici ce qu’il n’a pas compris.',
      figure: { value: '4', label: 'personnes sur la première fiche de paie' },
      picture: 13,
    },
    {
      year: 2000,
      title: 'Un non, avec ses raisons',
      text: 'Un boulanger se voit refuser un prêt et demande pourquoi. Personne ne sait le lui dire en une phrase. Depuis ce printemps-là, nous mettons chaque refus par écrit, avec ses raisons et avec ce qui changerait notre réponse. Certains reviennent un an plus tard avec cela, précisément. Le boulanger est le premier.',
      picture: 14,
    },
    {
      year: 2004,
      title: 'Le coût aussi gros que le taux',
      text: 'Nous sommes la première banque du pays à imprimer le coût total d’un prêt aussi gros que son taux. L’imprimeur téléphone deux fois pour demander si c’est une erreur. Certains clients empruntent alors moins que prévu. Nous appelons cela une réussite.',
      figure: { value: '1 : 1', label: 'le taux et le coût total, à l’impression' },
      picture: 15,
    },
    {
      year: 2008,
      title: 'De la lire à l’euro',
      text: 'Le soir du réveillon, le port a ses feux d’artifice et nous avons nos calculatrices. Au matin, chaque solde est en euros et, pendant toute une année, le montant en lires figure à côté. Trois épargnants constatent qu’il manque un cent. Ils ont raison, et nous le leur rendons.',
      figure: { value: '0,4293', label: 'lire pour un euro' },
      picture: 16,
    },
    {
      year: 2011,
      title: 'Un compte depuis le salon',
      text: 'Un dimanche soir, une cliente ouvre pour la première fois un compte depuis un canapé à Sliema. Il lui faut vingt minutes et un coup de téléphone, car le formulaire demande deux fois la même chose. Le lundi, il ne la demande plus qu’une fois.',
      figure: { value: '20', label: 'minutes, depuis un canapé' },
      picture: 17,
    },
    {
      year: 2017,
      title: 'La première facture venue d’ailleurs',
      text: 'Une ébéniste de Gand nous cède une facture que son client n’aurait réglée qu’après soixante-dix jours. Elle a l’argent après deux jours. C’est la première entreprise étrangère à le faire, et une copie de cette facture est toujours accrochée dans notre couloir.',
      figure: { value: '2', label: 'jours au lieu de soixante-dix' },
      picture: 18,
    },
    {
      year: 2020,
      title: 'Guichets fermés, lignes ouvertes',
      text: 'Au printemps, les guichets ferment du jour au lendemain. Le lundi, chaque collègue a un téléphone sur la table de la cuisine, et l’on y répond comme avant : une personne, qui peut vous aider. Les clients qui le demandent peuvent suspendre leurs mensualités, chaque fois après une conversation.',
      picture: 19,
    },
    {
      year: 2023,
      title: 'Bruxelles, en trois langues',
      text: 'En mai, notre site paraît aussi en néerlandais et en français. En octobre, nous ouvrons une agence à Bruxelles, où douze collègues répondent dans la langue de la personne qui appelle. Plus besoin de téléphoner à Malte pour parler d’un toit à Malines.',
      figure: { value: '12', label: 'collègues à Bruxelles' },
      picture: 20,
    },
    {
      year: 2026,
      title: 'Trente ans, et le coffre est toujours là',
      text: 'Un quart de million de personnes épargnent, empruntent et entreprennent avec nous. Vous pouvez commencer une demande dans le train et la terminer à la maison. Dans quarante cartons, les lettres, les livrets et les photos de trente ans attendent un archiviste. Et le coffre est à sa place de toujours, car personne ne peut le soulever.',
      figure: { value: '250 000', label: 'clients' },
      picture: 21,
    },
  ],
  quotes: [
    {
      text: 'Nous n’avions qu’un ordinateur, alors on se relayait. Celui qui n’y était pas parlait aux gens. C’était cela, le vrai travail.',
      name: 'Carmen',
      role: 'l’une des quatre de 1996',
    },
    {
      text: 'On m’a dit non, et ce qui en ferait un oui. Un an plus tard, j’avais les chiffres demandés, et un four neuf.',
      name: 'Paul',
      role: 'boulanger à Mosta, client depuis 2001',
    },
    {
      text: 'Pour la première fois, j’ai vu ce que coûterait le prêt tout entier. J’ai emprunté trois mille de moins, et j’ai bien dormi.',
      name: 'Rita',
      role: 'cliente depuis 2004',
    },
    {
      text: 'Attendre soixante-dix jours, j’en avais l’habitude. Cet argent-là est arrivé avant que j’aie fini d’en parler à mon comptable.',
      name: 'Anneleen',
      role: 'ébéniste à Gand',
    },
    {
      text: 'On nous appelle pour une mensualité et l’on finit par décrire sa cuisine. Ce n’est pas du bavardage. C’est ainsi que j’apprends à quoi sert le prêt.',
      name: 'Wim',
      role: 'conseiller en crédit à Bruxelles',
    },
  ],
  closing: {
    title: 'Vous en souvenez-vous ?',
    text: 'Votre première visite, votre premier livret, l’employé qui vous a aidé : racontez-nous. Nous exposons les plus belles histoires dans nos agences.',
    button: { label: 'Racontez-nous votre histoire', href: contactForm('Mon histoire avec Meridian Bank') },
    links: [
      { label: 'Qui nous sommes aujourd’hui', href: '/about-us' },
      { label: 'Travailler chez nous', href: '/jobs' },
      { label: 'Ce que nous écrivions pour nos trente ans', href: '/blog/36/trente-ans-de-meridian-bank' },
    ],
  },
};
