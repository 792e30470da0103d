import { contactForm } from '../names.js';
import type { AnniversaryText } from './anniversary-text.js';

export const english: AnniversaryText = {
  title: 'Thirty years, in plain words',
  description:
    'From a room above a ship chandler’s in Valletta to a quarter of a million customers: Meridian Bank from 1996 to 2026.',
  lead: 'It began with four people, one computer and a safe that nobody could lift. This is what became of them, year by year, and what has stayed the same.',
  milestones: [
    {
      year: 1996,
      title: 'A room above the chandler’s',
      text: 'In May four people open a bank in Harbour Street, at the top of a staircase that smells of rope and tar. They have one computer, and a safe that came with the room. Their idea fits on a card in the window: nobody here signs what they have not understood.',
      figure: { value: '4', label: 'people on the first payroll' },
      picture: 13,
    },
    {
      year: 2000,
      title: 'A no with its reasons',
      text: 'A baker is refused a loan and asks why. Nobody can tell him in one sentence. From that spring on, we put every refusal in writing, with the reasons and with what would change our answer. Some people come back a year later with exactly that. The baker is the first.',
      picture: 14,
    },
    {
      year: 2004,
      title: 'Cost and rate in the same size',
      text: 'We are the first bank in the country to print the total cost of a loan in the same size as its rate. The printer telephones twice to ask whether that is a mistake. Some customers then borrow less than they had planned. We count that as a success.',
      figure: { value: '1 : 1', label: 'the rate and the total cost, in print' },
      picture: 15,
    },
    {
      year: 2008,
      title: 'From the lira to the euro',
      text: 'On New Year’s Eve the harbour has its fireworks and we have our calculators. In the morning every balance is in euro, with the amount in lira next to it for a whole year. Three savers find that a cent is missing. They are right, and they get it back.',
      figure: { value: '0.4293', label: 'lira to the euro' },
      picture: 16,
    },
    {
      year: 2011,
      title: 'An account from the living room',
      text: 'On a Sunday evening a customer opens an account from a sofa in Sliema for the first time. It takes twenty minutes and one telephone call, because the form asks for the same thing twice. On Monday it asks only once.',
      figure: { value: '20', label: 'minutes, from a sofa' },
      picture: 17,
    },
    {
      year: 2017,
      title: 'The first invoice from abroad',
      text: 'A cabinetmaker in Ghent sells us an invoice that her customer would have paid after seventy days. She has the money after two. Hers is the first company abroad to do so, and a copy of that invoice still hangs in our corridor.',
      figure: { value: '2', label: 'days instead of seventy' },
      picture: 18,
    },
    {
      year: 2020,
      title: 'Counters shut, lines open',
      text: 'In spring the counters close overnight. By Monday every colleague has a telephone on the kitchen table, and it is answered as before: by a person who can help. Customers who ask can pause their instalments, each after a conversation.',
      picture: 19,
    },
    {
      year: 2023,
      title: 'Brussels, in three languages',
      text: 'In May our website becomes available in Dutch and French. In October we open a branch in Brussels, where twelve colleagues answer in the language of the caller. Customers no longer have to telephone Malta to talk about a roof in Mechelen.',
      figure: { value: '12', label: 'colleagues in Brussels' },
      picture: 20,
    },
    {
      year: 2026,
      title: 'Thirty years, and the safe is still there',
      text: 'A quarter of a million people save, borrow and do business with us. You can start an application on the train and finish it at home. In forty boxes the letters, savings books and photographs of thirty years wait for an archivist. And the safe is still where it has always been, because nobody can lift it.',
      figure: { value: '250,000', label: 'customers' },
      picture: 21,
    },
  ],
  quotes: [
    {
      text: 'We had one computer, so we took turns. Whoever was not using it talked to people. That turned out to be the real work.',
      name: 'Carmen',
      role: 'one of the four of 1996',
    },
    {
      text: 'They told me no, and what would make it a yes. A year later I had the figures they wanted, and a new oven.',
      name: 'Paul',
      role: 'baker in Mosta, customer since 2001',
    },
    {
      text: 'For the first time I saw what the whole loan would cost. I borrowed three thousand less, and slept well.',
      name: 'Rita',
      role: 'customer since 2004',
    },
    {
      text: 'I used to wait seventy days. This money came before I had finished explaining it to my accountant.',
      name: 'Anneleen',
      role: 'cabinetmaker in Ghent',
    },
    {
      text: 'People call about an instalment and end up describing their kitchen. That is not small talk. That is how I learn what the loan is for.',
      name: 'Wim',
      role: 'loan officer in Brussels',
    },
  ],
  closing: {
    title: 'Do you remember?',
    text: 'Your first visit, your first savings book, the clerk who helped you: tell us about it. We show the stories we like best in our branches.',
    button: { label: 'Tell us your story', href: contactForm('My story with Meridian Bank') },
    links: [
      { label: 'Who we are today', href: '/about-us' },
      { label: 'Work with us', href: '/jobs' },
      { label: 'What we wrote on our birthday', href: '/blog/36/thirty-years-of-meridian-bank' },
    ],
  },
};
