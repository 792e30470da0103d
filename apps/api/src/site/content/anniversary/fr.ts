import { contactForm } from '../names.js';
import type { AnniversaryText } from './anniversary-text.js';

export const french: AnniversaryText = {
  title: 'Trente ans, en mots de tous les jours',
  description:
    'D’une pièce au-dessus d’un magasin de marine à La Valette à un quart de million de clients : Meridian Bank de 1996 à 2026.',
  lead: 'Quatre personnes, un ordinateur et un coffre que personne ne pouvait soulever. Ce qu’ils sont devenus, année après année, et ce qui n’a pas changé.',
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
      text: 'Un boulanger se voit refuser un prêt et demande pourquoi. Personne ne sait le lui dire en une phrase. Depuis ce printemps-là, chaque refus est écrit, avec ses raisons et avec ce qui les ferait tomber. Certains reviennent un an plus tard avec cela, précisément, et le boulanger le premier.',
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
      text: 'Le soir du réveillon, le port a ses feux d’artifice et nous avons nos calculatrices. Au matin, chaque solde est en euros et, toute une année durant, en lires à côté. Trois épargnants trouvent un cent de moins. Ils ont raison, et on le leur rend.',
      figure: { value: '0,4293', label: 'lire pour un euro' },
      picture: 16,
    },
    {
      year: 2011,
      title: 'Un compte depuis le salon',
      text: 'Un dimanche soir, le premier compte est ouvert depuis un canapé de Sliema. Il y faut vingt minutes et un coup de téléphone, car le formulaire demande deux fois la même chose. Le lundi, il ne la demande plus qu’une fois.',
      figure: { value: '20', label: 'minutes, depuis un canapé' },
      picture: 17,
    },
    {
      year: 2017,
      title: 'La première facture venue d’ailleurs',
      text: 'Une ébéniste de Gand nous cède une facture que son client n’aurait réglée qu’après soixante-dix jours. L’argent est là après deux. C’est la première entreprise étrangère à le faire, et une copie de cette facture est toujours accrochée dans notre couloir.',
      figure: { value: '2', label: 'jours au lieu de soixante-dix' },
      picture: 18,
    },
    {
      year: 2020,
      title: 'Guichets fermés, lignes ouvertes',
      text: 'Au printemps, les guichets ferment du jour au lendemain. Le lundi, chaque collègue a un téléphone sur la table de la cuisine, et l’on y répond comme avant : une personne, qui peut décider. Ceux qui le demandent suspendent leurs mensualités, chaque fois après une conversation.',
      picture: 19,
    },
    {
      year: 2023,
      title: 'Bruxelles, en trois langues',
      text: 'En mai, le site apprend le néerlandais et le français. En octobre, un point de service ouvre à Bruxelles, où douze collègues répondent dans la langue de celui qui appelle. Le mercredi, ils restent jusqu’à dix-neuf heures : c’est le soir qu’on parle le mieux d’un toit.',
      figure: { value: '12', label: 'collègues à Bruxelles' },
      picture: 20,
    },
    {
      year: 2026,
      title: 'Trente ans, et le coffre est toujours là',
      text: 'Un quart de million de personnes épargnent, empruntent et entreprennent avec nous. Ce que l’on commence dans le train se termine à la maison. Dans quarante cartons, les lettres, les livrets et les photos de trente ans attendent un archiviste. Et le coffre est à sa place de toujours, car personne ne peut le soulever.',
      figure: { value: '250 000', label: 'clients' },
      picture: 21,
    },
  ],
  quotes: [
    {
      text: 'Nous n’avions qu’un ordinateur, alors on se relayait. Celui qui n’y était pas parlait aux gens. C’était cela, le métier.',
      name: 'Carmen',
      role: 'l’une des quatre de 1996',
    },
    {
      text: 'On m’a dit non, et ce qui en ferait un oui. Un an plus tard, j’avais les deux : les chiffres et le four.',
      name: 'Paul',
      role: 'boulanger à Mosta, client depuis 2001',
    },
    {
      text: 'Pour la première fois, j’ai vu ce que coûterait le prêt tout entier. J’ai emprunté trois mille de moins, et j’ai dormi.',
      name: 'Rita',
      role: 'cliente depuis 2004',
    },
    {
      text: 'Attendre soixante-dix jours, j’en avais l’habitude. Cet argent-là est arrivé avant que j’aie fini d’en parler à mon comptable.',
      name: 'Anneleen',
      role: 'ébéniste à Gand',
    },
    {
      text: 'On nous appelle pour une mensualité et l’on finit par décrire sa cuisine. Ce n’est pas du bavardage. C’est le dossier.',
      name: 'Wim',
      role: 'conseiller en crédit à Bruxelles',
    },
  ],
  closing: {
    title: 'Vous en souvenez-vous ?',
    text: 'Votre première visite, votre premier livret, l’employé qui vous a aidé : racontez-nous. Les plus belles histoires sont exposées dans nos agences.',
    button: { label: 'Racontez-nous votre histoire', href: contactForm('Mon histoire avec Meridian Bank') },
    links: [
      { label: 'Qui nous sommes aujourd’hui', href: '/about-us' },
      { label: 'Travailler chez nous', href: '/jobs' },
      { label: 'Ce que nous écrivions pour nos trente ans', href: '/blog/36/trente-ans-de-meridian-bank' },
    ],
  },
};
