import type { DemoArticle } from '../content-types.js';

export const newsroom2023: readonly DemoArticle[] = [
  {
    id: 4,
    category: 'newsroom',
    publishDate: '2023-05-23',
    picture: 25,
    texts: {
      en: {
        slug: 'our-website-now-speaks-three-languages',
        title: 'Our website now speaks three languages',
        excerpt: 'English, Dutch and French, on almost every page. And what we decided not to translate.',
        body: `From today our website is available in English, Dutch and French. Not only the front page: products, rates, calculators, forms and the help pages too.

If your browser is set to one of the three languages, you will be taken to it on your first visit. Prefer another? Choose it at the top of any page, and the site remembers it. The address of a page says in which country and language you are, so that a link you send to a friend opens the way you saw it.

A few documents remain in English only, mainly contracts and reports whose wording was approved in that language. You will see a notice before you open one, and we will gladly explain any of them by telephone in your own language.

We wrote the Dutch and French texts ourselves rather than having them translated by a machine. If a sentence still sounds strange, tell us. Two customers who tested the site found forty of them, and the site is better for it.`,
      },
      nl: {
        slug: 'onze-website-spreekt-nu-drie-talen',
        title: 'Onze website spreekt nu drie talen',
        excerpt: 'Engels, Nederlands en Frans, op bijna elke pagina. En wat we besloten niet te vertalen.',
        body: `Vanaf vandaag is onze website beschikbaar in het Engels, het Nederlands en het Frans. Niet alleen de voorpagina: ook producten, rentes, rekentools, formulieren en hulppagina’s.

Staat uw browser in een van de drie talen ingesteld, dan komt u bij uw eerste bezoek daar terecht. Liever een andere? Kies ze bovenaan op elke pagina, en de site onthoudt het. Aan het adres van een pagina ziet u in welk land en in welke taal u bent, zodat een link die u naar een vriend stuurt er net zo uitziet als bij u.

Enkele documenten blijven alleen in het Engels, vooral contracten en verslagen waarvan de tekst in die taal goedgekeurd is. U ziet een melding voor u er een opent, en we leggen ze u graag telefonisch uit in uw eigen taal.

We schreven de Nederlandse en Franse teksten zelf, in plaats van ze door een machine te laten vertalen. Klinkt een zin toch vreemd, laat het ons weten. Twee klanten die de site testten, vonden er veertig, en de site is er beter van geworden.`,
      },
      fr: {
        slug: 'notre-site-parle-maintenant-trois-langues',
        title: 'Notre site parle maintenant trois langues',
        excerpt:
          'Anglais, néerlandais et français, sur presque chaque page. Et ce que nous avons choisi de ne pas traduire.',
        body: `Dès aujourd’hui, notre site existe en anglais, en néerlandais et en français. Pas seulement la page d’accueil : les produits, les taux, les calculateurs, les formulaires et les pages d’aide aussi.

Si votre navigateur est réglé sur l’une des trois langues, vous y serez conduit à la première visite. Vous en préférez une autre ? Choisissez-la en haut de n’importe quelle page, et le site s’en souvient. L’adresse d’une page indique le pays et la langue, si bien qu’un lien envoyé à un ami s’ouvre comme vous l’avez vu.

Quelques documents restent en anglais, surtout des contrats et des rapports dont le texte a été approuvé dans cette langue. Un message vous en avertit avant l’ouverture, et nous vous les expliquons volontiers par téléphone dans votre langue.

Nous avons écrit nous-mêmes les textes néerlandais et français, au lieu de les faire traduire par une machine. Si une phrase vous paraît étrange, dites-le-nous. Deux clients qui ont testé le site en ont trouvé quarante, et il en est meilleur.`,
      },
    },
  },
  {
    id: 8,
    category: 'newsroom',
    publishDate: '2023-10-10',
    picture: 29,
    texts: {
      en: {
        slug: 'meridian-bank-opens-a-service-desk-in-brussels',
        title: 'Meridian Bank opens a service desk in Brussels',
        excerpt:
          'Twelve colleagues now help customers in Belgium in Dutch, French and English, by telephone and in person.',
        body: `Customers in Belgium no longer need to telephone Malta. Since Monday a team of twelve has been working at Kunstlaan 44 in Brussels. They answer in Dutch, French and English.

The desk helps with savings accounts, personal loans and business accounts. You can also come by: a loan officer is there every working day, and with an appointment you will not have to wait. There is no counter for cash.

“People like to do simple things on their own and difficult things with a person,” says the head of the new team. “A renovation loan is both: ten minutes online, and one good conversation about what the roof will cost.”

The telephone number and the opening hours are on the contact page. Nothing changes for existing contracts, and your account number remains the same. In the coming year we will see whether a second desk in the north of the country makes sense; if you have an opinion on that, we would like to hear it.`,
      },
    },
  },
  {
    id: 10,
    category: 'newsroom',
    publishDate: '2023-12-05',
    picture: 31,
    texts: {
      en: {
        slug: 'banking-during-the-holidays-dates-and-hours',
        title: 'Banking during the holidays: dates and hours',
        excerpt: 'When payments are processed at the end of the year, and when somebody answers the telephone.',
        body: `On a few days of the year, banks do not process ordinary transfers. These are the dates for the end of 2023.

**Transfers.** Ordinary transfers are not processed on 25 and 26 December and on 1 January. What you order on those days leaves on the next working day. Instant payments work every day, day and night.

**Cards.** Cards work as always. If you lose yours, block it in the app or call Card Stop, day or night.

**Telephone.** The contact centre is closed on 25 and 26 December and on 1 January, and closes at four on the 24th and the 31st.

**Loans.** Applications received before 20 December are answered this year. You can of course complete one at any time.

Two things to arrange beforehand: move a rent payment that falls on the first to the 29th, and check that your card is valid beyond the end of the month if you go travelling. We wish you warm and quiet days.`,
      },
    },
  },
];
