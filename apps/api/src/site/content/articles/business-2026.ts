import type { DemoArticle } from '../content-types.js';

export const business2026: readonly DemoArticle[] = [
  {
    id: 35,
    category: 'business',
    publishDate: '2026-04-21',
    picture: 56,
    texts: {
      en: {
        slug: 'your-first-employee-what-it-does-to-your-account',
        title: 'Your first employee: what it does to your account',
        excerpt: 'You pay wages every month, even when a customer pays late. How to prepare.',
        body: `Hiring someone for the first time is a milestone, and for your account it is a change of rhythm. Until now you paid yourself what was left. From now on a fixed amount leaves on a fixed day.

**Count in full.** Beside the net wage come social contributions, withheld tax, insurance, holiday pay and perhaps a thirteenth month. A payroll office can tell you the yearly total; divide it by twelve and set that amount aside every month.

**Build a wage buffer first.** Two months of full wage cost on a separate account before the first working day. It lets you sleep when an invoice is late.

**Separate the cards.** An employee who buys materials needs a card with a limit, not yours.

**Look at your invoices.** If wages leave on the twenty-fifth and customers pay on the fifth, ask the largest of them for another due date. Most agree when asked.

In [Meridian Pro](/meridian-pro) you can open sub-accounts for tax and wages free of charge and fill them by rule.`,
      },
      nl: {
        slug: 'uw-eerste-werknemer-wat-dat-met-uw-rekening-doet',
        title: 'Uw eerste werknemer: wat dat met uw rekening doet',
        excerpt: 'Een loon betaalt u elke maand, ook als een klant te laat betaalt. Zo bereidt u zich voor.',
        body: `Voor het eerst iemand aanwerven is een mijlpaal, en voor uw rekening is het een ander ritme. Tot nu toe betaalde u uzelf wat overbleef. Vanaf nu vertrekt een vast bedrag op een vaste dag.

**Tel alles mee.** Naast het nettoloon komen sociale bijdragen, ingehouden belasting, verzekering, vakantiegeld en misschien een dertiende maand. Een sociaal secretariaat kent het jaartotaal; deel het door twaalf en zet dat bedrag elke maand opzij.

**Bouw eerst een loonbuffer.** Twee maanden volledige loonkost op een aparte rekening, nog voor de eerste werkdag. Daarmee slaapt u ook als een factuur te laat is.

**Scheid de kaarten.** Een werknemer die materiaal koopt, heeft een kaart met een limiet nodig, niet de uwe.

**Kijk naar uw facturen.** Vertrekken de lonen op de vijfentwintigste en betalen klanten op de vijfde, vraag de grootste dan een andere vervaldag. De meeste stemmen in als u het vraagt.

In [Meridian Pro](/meridian-pro) opent u gratis subrekeningen voor belastingen en lonen, die u met een regel vult.`,
      },
      fr: {
        slug: 'votre-premier-employe-ce-que-cela-change-pour-votre-compte',
        title: 'Votre premier employé : ce que cela change pour votre compte',
        excerpt: 'Un salaire se paie chaque mois, même quand un client paie en retard. Comment vous y préparer.',
        body: `Engager quelqu’un pour la première fois est une étape, et pour votre compte, c’est un changement de rythme. Jusqu’ici, vous vous versiez ce qui restait. Désormais, un montant fixe part un jour fixe.

**Comptez tout.** Au salaire net s’ajoutent les cotisations sociales, l’impôt retenu, l’assurance, le pécule de vacances et peut-être un treizième mois. Un secrétariat social connaît le total annuel ; divisez-le par douze et mettez ce montant de côté chaque mois.

**Constituez d’abord une réserve.** Deux mois de coût salarial complet sur un compte séparé, avant le premier jour de travail. Elle vous laisse dormir quand une facture tarde.

**Séparez les cartes.** Un employé qui achète du matériel a besoin d’une carte à plafond, pas de la vôtre.

**Regardez vos factures.** Si les salaires partent le vingt-cinq et que les clients paient le cinq, demandez aux plus gros une autre échéance. La plupart acceptent.

Dans [Meridian Pro](/meridian-pro), vous ouvrez sans frais des sous-comptes pour l’impôt et les salaires, alimentés selon une règle.`,
      },
    },
  },
  {
    id: 38,
    category: 'business',
    publishDate: '2026-07-14',
    picture: 59,
    texts: {
      en: {
        slug: 'selling-abroad-getting-paid-from-other-countries',
        title: 'Selling abroad: getting paid from other countries',
        excerpt:
          'Within the euro area a payment is as simple as at home. Outside it, four things to agree on beforehand.',
        body: `A first order from abroad is a compliment. Before you confirm it, arrange how the money will reach you.

## Within the euro area

A euro transfer to your IBAN costs the customer no more than a domestic one and usually arrives the same day. Check the IBAN on your invoice with our [IBAN tool](/iban); with one wrong digit the payment is refused.

## Elsewhere

1. **Currency.** If you invoice in your customer’s currency, you bear the risk that it falls. Give a price that is valid for two weeks.
2. **Costs.** Agree who pays for the transfer. “Shared” is usual.
3. **Moment.** Half before shipping is a normal request to a new customer.
4. **Papers.** Customs wants the same figures as the bank. Make sure they match to the cent.

## A new customer

Look the company up in the register of its country, and begin with an order you could afford to lose. An invoice to an established European customer can also be sold through [Meridian Factor](/meridian-factor).`,
      },
      nl: {
        slug: 'verkopen-in-het-buitenland-betaald-worden-uit-andere-landen',
        title: 'Verkopen in het buitenland: betaald worden uit andere landen',
        excerpt:
          'Binnen de eurozone is een betaling even eenvoudig als thuis. Daarbuiten spreekt u vooraf vier dingen af.',
        body: `Een eerste bestelling uit het buitenland is een compliment. Regel voor u ze bevestigt hoe het geld bij u komt.

## Binnen de eurozone

Een overschrijving in euro naar uw IBAN kost de klant niet meer dan een binnenlandse en komt meestal dezelfde dag aan. Controleer het IBAN op uw factuur met onze [IBAN-tool](/iban); met één fout cijfer wordt de betaling geweigerd.

## Elders

1. **Munt.** Factureert u in de munt van de klant, dan draagt u het risico dat ze daalt. Geef een prijs die twee weken geldt.
2. **Kosten.** Spreek af wie de overschrijving betaalt. “Gedeeld” is gebruikelijk.
3. **Moment.** De helft voor verzending is een normale vraag aan een nieuwe klant.
4. **Papieren.** De douane wil dezelfde cijfers als de bank. Zorg dat ze tot op de cent kloppen.

## Een nieuwe klant

Zoek het bedrijf op in het register van zijn land, en begin met een bestelling die u zou kunnen verliezen. Een factuur aan een gevestigde Europese klant kunt u ook verkopen via [Meridian Factor](/meridian-factor).`,
      },
      fr: {
        slug: 'vendre-a-l-etranger-etre-paye-depuis-d-autres-pays',
        title: 'Vendre à l’étranger : être payé depuis d’autres pays',
        excerpt:
          'Dans la zone euro, un paiement est aussi simple que chez soi. Ailleurs, quatre points à convenir d’avance.',
        body: `Une première commande de l’étranger est un compliment. Avant de la confirmer, réglez la façon dont l’argent vous parviendra.

## Dans la zone euro

Un virement en euros vers votre IBAN ne coûte pas plus au client qu’un virement national et arrive en général le jour même. Vérifiez l’IBAN de votre facture avec notre [outil IBAN](/iban) ; avec un seul chiffre faux, le paiement est refusé.

## Ailleurs

1. **La monnaie.** Si vous facturez dans la monnaie du client, le risque de baisse est pour vous. Donnez un prix valable deux semaines.
2. **Les frais.** Convenez de qui paie le virement. « Partagés » est l’usage.
3. **Le moment.** La moitié avant l’expédition est une demande normale pour un nouveau client.
4. **Les papiers.** La douane veut les mêmes chiffres que la banque. Faites-les concorder au centime.

## Un nouveau client

Cherchez l’entreprise dans le registre de son pays et commencez par une commande que vous pourriez perdre. Une facture à un client européen établi peut aussi être cédée avec [Meridian Factor](/meridian-factor).`,
      },
    },
  },
];
