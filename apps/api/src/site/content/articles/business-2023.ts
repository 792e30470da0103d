import type { DemoArticle } from '../content-types.js';

export const business2023: readonly DemoArticle[] = [
  {
    id: 3,
    category: 'business',
    publishDate: '2023-04-18',
    picture: 24,
    texts: {
      en: {
        slug: 'why-profitable-companies-run-out-of-cash',
        title: 'Why profitable companies run out of cash',
        excerpt:
          'Profit is what you earn over the year; cash is what you can pay with today. How growth can empty an account.',
        body: `A joinery wins its largest order ever. It buys the wood in March, pays its people in April and May, delivers in June, and the customer pays in August. On paper the order earns well. In May the account is empty.

Between paying and being paid lies a gap, and growth makes it wider: every new order has to be financed before it pays. Three figures tell you how wide it is.

- **Days of stock:** how long materials lie before they are used.
- **Days receivable:** how long customers take to pay.
- **Days payable:** how long you take to pay your suppliers.

Add the first two and take away the third. A joinery with 30, 60 and 30 waits 60 days for every euro it spends.

You can narrow the gap by asking for a deposit, by invoicing on the day of delivery, or by selling the invoice. With [Meridian Factor](/meridian-factor) you usually receive the larger part within two working days. The calculator on that page shows what it costs for your invoice.`,
      },
      nl: {
        slug: 'waarom-winstgevende-bedrijven-zonder-geld-vallen',
        title: 'Waarom winstgevende bedrijven zonder geld vallen',
        excerpt:
          'Winst is wat u in een jaar verdient, geld is waarmee u vandaag kunt betalen. Hoe groei een rekening kan leegmaken.',
        body: `Een schrijnwerkerij haalt haar grootste bestelling ooit binnen. Ze koopt het hout in maart, betaalt haar mensen in april en mei, levert in juni, en de klant betaalt in augustus. Op papier brengt de bestelling goed op. In mei is de rekening leeg.

Tussen betalen en betaald worden ligt een kloof, en groei maakt ze breder: elke nieuwe bestelling moet gefinancierd worden voor ze opbrengt. Drie cijfers zeggen hoe breed ze is.

- **Voorraaddagen:** hoelang materiaal ligt voor het gebruikt wordt.
- **Klantendagen:** hoelang klanten wachten met betalen.
- **Leveranciersdagen:** hoelang u wacht om uw leveranciers te betalen.

Tel de eerste twee op en trek de derde af. Een schrijnwerkerij met 30, 60 en 30 wacht 60 dagen op elke euro die ze uitgeeft.

U kunt de kloof verkleinen door een voorschot te vragen, op de dag van levering te factureren of de factuur te verkopen. Met [Meridian Factor](/meridian-factor) ontvangt u het grootste deel meestal binnen twee werkdagen. De rekentool op die pagina toont wat het voor uw factuur kost.`,
      },
      fr: {
        slug: 'pourquoi-des-entreprises-rentables-manquent-de-tresorerie',
        title: 'Pourquoi des entreprises rentables manquent de trésorerie',
        excerpt:
          'Le bénéfice, c’est ce que vous gagnez en un an ; la trésorerie, ce avec quoi vous payez aujourd’hui. Comment la croissance vide un compte.',
        body: `Une menuiserie décroche la plus grosse commande de son histoire. Elle achète le bois en mars, paie son équipe en avril et en mai, livre en juin, et le client paie en août. Sur le papier, la commande rapporte bien. En mai, le compte est vide.

Entre payer et être payé s’ouvre un écart, et la croissance l’élargit : chaque nouvelle commande doit être financée avant de rapporter. Trois chiffres le mesurent.

- **Jours de stock :** le temps que les matériaux attendent avant d’être utilisés.
- **Délai clients :** le temps que vos clients mettent à payer.
- **Délai fournisseurs :** le temps que vous mettez à payer vos fournisseurs.

Additionnez les deux premiers et retirez le troisième. Une menuiserie à 30, 60 et 30 attend 60 jours chaque euro qu’elle dépense.

Vous pouvez réduire l’écart en demandant un acompte, en facturant le jour de la livraison ou en cédant la facture. Avec [Meridian Factor](/meridian-factor), vous recevez la plus grande partie, en général sous deux jours ouvrables. Le calculateur de cette page montre ce que cela coûte pour votre facture.`,
      },
    },
  },
  {
    id: 7,
    category: 'business',
    publishDate: '2023-09-12',
    picture: 28,
    texts: {
      en: {
        slug: 'invoices-that-get-paid-on-time',
        title: 'Invoices that get paid on time',
        excerpt: 'Seven small changes to a document you already send, none of which costs a cent.',
        body: `Late payment is often treated as a matter of goodwill. In our experience half of it is a matter of paperwork. Seven changes help.

1. Send the invoice **on the day** the work is done. Every day of delay tells the customer that there is no hurry.
2. Address it to a **person**, with the order number they need.
3. Write the **due date** as a date. “Thirty days net” makes people work it out.
4. Put the **IBAN and the reference** where the eye lands, and a payment code that a phone can read.
5. Describe the work in the **customer’s words**, so that whoever approves it need not ask.
6. Send a friendly **reminder three days before** the due date, not three days after.
7. Offer a small **discount for paying early**. Our [Meridian Pro](/meridian-pro) page has a table of what each day is worth.

And if an invoice is late all the same: call. An e-mail is easy to put aside; a friendly voice asking when the payment will arrive is not.`,
      },
      nl: {
        slug: 'facturen-die-op-tijd-betaald-worden',
        title: 'Facturen die op tijd betaald worden',
        excerpt: 'Zeven kleine wijzigingen aan een document dat u al verstuurt, en geen ervan kost een cent.',
        body: `Laattijdige betaling wordt vaak als een kwestie van goede wil gezien. In onze ervaring is de helft een kwestie van papier. Zeven wijzigingen helpen.

1. Verstuur de factuur **op de dag zelf** dat het werk klaar is. Elke dag uitstel zegt de klant dat er geen haast bij is.
2. Richt ze aan een **persoon**, met het bestelnummer dat die nodig heeft.
3. Schrijf de **vervaldag** als datum. Bij “dertig dagen netto” moet uw klant zelf rekenen.
4. Zet het **IBAN en de mededeling** op een opvallende plaats, met een betaalcode die een telefoon kan lezen.
5. Beschrijf het werk in de **woorden van de klant**, zodat wie goedkeurt niets hoeft te vragen.
6. Stuur een vriendelijke **herinnering drie dagen voor** de vervaldag, niet drie dagen erna.
7. Bied een kleine **korting voor snelle betaling**. Op onze pagina [Meridian Pro](/meridian-pro) staat een tabel met wat elke dag waard is.

En is een factuur toch te laat: bel. Een e-mail blijft makkelijk liggen, een vriendelijke stem die vraagt wanneer de betaling komt, vergeet niemand.`,
      },
      fr: {
        slug: 'des-factures-payees-a-temps',
        title: 'Des factures payées à temps',
        excerpt: 'Sept petits changements à un document que vous envoyez déjà, dont aucun ne coûte un centime.',
        body: `On voit souvent le retard de paiement comme une question de bonne volonté. Selon notre expérience, c’est pour moitié une question de paperasse. Sept changements aident.

1. Envoyez la facture **le jour même** où le travail est fini. Chaque jour d’attente dit au client que rien ne presse.
2. Adressez-la à une **personne**, avec le numéro de commande dont elle a besoin.
3. Écrivez l’**échéance** sous forme de date. « Trente jours nets » oblige à calculer.
4. Placez l’**IBAN et la communication** là où l’œil se pose, avec un code de paiement lisible par téléphone.
5. Décrivez le travail avec les **mots du client**, pour que celui qui approuve n’ait rien à demander.
6. Envoyez un **rappel aimable trois jours avant** l’échéance, et non trois jours après.
7. Offrez une petite **remise pour paiement rapide**. Notre page [Meridian Pro](/meridian-pro) donne un tableau de ce que vaut chaque jour.

Et si une facture tarde malgré tout : appelez. Un e-mail s’oublie facilement ; une voix aimable qui demande la date du paiement, non.`,
      },
    },
  },
];
