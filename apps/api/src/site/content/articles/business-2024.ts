import type { DemoArticle } from '../content-types.js';

export const business2024: readonly DemoArticle[] = [
  {
    id: 13,
    category: 'business',
    publishDate: '2024-03-19',
    picture: 34,
    texts: {
      en: {
        slug: 'factoring-in-plain-words',
        title: 'Factoring in plain words',
        excerpt: 'You sell an invoice today that would be paid in two months. Who does what, and what does it cost?',
        body: `Factoring sounds complicated, but it is not. You have delivered to a good customer who pays after sixty days. You sell the invoice to us and receive most of the money now.

Take an invoice of €10,000 and a fee of 2%.

- We retain **10%**, so €1,000, until your customer has paid.
- The **fee** is €200.
- You receive the remaining **€8,800** straight away.
- When your customer pays, you receive the €1,000 as well.

So the financing costs €200, plus €150 once for the agreement, and what you buy is time. Whether it is worth it depends on what you do with that time: earn a supplier’s discount, take on a new order, or simply sleep well.

Factoring suits companies with business customers that pay late but reliably. It suits a shop or a restaurant less, because their customers pay on the spot. Calculate your own invoice on the [Meridian Factor](/meridian-factor) page; you choose which invoices you offer each time, and there is no yearly minimum.`,
      },
      nl: {
        slug: 'factoring-in-gewone-woorden',
        title: 'Factoring in gewone woorden',
        excerpt: 'U verkoopt vandaag een factuur die over twee maanden betaald wordt. Wie doet wat, en wat kost het?',
        body: `Factoring klinkt ingewikkeld, maar dat is het niet. U hebt geleverd aan een goede klant die na zestig dagen betaalt. U verkoopt ons de factuur en ontvangt het meeste geld nu.

Neem een factuur van € 10.000 en een vergoeding van 2%.

- We houden **10%** in, dus € 1.000, tot uw klant betaald heeft.
- De **vergoeding** bedraagt € 200.
- U ontvangt de overige **€ 8.800** meteen.
- Betaalt uw klant, dan ontvangt u ook de € 1.000.

De financiering kost dus € 200, plus eenmalig € 150 voor de overeenkomst, en wat u koopt is tijd. Of dat de moeite loont, hangt af van wat u met die tijd doet: een korting van een leverancier krijgen, een nieuwe bestelling aannemen of gewoon rustig slapen.

Factoring past bij bedrijven met zakelijke klanten die laat maar zeker betalen. Bij een winkel of restaurant past het minder, want hun klanten betalen ter plaatse. Bereken uw eigen factuur op de pagina [Meridian Factor](/meridian-factor); u kiest telkens welke facturen u aanbiedt, en er is geen jaarlijks minimum.`,
      },
      fr: {
        slug: 'l-affacturage-en-mots-simples',
        title: 'L’affacturage en mots simples',
        excerpt: 'Vous cédez aujourd’hui une facture qui serait payée dans deux mois. Qui fait quoi, et à quel prix ?',
        body: `L’affacturage paraît compliqué et ne l’est pas. Vous avez livré un bon client qui paie à soixante jours. Vous nous cédez la facture et recevez la plus grande partie de l’argent maintenant.

Prenons une facture de 10 000 € et une commission de 2 %.

- Nous retenons **10 %**, soit 1 000 €, jusqu’au paiement de votre client.
- La **commission** est de 200 €.
- Vous recevez tout de suite les **8 800 €** restants.
- Quand votre client paie, vous recevez aussi les 1 000 €.

Le financement coûte donc 200 €, plus 150 € une seule fois pour la convention, et ce que vous achetez, c’est du temps. Cela vaut la peine selon ce que vous faites de ce temps : profiter d’une remise d’un fournisseur, accepter une nouvelle commande ou simplement dormir tranquille.

L’affacturage convient aux entreprises dont les clients professionnels paient tard mais sûrement. Il convient moins à un magasin ou à un restaurant, payés sur place. Calculez votre facture sur la page [Meridian Factor](/meridian-factor) ; vous choisissez chaque fois les factures proposées, sans minimum annuel.`,
      },
    },
  },
  {
    id: 17,
    category: 'business',
    publishDate: '2024-08-27',
    picture: 38,
    texts: {
      en: {
        slug: 'what-a-discount-for-early-payment-is-worth',
        title: 'What a discount for early payment is worth',
        excerpt: 'A 3% discount for paying at once looks generous. But who gains more by it? A short calculation.',
        body: `Your supplier offers a 3% discount if you pay on the day of the invoice. Should you?

On an invoice of €5,000 the discount is €150. To judge it, ask what that €5,000 would otherwise have earned. In a savings account it would earn a few euro in a fortnight. So the discount wins by far, provided you have the money.

And if you are the supplier? Then you pay €150 to be paid at once. That is a lot for two weeks of money. But it may be worth it when it spares you an overdraft, or when the alternative is a customer who pays after ninety days.

A sliding scale is fair to both. With [Meridian Pro](/meridian-pro) the discount starts at 3% on day 0 and falls every day, to a little over 1% on day 15. The sooner you pay, the more you save, and nobody has to negotiate. The calculator shows all sixteen days for your amount.`,
      },
      nl: {
        slug: 'wat-een-korting-voor-snelle-betaling-waard-is',
        title: 'Wat een korting voor snelle betaling waard is',
        excerpt:
          'Een korting van 3% om meteen te betalen lijkt gul. Maar wie wint er het meest bij? Een korte berekening.',
        body: `Uw leverancier biedt 3% korting als u betaalt op de dag van de factuur. Gaat u daarop in?

Op een factuur van € 5.000 is de korting € 150. Om ze te beoordelen, vraagt u zich af wat die € 5.000 anders had opgebracht. Op een spaarrekening zou dat in twee weken enkele euro’s zijn. De korting wint dus ruim, als u het geld hebt.

En bent u de leverancier? Dan betaalt u € 150 om meteen betaald te worden. Dat is veel voor twee weken geld. Maar het kan de moeite zijn als het u een kaskrediet bespaart, of als u anders negentig dagen op uw geld wacht.

Een glijdende schaal is eerlijk voor allebei. Bij [Meridian Pro](/meridian-pro) begint de korting op 3% op dag 0 en daalt ze elke dag, tot iets meer dan 1% op dag 15. Hoe sneller u betaalt, hoe meer u bespaart, en niemand hoeft te onderhandelen. De rekentool toont de zestien dagen voor uw bedrag.`,
      },
      fr: {
        slug: 'ce-que-vaut-une-remise-pour-paiement-rapide',
        title: 'Ce que vaut une remise pour paiement rapide',
        excerpt:
          'Une remise de 3 % pour payer tout de suite paraît généreuse. Mais qui y gagne le plus ? Un petit calcul.',
        body: `Votre fournisseur offre une remise de 3 % si vous payez le jour de la facture. Faut-il accepter ?

Sur une facture de 5 000 €, la remise est de 150 €. Pour en juger, demandez-vous ce que ces 5 000 € auraient rapporté autrement. Sur un compte d’épargne, ce serait quelques euros en quinze jours. La remise l’emporte donc largement, à condition d’avoir l’argent.

Et si vous êtes le fournisseur ? Vous payez 150 € pour être payé tout de suite. C’est beaucoup pour deux semaines. Mais cela peut en valoir la peine si vous évitez un découvert, ou si le client paie sinon à quatre-vingt-dix jours.

Une remise dégressive est juste pour les deux. Avec [Meridian Pro](/meridian-pro), la remise part de 3 % au jour 0 et diminue chaque jour, jusqu’à un peu plus de 1 % au jour 15. Plus vous payez tôt, plus vous économisez, et personne ne doit négocier. Le calculateur montre les seize jours pour votre montant.`,
      },
    },
  },
  {
    id: 20,
    category: 'business',
    publishDate: '2024-11-19',
    picture: 41,
    texts: {
      en: {
        slug: 'opening-a-business-account-what-to-have-ready',
        title: 'Opening a business account: what to have ready',
        excerpt: 'With the right papers at hand you need about twenty minutes. A checklist.',
        body: `A bank must know whom it does business with. That is why we ask a number of questions, and they are much easier to answer if you have everything at hand.

**About the company**
- the VAT number
- the articles of association, in their latest version
- the registered address, if it differs from the address where you work

**About the people**
- the identity card of each director and each authorised signatory
- every owner with the exact share they hold, also through another company; together they make 100%
- whether any of them holds, or recently held, an important public office

**About the money**
- where the owners’ money comes from
- the countries you expect to pay to and be paid from
- a rough idea of the turnover in the first year

You can stop at any step of the online application and continue with your code on another day or another device. Nobody needs to travel to a branch.`,
      },
    },
  },
];
