import type { DemoVacancy } from '../content-types.js';

export const vacanciesWithCustomers: readonly DemoVacancy[] = [
  {
    id: 1,
    employmentType: 'full-time',
    place: 'brussels',
    picture: 4,
    publishDate: '2026-11-02',
    texts: {
      en: {
        slug: 'loan-officer',
        title: 'Loan officer',
        body: `You read applications, talk to applicants and decide. You explain a refusal as carefully as an approval.\n\n## What you bring\n\n- experience with consumer credit\n- Dutch and French, and enough English to work with Valletta\n- you would rather call someone than write to them\n\n## What we offer\n\nA fixed salary without commission, thirty-two days of holiday, and time for every file.`,
      },
      nl: {
        slug: 'kredietadviseur',
        title: 'Kredietadviseur',
        body: `U leest aanvragen, praat met aanvragers en beslist. Een weigering legt u even zorgvuldig uit als een goedkeuring.\n\n## Wat u meebrengt\n\n- ervaring met consumentenkrediet\n- Nederlands en Frans, en genoeg Engels om met Valletta te werken\n- u belt liever dan dat u schrijft\n\n## Wat we bieden\n\nEen vast loon zonder commissie, tweeëndertig dagen vakantie en tijd voor elk dossier.`,
      },
      fr: {
        slug: 'conseiller-en-credit',
        title: 'Conseiller ou conseillère en crédit',
        body: `Vous lisez les demandes, parlez aux demandeurs et décidez. Vous expliquez un refus avec autant de soin qu’un accord.\n\n## Ce que vous apportez\n\n- une expérience du crédit à la consommation\n- le néerlandais et le français, et assez d’anglais pour travailler avec La Valette\n- vous préférez appeler plutôt qu’écrire\n\n## Ce que nous offrons\n\nUn salaire fixe sans commission, trente-deux jours de congé et du temps pour chaque dossier.`,
      },
    },
  },
  {
    id: 2,
    employmentType: 'part-time',
    place: 'valletta',
    picture: 19,
    publishDate: '2026-10-19',
    texts: {
      en: {
        slug: 'contact-centre-colleague',
        title: 'Contact centre colleague, 20 hours',
        body: `You answer our customers’ calls and solve their problems yourself. Mornings or afternoons, as we agree.\n\n## What you bring\n\n- patience and a friendly voice\n- English and one of Dutch, French, Italian or Maltese\n- no banking experience needed: we train you for six weeks\n\n## What we offer\n\nShifts that are fixed a month in advance, and all the time you need for each call.`,
      },
      nl: {
        slug: 'medewerker-contactcentrum',
        title: 'Medewerker contactcentrum, 20 uur',
        body: `U beantwoordt de oproepen van onze klanten en lost hun problemen zelf op. In de voormiddag of de namiddag, in overleg.\n\n## Wat u meebrengt\n\n- geduld en een vriendelijke stem\n- Engels en een van deze talen: Nederlands, Frans, Italiaans of Maltees\n- bankervaring hoeft niet: we leiden u zes weken op\n\n## Wat we bieden\n\nUurroosters die een maand vooraf vastliggen, en alle tijd die u voor een gesprek nodig hebt.`,
      },
      fr: {
        slug: 'collegue-au-centre-de-contact',
        title: 'Collègue au centre de contact, 20 heures',
        body: `Vous répondez aux appels de nos clients et résolvez vous-même leurs problèmes. Le matin ou l’après-midi, à convenir.\n\n## Ce que vous apportez\n\n- de la patience et une voix aimable\n- l’anglais et l’une de ces langues : néerlandais, français, italien ou maltais\n- aucune expérience bancaire n’est requise : nous vous formons pendant six semaines\n\n## Ce que nous offrons\n\nDes horaires fixés un mois à l’avance, et tout le temps nécessaire pour chaque appel.`,
      },
    },
  },
  {
    id: 3,
    employmentType: 'full-time',
    place: 'brussels',
    picture: 7,
    publishDate: '2026-09-28',
    texts: {
      en: {
        slug: 'factoring-account-manager',
        title: 'Account manager for Meridian Factor',
        body: `You look after some sixty companies that sell us their invoices. You know their trade, their customers and their worries.\n\n## What you bring\n\n- you read a balance sheet with pleasure\n- you feel as much at home in a workshop as in a boardroom\n- a driving licence\n\n## What we offer\n\nAn electric car or a rail pass, and targets for the quality of your portfolio rather than its size.`,
      },
      nl: {
        slug: 'accountmanager-meridian-factor',
        title: 'Accountmanager voor Meridian Factor',
        body: `U begeleidt een zestigtal bedrijven die ons hun facturen verkopen. U kent hun vak, hun klanten en hun zorgen.\n\n## Wat u meebrengt\n\n- u leest met plezier een balans\n- u voelt zich even goed thuis in een werkplaats als in een directiekamer\n- een rijbewijs\n\n## Wat we bieden\n\nEen elektrische wagen of een treinabonnement, en doelen voor de kwaliteit van uw portefeuille, niet voor de omvang.`,
      },
      fr: {
        slug: 'charge-de-clientele-meridian-factor',
        title: 'Chargé ou chargée de clientèle Meridian Factor',
        body: `Vous accompagnez une soixantaine d’entreprises qui nous cèdent leurs factures. Vous connaissez leur métier, leurs clients et leurs soucis.\n\n## Ce que vous apportez\n\n- vous lisez un bilan avec plaisir\n- vous êtes aussi à l’aise dans un atelier que dans une salle de conseil\n- un permis de conduire\n\n## Ce que nous offrons\n\nUne voiture électrique ou un abonnement de train, et des objectifs de qualité plutôt que de volume.`,
      },
    },
  },
  {
    id: 4,
    employmentType: 'temporary',
    place: 'valletta',
    picture: 21,
    publishDate: '2026-11-09',
    texts: {
      en: {
        slug: 'anniversary-archivist',
        title: 'Archivist for our anniversary, nine months',
        body: `Thirty years of letters, savings books and photographs are waiting in forty boxes. You put them in order and choose what we show.\n\n## What you bring\n\n- training in archives or history\n- an eye for a good story\n\n## What we offer\n\nA room with a view of the harbour, an exhibition with your name on it, and help with the boxes.`,
      },
      nl: {
        slug: 'archivaris-voor-ons-jubileum',
        title: 'Archivaris voor ons jubileum, negen maanden',
        body: `Dertig jaar brieven, spaarboekjes en foto’s wachten in veertig dozen. U brengt er orde in en kiest wat we tonen.\n\n## Wat u meebrengt\n\n- een opleiding archivistiek of geschiedenis\n- oog voor een goed verhaal\n\n## Wat we bieden\n\nEen kamer met uitzicht op de haven, een tentoonstelling met uw naam erop en hulp met de dozen.`,
      },
      fr: {
        slug: 'archiviste-pour-notre-anniversaire',
        title: 'Archiviste pour notre anniversaire, neuf mois',
        body: `Trente ans de lettres, de livrets et de photos attendent dans quarante cartons. Vous les classez et choisissez ce que nous montrons.\n\n## Ce que vous apportez\n\n- une formation en archivistique ou en histoire\n- l’œil pour une bonne histoire\n\n## Ce que nous offrons\n\nUne pièce avec vue sur le port, une exposition à votre nom et de l’aide pour les cartons.`,
      },
    },
  },
];
