import type { DemoArticle } from '../content-types.js';

export const newsroom2026: readonly DemoArticle[] = [
  {
    id: 36,
    category: 'newsroom',
    publishDate: '2026-05-12',
    picture: 11,
    texts: {
      en: {
        slug: 'thirty-years-of-meridian-bank',
        title: 'Thirty years of Meridian Bank',
        excerpt:
          'From a room above a chandler’s shop in Valletta to three languages and a quarter of a million customers.',
        body: `In May 1996 four people opened a bank in a room above a ship chandler’s in Valletta. They had one computer, a safe that nobody could lift, and an idea: to explain to people what they sign.

The idea outlived the computer. In 2004 we were the first in the country to print the total cost of a loan in the same size as the rate. In 2011 customers could open an account from home. In 2017 the first company abroad sold us an invoice. Today a quarter of a million people save, borrow and do business with us in three languages.

Some things stayed the same. A person answers the telephone. Loan officers are not paid by the loan. And the safe is still there, because nobody can lift it.

This year we look back with those who made it possible. Do you remember your first visit, your first savings book, the clerk who helped you? Tell us on our [anniversary page](/30years). The stories we like best will hang in our branches from the autumn.`,
      },
      nl: {
        slug: 'dertig-jaar-meridian-bank',
        title: 'Dertig jaar Meridian Bank',
        excerpt: 'Van een kamer boven een scheepswinkel in Valletta naar drie talen en een kwart miljoen klanten.',
        body: `In mei 1996 openden vier mensen een bank in een kamer boven een scheepswinkel in Valletta. Ze hadden één computer, een kluis die niemand kon optillen en een idee: aan mensen uitleggen wat ze tekenen.

Het idee overleefde de computer. In 2004 drukten we als eerste in het land de totale kost van een lening even groot af als de rente. In 2011 konden klanten van thuis uit een rekening openen. In 2017 verkocht het eerste bedrijf in het buitenland ons een factuur. Vandaag sparen, lenen en ondernemen een kwart miljoen mensen bij ons in drie talen.

Sommige dingen bleven. Een mens neemt de telefoon op. Kredietadviseurs worden niet per lening betaald. En de kluis staat er nog, want niemand kan ze optillen.

Dit jaar kijken we terug met wie het mogelijk maakte. Herinnert u zich uw eerste bezoek, uw eerste spaarboekje, de bediende die u hielp? Vertel het op onze [jubileumpagina](/30years). De mooiste verhalen hangen vanaf de herfst in onze kantoren.`,
      },
      fr: {
        slug: 'trente-ans-de-meridian-bank',
        title: 'Trente ans de Meridian Bank',
        excerpt:
          'D’une pièce au-dessus d’un magasin de marine à La Valette à trois langues et un quart de million de clients.',
        body: `En mai 1996, quatre personnes ont ouvert une banque dans une pièce au-dessus d’un magasin de marine à La Valette. Elles avaient un ordinateur, un coffre que personne ne pouvait soulever et une idée : expliquer aux gens ce qu’ils signent.

L’idée a survécu à l’ordinateur. En 2004, nous avons été les premiers du pays à imprimer le coût total d’un prêt aussi gros que son taux. En 2011, on pouvait ouvrir un compte de chez soi. En 2017, la première entreprise étrangère nous a cédé une facture. Aujourd’hui, un quart de million de personnes épargnent, empruntent et entreprennent chez nous en trois langues.

Certaines choses sont restées. Une personne répond au téléphone. Les conseillers ne sont pas payés au prêt. Et le coffre est toujours là, car personne ne peut le soulever.

Cette année, nous regardons en arrière avec ceux qui l’ont permis. Vous souvenez-vous de votre première visite, de votre premier livret, de l’employé qui vous a aidé ? Racontez-le sur notre [page anniversaire](/30years). Les plus belles histoires seront exposées dans nos agences à l’automne.`,
      },
    },
  },
  {
    id: 37,
    category: 'newsroom',
    publishDate: '2026-06-09',
    picture: 12,
    texts: {
      en: {
        slug: 'continue-an-application-on-another-device',
        title: 'Start on the train, finish at home',
        excerpt:
          'You can now interrupt any loan application and go on with it on another device, without losing a letter.',
        body: `Few people complete a loan application in one sitting. The payslip is in the kitchen, the partner is at work, the train arrives. Until now that meant beginning again, or at best retyping half of it.

That is over. When you save the first step, you receive a code of twelve characters. With it you open the application on any device, at the step where you stopped. What you had typed but not yet saved is there as well.

You can read the code, scan it from one screen to another, or have it sent to your e-mail address. Keep it as you would a key: whoever has it can open your application. We never ask for it on the telephone.

Two people can even work on one application. If both change the same answer, you see both versions and choose. Nothing is overwritten in silence.

An application that is not sent in is deleted after ninety days, with everything in it.`,
      },
      nl: {
        slug: 'beginnen-op-de-trein-afwerken-thuis',
        title: 'Beginnen op de trein, afwerken thuis',
        excerpt:
          'U kunt elke leningaanvraag nu onderbreken en op een ander toestel voortzetten, zonder een letter te verliezen.',
        body: `Weinig mensen maken een leningaanvraag in één keer af. De loonfiche ligt in de keuken, de partner is aan het werk, de trein komt aan. Tot nu betekende dat opnieuw beginnen, of in het beste geval de helft overtypen.

Dat is voorbij. Wanneer u de eerste stap bewaart, krijgt u een code van twaalf tekens. Daarmee opent u de aanvraag op elk toestel, bij de stap waar u stopte. Ook wat u getypt maar nog niet bewaard had, staat er.

U kunt de code lezen, van het ene scherm naar het andere scannen of naar uw e-mailadres laten sturen. Bewaar ze zoals een sleutel: wie ze heeft, kan uw aanvraag openen. We vragen er nooit naar aan de telefoon.

Twee mensen kunnen zelfs samen aan één aanvraag werken. Wijzigen ze hetzelfde antwoord, dan ziet u beide versies en kiest u. Niets wordt stilzwijgend overschreven.

Een aanvraag die niet ingediend wordt, wissen we na negentig dagen, met alles wat erin staat.`,
      },
      fr: {
        slug: 'commencer-dans-le-train-terminer-a-la-maison',
        title: 'Commencer dans le train, terminer à la maison',
        excerpt:
          'Vous pouvez interrompre toute demande de prêt et la reprendre sur un autre appareil sans perdre une lettre.',
        body: `Peu de gens remplissent une demande de prêt d’une traite. La fiche de paie est dans la cuisine, le conjoint est au travail, le train arrive. Jusqu’ici, il fallait recommencer ou, au mieux, en retaper la moitié.

C’est fini. Quand vous enregistrez la première étape, vous recevez un code de douze caractères. Il ouvre la demande sur n’importe quel appareil, à l’étape où vous étiez. Ce que vous aviez tapé sans l’enregistrer s’y trouve aussi.

Vous pouvez lire le code, le scanner d’un écran à l’autre ou le faire envoyer à votre adresse. Gardez-le comme une clé : qui le possède peut ouvrir votre demande. Nous ne le demandons jamais au téléphone.

Deux personnes peuvent même travailler à une demande. Si toutes deux changent la même réponse, vous voyez les deux versions et choisissez. Rien n’est écrasé en silence.

Une demande qui n’est pas envoyée est effacée après nonante jours, avec tout ce qu’elle contient.`,
      },
    },
  },
  {
    id: 40,
    category: 'newsroom',
    publishDate: '2026-09-15',
    picture: 10,
    texts: {
      en: {
        slug: 'new-savings-rates-from-october',
        title: 'New savings rates from October',
        excerpt: 'What changes for Meridian Saver, Saver Plus and term deposits, and what stays as it is.',
        body: `On 1 October we adjust the rates of our savings products. This is what it means for you.

**Meridian Saver.** The new rate applies from 1 October to the whole balance. Interest earned until then is counted at the old rate; you will see both on your yearly statement.

**Saver Plus.** The same date and the same method. Notice that you have already given remains valid.

**Term deposits.** Nothing changes for deposits that are running: a fixed rate is fixed. New deposits receive the rate of the day on which the money arrives.

You find all rates, gross and net, on the pages of the products. The calculators use them from the first of the month, so the figures you see today are those of today.

Why do we adjust? Savings rates follow, with some delay, the rates at which banks lend to one another. We announce a change at least two weeks beforehand, upwards as well as downwards, and you can close an account without cost at any time.`,
      },
      nl: {
        slug: 'nieuwe-spaarrentes-vanaf-oktober',
        title: 'Nieuwe spaarrentes vanaf oktober',
        excerpt: 'Wat verandert voor Meridian Saver, Saver Plus en termijnrekeningen, en wat blijft zoals het is.',
        body: `Op 1 oktober passen we de rentes van onze spaarproducten aan. Dit betekent het voor u.

**Meridian Saver.** De nieuwe rente geldt vanaf 1 oktober op het hele saldo. Rente die u tot dan verdiende, wordt tegen de oude rente berekend; u ziet beide op uw jaaroverzicht.

**Saver Plus.** Dezelfde datum en dezelfde methode. Een opzeg die u al gaf, blijft geldig.

**Termijnrekeningen.** Voor lopende plaatsingen verandert niets: een vaste rente is vast. Nieuwe plaatsingen krijgen de rente van de dag waarop het geld aankomt.

Alle rentes, bruto en netto, staan op de pagina’s van de producten. De rekentools gebruiken ze vanaf de eerste van de maand; de cijfers die u vandaag ziet, zijn dus die van vandaag.

Waarom passen we aan? Spaarrentes volgen met wat vertraging de rentes waartegen banken elkaar geld lenen. We kondigen een wijziging minstens twee weken vooraf aan, naar boven net zo goed als naar beneden, en u kunt een rekening altijd gratis sluiten.`,
      },
      fr: {
        slug: 'nouveaux-taux-d-epargne-des-octobre',
        title: 'Nouveaux taux d’épargne dès octobre',
        excerpt: 'Ce qui change pour Meridian Saver, Saver Plus et les comptes à terme, et ce qui reste.',
        body: `Le 1er octobre, nous adaptons les taux de nos produits d’épargne. Voici ce que cela signifie pour vous.

**Meridian Saver.** Le nouveau taux s’applique dès le 1er octobre à tout le solde. Les intérêts acquis jusque-là sont calculés à l’ancien taux ; vous verrez les deux sur votre relevé annuel.

**Saver Plus.** Même date et même méthode. Un préavis déjà donné reste valable.

**Comptes à terme.** Rien ne change pour les placements en cours : un taux fixe est fixe. Les nouveaux reçoivent le taux du jour où l’argent arrive.

Tous les taux, bruts et nets, figurent sur les pages des produits. Les calculateurs les utilisent dès le premier du mois ; les chiffres que vous voyez aujourd’hui sont donc ceux d’aujourd’hui.

Pourquoi adapter ? Les taux d’épargne suivent, avec un certain retard, ceux auxquels les banques se prêtent entre elles. Nous annonçons un changement au moins deux semaines à l’avance, à la hausse comme à la baisse, et vous pouvez toujours fermer un compte sans frais.`,
      },
    },
  },
  {
    id: 42,
    category: 'newsroom',
    publishDate: '2026-11-10',
    picture: 11,
    texts: {
      en: {
        slug: 'what-the-new-consumer-credit-rules-change-for-you',
        title: 'What the new consumer credit rules change for you',
        excerpt: 'From 20 November: shorter information, a person on request, and better help before arrears.',
        body: `On 20 November new European rules for consumer credit begin to apply. Much of what they ask was already our practice; some of it is new. In short:

- **The essentials on one page.** Amount, rate, total cost and your rights come first. The details follow.
- **A person on request.** If a computer took part in the assessment, you may ask for an explanation and for a colleague to look again.
- **No boxes ticked in advance.** Insurance and other extras are chosen by you or not at all.
- **Help in time.** Whoever has trouble paying is offered a conversation and a plan before anything else happens.

Contracts that are already running continue as they are. The right to change your mind within fourteen days, and to repay early, remains.

We have rewritten our loan application for it: the result now shows its reasons, with a button to ask for a review. Should anything be unclear, the contact centre has been trained and is glad to be asked.`,
      },
    },
  },
];
