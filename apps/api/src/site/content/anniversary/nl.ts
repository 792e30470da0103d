import { contactForm } from '../names.js';
import type { AnniversaryText } from './anniversary-text.js';

export const dutch: AnniversaryText = {
  title: 'Dertig jaar, in gewone woorden',
  description:
    'Van een kamer boven een scheepswinkel in Valletta naar een kwart miljoen klanten: Meridian Bank van 1996 tot 2026.',
  lead: 'Het begon met vier mensen, één computer en een kluis die niemand kon optillen. Dit is wat ervan geworden is, jaar na jaar, en wat hetzelfde gebleven is.',
  milestones: [
    {
      year: 1996,
      title: 'Een kamer boven de scheepswinkel',
      text: 'In mei openen vier mensen een bank in Harbour Street, boven aan een trap die naar touw en teer ruikt. Ze hebben één computer en een kluis die bij de kamer hoorde. Hun idee past op een kaartje aan het raam: niemand tekent hier iets wat hij niet begrepen heeft.',
      figure: { value: '4', label: 'mensen op de eerste loonlijst' },
      picture: 13,
    },
    {
      year: 2000,
      title: 'Een neen met de reden erbij',
      text: 'Een bakker krijgt geen lening en vraagt waarom. Niemand kan het hem in één zin zeggen. Vanaf dat voorjaar zetten we elke weigering op papier, met de redenen en met wat ons antwoord zou veranderen. Sommigen komen een jaar later terug met precies dat. De bakker is de eerste.',
      picture: 14,
    },
    {
      year: 2004,
      title: 'Kosten en rente even groot',
      text: 'Als eerste bank in het land drukken we de totale kosten van een lening even groot af als de rente. De drukker belt tot tweemaal toe om te vragen of dat een vergissing is. Sommige klanten lenen daarna minder dan ze van plan waren. Dat noemen we een succes.',
      figure: { value: '1 : 1', label: 'rente en totale kosten, in druk' },
      picture: 15,
    },
    {
      year: 2008,
      title: 'Van de lire naar de euro',
      text: 'Op oudejaarsavond heeft de haven haar vuurwerk en hebben wij onze rekenmachines. ’s Morgens staat elk saldo in euro, en een heel jaar lang staat het bedrag in lire ernaast. Drie spaarders zien dat er een cent ontbreekt. Ze hebben gelijk en krijgen hem terug.',
      figure: { value: '0,4293', label: 'lire voor één euro' },
      picture: 16,
    },
    {
      year: 2011,
      title: 'Een rekening vanuit de woonkamer',
      text: 'Op een zondagavond opent een klant voor het eerst een rekening vanuit een zetel in Sliema. Het duurt twintig minuten en één telefoontje, want het formulier vraagt twee keer hetzelfde. Op maandag vraagt het dat nog één keer.',
      figure: { value: '20', label: 'minuten, vanuit de zetel' },
      picture: 17,
    },
    {
      year: 2017,
      title: 'De eerste factuur uit het buitenland',
      text: 'Een meubelmaakster uit Gent verkoopt ons een factuur die haar klant pas na zeventig dagen zou betalen. Na twee dagen heeft ze het geld. Haar bedrijf is het eerste in het buitenland dat dat doet, en een kopie van die factuur hangt nog altijd in onze gang.',
      figure: { value: '2', label: 'dagen in plaats van zeventig' },
      picture: 18,
    },
    {
      year: 2020,
      title: 'Loketten dicht, lijnen open',
      text: 'In het voorjaar gaan de loketten van de ene dag op de andere dicht. Tegen maandag heeft elke collega een telefoon op de keukentafel, en die wordt opgenomen zoals altijd: door iemand die u kan helpen. Wie het vraagt, kan de aflossingen even onderbreken, telkens na een gesprek.',
      picture: 19,
    },
    {
      year: 2023,
      title: 'Brussel, in drie talen',
      text: 'In mei verschijnt onze website ook in het Nederlands en het Frans. In oktober openen we een kantoor in Brussel, waar twaalf collega’s antwoorden in de taal van wie belt. Klanten hoeven niet meer naar Malta te bellen om over een dak in Mechelen te praten.',
      figure: { value: '12', label: 'collega’s in Brussel' },
      picture: 20,
    },
    {
      year: 2026,
      title: 'Dertig jaar, en de kluis staat er nog',
      text: 'Een kwart miljoen mensen sparen, lenen en ondernemen met ons. U kunt een aanvraag op de trein beginnen en thuis afmaken. In veertig dozen wachten de brieven, spaarboekjes en foto’s van dertig jaar op een archivaris. En de kluis staat waar ze altijd stond, want niemand kan ze optillen.',
      figure: { value: '250.000', label: 'klanten' },
      picture: 21,
    },
  ],
  quotes: [
    {
      text: 'We hadden één computer, dus wisselden we af. Wie er niet aan zat, praatte met mensen. Dat bleek het echte werk te zijn.',
      name: 'Carmen',
      role: 'een van de vier van 1996',
    },
    {
      text: 'Ze zeiden neen, en ook wat er een ja van zou maken. Een jaar later had ik de cijfers die ze vroegen, en een nieuwe oven.',
      name: 'Paul',
      role: 'bakker in Mosta, klant sinds 2001',
    },
    {
      text: 'Voor het eerst zag ik wat de hele lening zou kosten. Ik heb drieduizend minder geleend, en goed geslapen.',
      name: 'Rita',
      role: 'klant sinds 2004',
    },
    {
      text: 'Ik was het gewoon om zeventig dagen te wachten. Dit geld was er voor ik het mijn boekhouder had uitgelegd.',
      name: 'Anneleen',
      role: 'meubelmaakster in Gent',
    },
    {
      text: 'Mensen bellen over een aflossing en beschrijven op het einde hun keuken. Dat is geen praatje. Zo kom ik te weten waarvoor de lening dient.',
      name: 'Wim',
      role: 'kredietadviseur in Brussel',
    },
  ],
  closing: {
    title: 'Weet u het nog?',
    text: 'Uw eerste bezoek, uw eerste spaarboekje, de medewerker die u hielp: vertel het ons. De mooiste verhalen tonen we in onze kantoren.',
    button: { label: 'Vertel ons uw verhaal', href: contactForm('Mijn verhaal met Meridian Bank') },
    links: [
      { label: 'Wie we vandaag zijn', href: '/about-us' },
      { label: 'Werken bij ons', href: '/jobs' },
      { label: 'Wat we op onze verjaardag schreven', href: '/blog/36/dertig-jaar-meridian-bank' },
    ],
  },
};
