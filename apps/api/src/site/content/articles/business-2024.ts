import type { DemoArticle } from '../content-types.js';

export const business2024: readonly DemoArticle[] = [
  {
    id: 13,
    category: 'business',
    publishDate: '2024-03-19',
    picture: 7,
    texts: {
      en: {
        slug: 'factoring-in-plain-words',
        title: 'Factoring in plain words',
        excerpt: 'You sell an invoice today that would be paid in two months. Who does what, and what does it cost?',
        body: `Factoring sounds complicated and is not. You have delivered to a good customer who pays after sixty days. You sell the invoice to us and receive most of the money now.

Take an invoice of 10,000 euro and a fee of 2 percent.

- We keep back **10 percent**, 1,000 euro, until your customer has paid.
- The **fee** is 200 euro.
- You receive the remaining **8,800 euro** at once.
- When your customer pays, you receive the 1,000 euro as well.

So the financing costs 200 euro, and what you buy is time. Whether that is a good trade depends on what you do with it: a supplier’s discount, a new order, or simply a quiet night.

Factoring suits companies with business customers that pay late but reliably. It suits a shop or a restaurant less, because their customers pay on the spot. Calculate your own invoice on the [Meridian Factor](/meridian-factor) page; you choose each time which invoices you offer, and there is no minimum per year.`,
      },
      nl: {
        slug: 'factoring-in-gewone-woorden',
        title: 'Factoring in gewone woorden',
        excerpt: 'U verkoopt vandaag een factuur die over twee maanden betaald wordt. Wie doet wat, en wat kost het?',
        body: `Factoring klinkt ingewikkeld en is het niet. U hebt geleverd aan een goede klant die na zestig dagen betaalt. U verkoopt ons de factuur en ontvangt het meeste geld nu.

Neem een factuur van 10.000 euro en een vergoeding van 2 procent.

- We houden **10 procent** in, 1.000 euro, tot uw klant betaald heeft.
- De **vergoeding** bedraagt 200 euro.
- U ontvangt de overige **8.800 euro** meteen.
- Betaalt uw klant, dan ontvangt u ook de 1.000 euro.

De financiering kost dus 200 euro, en wat u koopt is tijd. Of dat een goede ruil is, hangt af van wat u ermee doet: de korting van een leverancier, een nieuwe bestelling of gewoon een rustige nacht.

Factoring past bij bedrijven met zakelijke klanten die laat maar zeker betalen. Bij een winkel of restaurant past het minder, want hun klanten betalen ter plaatse. Bereken uw eigen factuur op de pagina [Meridian Factor](/meridian-factor); u kiest telkens welke facturen u aanbiedt, en er is geen jaarlijks minimum.`,
      },
      fr: {
        slug: 'l-affacturage-en-mots-simples',
        title: 'L’affacturage en mots simples',
        excerpt: 'Vous cédez aujourd’hui une facture qui serait payée dans deux mois. Qui fait quoi, et à quel prix ?',
        body: `L’affacturage paraît compliqué et ne l’est pas. Vous avez livré un bon client qui paie à soixante jours. Vous nous cédez la facture et recevez la plus grande partie de l’argent maintenant.

Prenons une facture de 10 000 euros et une commission de 2 pour cent.

- Nous retenons **10 pour cent**, soit 1 000 euros, jusqu’au paiement de votre client.
- La **commission** est de 200 euros.
- Vous recevez aussitôt les **8 800 euros** restants.
- Quand votre client paie, vous recevez aussi les 1 000 euros.

Le financement coûte donc 200 euros, et ce que vous achetez, c’est du temps. Le marché est bon ou non selon ce que vous en faites : l’escompte d’un fournisseur, une nouvelle commande ou simplement une nuit tranquille.

L’affacturage convient aux entreprises dont les clients professionnels paient tard mais sûrement. Il convient moins à un magasin ou à un restaurant, payés sur place. Calculez votre facture sur la page [Meridian Factor](/meridian-factor) ; vous choisissez chaque fois les factures proposées, sans minimum annuel.`,
      },
    },
  },
  {
    id: 17,
    category: 'business',
    publishDate: '2024-08-27',
    picture: 8,
    texts: {
      en: {
        slug: 'what-a-discount-for-early-payment-is-worth',
        title: 'What a discount for early payment is worth',
        excerpt: 'Three percent for paying at once looks generous. For which of the two sides? A short calculation.',
        body: `Your supplier offers three percent if you pay on the day of the invoice. Should you?

On an invoice of 5,000 euro the discount is 150 euro. To judge it, ask what those 5,000 euro would otherwise have done. On a savings account they would earn a few euro in a fortnight. So the discount wins by far, provided you have the money.

And if you are the supplier? Then you pay 150 euro to be paid at once. That is a lot for two weeks of money. But it may be worth it when it spares you an overdraft, or when the alternative is a customer who pays after ninety days.

Between the two lies a sliding scale. With [Meridian Pro](/meridian-pro) the discount starts at three percent on day 0 and falls every day, to a little over one percent on day 15. Whoever is faster receives more, and nobody has to negotiate. The calculator shows all sixteen days for your amount.`,
      },
      nl: {
        slug: 'wat-een-korting-voor-snelle-betaling-waard-is',
        title: 'Wat een korting voor snelle betaling waard is',
        excerpt: 'Drie procent om meteen te betalen lijkt gul. Voor welke van beide kanten? Een korte berekening.',
        body: `Uw leverancier biedt drie procent als u betaalt op de dag van de factuur. Moet u dat doen?

Op een factuur van 5.000 euro is de korting 150 euro. Om ze te beoordelen, vraagt u wat die 5.000 euro anders gedaan had. Op een spaarrekening had het in twee weken enkele euro’s opgebracht. De korting wint dus ruim, als u het geld hebt.

En bent u de leverancier? Dan betaalt u 150 euro om meteen betaald te worden. Dat is veel voor twee weken geld. Maar het kan de moeite zijn als het u een kaskrediet bespaart, of als u anders negentig dagen op uw geld wacht.

Tussen beide ligt een glijdende schaal. Bij [Meridian Pro](/meridian-pro) begint de korting op drie procent op dag 0 en daalt ze elke dag, tot iets meer dan één procent op dag 15. Wie sneller is, krijgt meer, en niemand hoeft te onderhandelen. De rekentool toont de zestien dagen voor uw bedrag.`,
      },
      fr: {
        slug: 'ce-que-vaut-une-remise-pour-paiement-rapide',
        title: 'Ce que vaut une remise pour paiement rapide',
        excerpt: 'Trois pour cent pour payer tout de suite, c’est généreux. Pour lequel des deux ? Un petit calcul.',
        body: `Votre fournisseur offre trois pour cent si vous payez le jour de la facture. Faut-il accepter ?

Sur une facture de 5 000 euros, la remise est de 150 euros. Pour en juger, demandez-vous ce que ces 5 000 euros auraient fait autrement. Sur un compte d’épargne, ils auraient rapporté quelques euros en quinze jours. La remise l’emporte donc largement, à condition d’avoir l’argent.

Et si vous êtes le fournisseur ? Vous payez 150 euros pour être payé tout de suite. C’est beaucoup pour deux semaines. Mais cela peut en valoir la peine si vous évitez un découvert, ou si le client paie sinon à quatre-vingt-dix jours.

Entre les deux, il y a une échelle dégressive. Avec [Meridian Pro](/meridian-pro), la remise part de trois pour cent au jour 0 et diminue chaque jour, jusqu’à un peu plus d’un pour cent au jour 15. Le plus rapide reçoit davantage, et personne ne doit négocier. Le calculateur montre les seize jours pour votre montant.`,
      },
    },
  },
  {
    id: 20,
    category: 'business',
    publishDate: '2024-11-19',
    picture: 9,
    texts: {
      en: {
        slug: 'opening-a-business-account-what-to-have-ready',
        title: 'Opening a business account: what to have ready',
        excerpt: 'Twenty minutes if the papers are on the table, two weeks if they are not. A checklist.',
        body: `Banks must know whom they do business with. That means questions, and the questions are much easier with the answers at hand.

**About the company**
- the VAT number, or the register number if there is none yet
- the articles of association, in their latest version
- the address where the work is really done, if it differs from the seat

**About the people**
- an identity document of each director and each authorised signatory
- the names of everyone who owns or controls a quarter or more, also through another company
- for each of them: whether they hold, or recently held, an important public office

**About the money**
- where the first deposit comes from
- the countries you expect to pay to and be paid from
- a rough idea of the turnover in the first year

You can stop at any step of the online application and continue with your code on another day or another device. Directors abroad can add their own details; nobody needs to travel to a branch.`,
      },
    },
  },
];
