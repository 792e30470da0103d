import type { DemoArticle } from '../content-types.js';

export const newsroom2026: readonly DemoArticle[] = [
  {
    id: 36,
    category: 'newsroom',
    publishDate: '2026-05-12',
    picture: 57,
    texts: {
      en: {
        slug: 'thirty-years-of-meridian-bank',
        title: 'Thirty years of Meridian Bank',
        excerpt:
          'From a room above a chandler’s shop in Valletta to three languages and a quarter of a million customers.',
        body: `In May 1996 four people opened a bank in a room above a ship chandler’s in Valletta. They had one computer, a safe that nobody could lift, and an idea: to explain to people what they sign.

The idea outlived the computer. In 2004 we were the first in the country to print the total cost of a loan in the same size as the rate. In 2011 customers could open an account from home. In 2017 the first company abroad sold us an invoice. Today a quarter of a million people save, borrow and do business with us in three languages.

Some things have stayed the same. A person answers the telephone. Our loan officers earn no commission. And the safe is still there, because nobody can lift it.

This year we look back with those who made it possible. Do you remember your first visit, your first savings book, the clerk who helped you? Tell us on our [anniversary page](/30years). We will show the stories we like best in our branches from the autumn.`,
      },
      nl: {
        slug: 'dertig-jaar-meridian-bank',
        title: 'Dertig jaar Meridian Bank',
        excerpt: 'Van een kamer boven een scheepswinkel in Valletta naar drie talen en een kwart miljoen klanten.',
        body: `In mei 1996 openden vier mensen een bank in een kamer boven een scheepswinkel in Valletta. Ze hadden één computer, een kluis die niemand kon optillen en een idee: aan mensen uitleggen wat ze tekenen.

Het idee overleefde de computer. In 2004 drukten we als eerste in het land de totale kost van een lening even groot af als de rente. In 2011 konden klanten van thuis uit een rekening openen. In 2017 verkocht het eerste bedrijf in het buitenland ons een factuur. Vandaag sparen, lenen en ondernemen een kwart miljoen mensen bij ons in drie talen.

Sommige dingen zijn gebleven. U krijgt een mens aan de telefoon. Onze kredietadviseurs krijgen geen commissie. En de kluis staat er nog, want niemand kan ze optillen.

Dit jaar kijken we terug met wie het mogelijk maakte. Herinnert u zich uw eerste bezoek, uw eerste spaarboekje, de bediende die u hielp? Vertel het op onze [jubileumpagina](/30years). De mooiste verhalen hangen vanaf de herfst in onze kantoren.`,
      },
      fr: {
        slug: 'trente-ans-de-meridian-bank',
        title: 'Trente ans de Meridian Bank',
        excerpt:
          'D’une pièce au-dessus d’un magasin de marine à La Valette à trois langues et un quart de million de clients.',
        body: `En mai 1996, quatre personnes ont ouvert une banque dans une pièce au-dessus d’un magasin de marine à La Valette. Elles avaient un ordinateur, un coffre que personne ne pouvait soulever et une idée : expliquer aux gens ce qu’ils signent.

L’idée a survécu à l’ordinateur. En 2004, nous avons été les premiers du pays à imprimer le coût total d’un prêt aussi gros que son taux. En 2011, on pouvait ouvrir un compte de chez soi. En 2017, la première entreprise étrangère nous a cédé une facture. Aujourd’hui, un quart de million de personnes épargnent, empruntent et entreprennent chez nous en trois langues.

Certaines choses n’ont pas changé. Une personne répond au téléphone. Nos conseillers en crédit ne touchent pas de commission. Et le coffre est toujours là, car personne ne peut le soulever.

Cette année, nous regardons en arrière avec ceux qui l’ont permis. Vous souvenez-vous de votre première visite, de votre premier livret, de l’employé qui vous a aidé ? Racontez-le sur notre [page anniversaire](/30years). Les plus belles histoires seront exposées dans nos agences à l’automne.`,
      },
    },
  },
  {
    id: 37,
    category: 'newsroom',
    publishDate: '2026-06-09',
    picture: 58,
    texts: {
      en: {
        slug: 'continue-an-application-on-another-device',
        title: 'Start on the train, finish at home',
        excerpt: 'You can now interrupt any loan application and continue on another device, without losing anything.',
        body: `Many people do not complete a loan application in one sitting. The payslip is in the kitchen, the partner is at work, the train arrives. Until now that meant beginning again, or at best retyping half of it.

That is over. When you save the first step, you receive a code of twelve characters. With it you open the application on any device, at the step where you stopped. What you had typed but not yet saved is there as well.

You can read the code, scan it from one screen to another, or have it sent to your e-mail address. Keep it to yourself: anyone who has it can open your application. We never ask for it on the telephone.

Two people can even work on one application. If both change the same answer, you see both versions and choose. Nothing is overwritten without you knowing.

An application that is not sent in is deleted after ninety days, with everything in it.`,
      },
      nl: {
        slug: 'beginnen-op-de-trein-afwerken-thuis',
        title: 'Beginnen op de trein, afwerken thuis',
        excerpt:
          'U kunt elke leningaanvraag nu onderbreken en op een ander toestel voortzetten, zonder iets te verliezen.',
        body: `Veel mensen maken een leningaanvraag niet in één keer af. De loonfiche ligt in de keuken, de partner is aan het werk, de trein komt aan. Tot nu betekende dat opnieuw beginnen, of in het beste geval de helft overtypen.

Dat is voorbij. Wanneer u de eerste stap bewaart, krijgt u een code van twaalf tekens. Daarmee opent u de aanvraag op elk toestel, bij de stap waar u stopte. Ook wat u getypt maar nog niet bewaard had, staat er.

U kunt de code lezen, van het ene scherm naar het andere scannen of naar uw e-mailadres laten sturen. Houd ze voor uzelf: wie ze heeft, kan uw aanvraag openen. We vragen er nooit naar aan de telefoon.

Twee mensen kunnen zelfs samen aan één aanvraag werken. Wijzigen ze hetzelfde antwoord, dan ziet u beide versies en kiest u. Er wordt niets overschreven zonder dat u het weet.

Een aanvraag die niet ingediend wordt, wissen we na negentig dagen, met alles wat erin staat.`,
      },
      fr: {
        slug: 'commencer-dans-le-train-terminer-a-la-maison',
        title: 'Commencer dans le train, terminer à la maison',
        excerpt:
          'Vous pouvez interrompre toute demande de prêt et la reprendre sur un autre appareil sans rien perdre.',
        body: `Beaucoup de gens ne remplissent pas une demande de prêt en une fois. La fiche de paie est dans la cuisine, le conjoint est au travail, le train arrive. Jusqu’ici, il fallait recommencer ou, au mieux, en retaper la moitié.

C’est fini. Quand vous enregistrez la première étape, vous recevez un code de douze caractères. Il ouvre la demande sur n’importe quel appareil, à l’étape où vous étiez. Ce que vous aviez tapé sans l’enregistrer s’y trouve aussi.

Vous pouvez lire le code, le scanner d’un écran à l’autre ou le faire envoyer à votre adresse. Gardez-le pour vous : toute personne qui l’a peut ouvrir votre demande. Nous ne le demandons jamais au téléphone.

Deux personnes peuvent même travailler à une demande. Si toutes deux changent la même réponse, vous voyez les deux versions et choisissez. Rien n’est écrasé à votre insu.

Une demande qui n’est pas envoyée est effacée après nonante jours, avec tout ce qu’elle contient.`,
      },
    },
  },
  {
    id: 40,
    category: 'newsroom',
    publishDate: '2026-09-15',
    picture: 61,
    texts: {
      en: {
        slug: 'new-savings-rates-from-october',
        title: 'New savings rates from October',
        excerpt: 'What changes for Meridian Saver, Saver Plus and term deposits, and what stays as it is.',
        body: `On 1 October we are changing the rates of our savings products. This is what it means for you.

**Meridian Saver.** The new rate applies from 1 October to the whole balance. Until then you earn interest at the old rate; you will see both on your yearly statement.

**Saver Plus.** The same date and the same method. Notice that you have already given remains valid.

**Term deposits.** Nothing changes for deposits that are running: a fixed rate is fixed. New deposits receive the rate of the day on which the money arrives.

You will find the rates on the pages of the products. The calculators use the new rates from 1 October; until then they show the old ones.

Why do rates change? Savings rates follow, with some delay, the rates at which banks lend to one another. We tell you at least two weeks before a change, up or down, and you can close a Meridian Saver account free of charge at any time.`,
      },
      nl: {
        slug: 'nieuwe-spaarrentes-vanaf-oktober',
        title: 'Nieuwe spaarrentes vanaf oktober',
        excerpt: 'Wat verandert voor Meridian Saver, Saver Plus en termijnrekeningen, en wat blijft zoals het is.',
        body: `Op 1 oktober passen we de rentes van onze spaarproducten aan. Dit betekent het voor u.

**Meridian Saver.** De nieuwe rente geldt vanaf 1 oktober op het hele saldo. Tot dan krijgt u de oude rente; u ziet beide op uw jaaroverzicht.

**Saver Plus.** Dezelfde datum en dezelfde methode. Een opzeg die u al gaf, blijft geldig.

**Termijnrekeningen.** Voor lopende plaatsingen verandert niets: een vaste rente is vast. Nieuwe plaatsingen krijgen de rente van de dag waarop het geld aankomt.

De rentes vindt u op de pagina’s van de producten. De rekentools gebruiken de nieuwe rentes vanaf 1 oktober; tot dan tonen ze de oude.

Waarom veranderen rentes? Spaarrentes volgen met wat vertraging de rentes waartegen banken elkaar geld lenen. We laten u een wijziging minstens twee weken vooraf weten, naar boven of naar beneden, en een Meridian Saver kunt u altijd gratis sluiten.`,
      },
      fr: {
        slug: 'nouveaux-taux-d-epargne-des-octobre',
        title: 'Nouveaux taux d’épargne dès octobre',
        excerpt: 'Ce qui change pour Meridian Saver, Saver Plus et les comptes à terme, et ce qui reste.',
        body: `Le 1er octobre, nous adaptons les taux de nos produits d’épargne. Voici ce que cela signifie pour vous.

**Meridian Saver.** Le nouveau taux s’applique dès le 1er octobre à tout le solde. Jusque-là, vous recevez l’ancien taux ; vous verrez les deux sur votre relevé annuel.

**Saver Plus.** Même date et même méthode. Un préavis déjà donné reste valable.

**Comptes à terme.** Rien ne change pour les placements en cours : un taux fixe est fixe. Les nouveaux reçoivent le taux du jour où l’argent arrive.

Vous trouverez les taux sur les pages des produits. Les calculateurs utilisent les nouveaux taux à partir du 1er octobre ; jusque-là, ils montrent les anciens.

Pourquoi les taux changent-ils ? Les taux d’épargne suivent, avec un certain retard, ceux auxquels les banques se prêtent entre elles. Nous vous annonçons un changement au moins deux semaines à l’avance, à la hausse comme à la baisse, et vous pouvez toujours fermer un Meridian Saver sans frais.`,
      },
    },
  },
  {
    id: 42,
    category: 'newsroom',
    publishDate: '2026-11-10',
    picture: 63,
    texts: {
      en: {
        slug: 'what-the-new-consumer-credit-rules-change-for-you',
        title: 'What the new consumer credit rules change for you',
        excerpt: 'From 20 November: shorter information, a person on request, and better help before arrears.',
        body: `On 20 November new European rules for consumer credit begin to apply. Much of what they require was already our practice; some of it is new. In short:

- **The essentials on one page.** Amount, rate, total cost and your rights come first. The details follow.
- **A person on request.** If a computer took part in the assessment, you may ask for an explanation and for one of our staff to look again.
- **No boxes ticked in advance.** You decide whether you want insurance or other extras.
- **Help in time.** If you have trouble paying, we first offer you a conversation and a plan.

Contracts that are already running continue as they are. The right to change your mind within fourteen days, and to repay early, remains.

We have rewritten our loan application for it: the result now shows its reasons, with a button to ask for a review. If anything is unclear, our contact centre will gladly help you.`,
      },
    },
  },
];
