import type { DemoArticle } from '../content-types.js';

export const newsroom2025: readonly DemoArticle[] = [
  {
    id: 25,
    category: 'newsroom',
    publishDate: '2025-04-08',
    picture: 46,
    texts: {
      en: {
        slug: 'our-site-is-now-easier-to-use-for-everyone',
        title: 'Our site is now easier to use for everyone',
        excerpt:
          'Keyboard, screen reader, large text, dark mode. What we changed, and what we learnt from six testers.',
        body: `In the autumn we invited six customers who use the web differently: with a screen reader, with a keyboard alone, with text at four times the usual size. They used our site while we watched and listened. We learned a lot.

Since then we have changed more than two hundred details. Among the most useful:

- every form says **what is wrong and how to put it right**, beside the field and in words
- everything can be done with the **keyboard**, and you always see where you are
- text can be enlarged to **400%** without a sideways scroll bar
- a **dark** appearance follows the setting of your device
- charts come with a **table** that holds the same figures

One remark stayed with us. “You describe the pictures very nicely,” said a tester, “but I came for my instalment.” Screen readers now skip decorative pictures.

We are not finished. The [accessibility](/accessibility) page lists what does not work yet and tells you how to reach us.`,
      },
      nl: {
        slug: 'onze-site-is-nu-makkelijker-voor-iedereen',
        title: 'Onze site is nu makkelijker voor iedereen',
        excerpt:
          'Toetsenbord, schermlezer, grote tekst, donkere weergave. Wat we veranderden, en wat zes testers ons leerden.',
        body: `In de herfst nodigden we zes klanten uit die het web anders gebruiken: met een schermlezer, alleen met het toetsenbord, met tekst op vier keer de gewone grootte. Zij gebruikten onze site terwijl wij toekeken en luisterden. We hebben er veel van geleerd.

Sindsdien veranderden we meer dan tweehonderd details. De nuttigste:

- elk formulier zegt **wat er fout is en hoe u het rechtzet**, naast het veld en in woorden
- alles kan met het **toetsenbord**, en u ziet altijd waar u bent
- tekst kan tot **400%** vergroot worden zonder horizontale schuifbalk
- een **donkere** weergave volgt de instelling van uw toestel
- bij elke grafiek hoort een **tabel** met dezelfde cijfers

Eén opmerking bleef hangen. “U beschrijft de tekeningen heel mooi,” zei een tester, “maar ik kwam voor mijn aflossing.” Schermlezers slaan zulke afbeeldingen nu over.

We zijn niet klaar. De pagina [toegankelijkheid](/accessibility) somt op wat nog niet werkt en zegt hoe u ons bereikt.`,
      },
      fr: {
        slug: 'notre-site-est-desormais-plus-facile-pour-tous',
        title: 'Notre site est désormais plus facile pour tous',
        excerpt:
          'Clavier, lecteur d’écran, grands caractères, mode sombre. Ce que nous avons changé, et appris de six testeurs.',
        body: `À l’automne, nous avons invité six clients qui utilisent le web autrement : avec un lecteur d’écran, au clavier seul, avec un texte quatre fois plus grand. Ils ont utilisé notre site pendant que nous regardions et écoutions. Nous avons beaucoup appris.

Depuis, nous avons changé plus de deux cents détails. Parmi les plus utiles :

- chaque formulaire dit **ce qui ne va pas et comment le corriger**, à côté du champ et avec des mots
- tout peut se faire au **clavier**, et vous voyez toujours où vous êtes
- le texte s’agrandit jusqu’à **400 %** sans barre de défilement horizontale
- une apparence **sombre** suit le réglage de votre appareil
- chaque graphique s’accompagne d’un **tableau** aux mêmes chiffres

Une remarque nous est restée. « Vous décrivez très joliment les images, a dit une testeuse, mais j’étais venue pour ma mensualité. » Les lecteurs d’écran passent désormais les images décoratives.

Nous n’avons pas fini. La page [accessibilité](/accessibility) énumère ce qui ne fonctionne pas encore et explique comment nous joindre.`,
      },
    },
  },
  {
    id: 31,
    category: 'newsroom',
    publishDate: '2025-11-11',
    picture: 52,
    texts: {
      en: {
        slug: 'instant-payments-in-ten-seconds-at-no-extra-charge',
        title: 'Instant payments: in ten seconds, at no extra charge',
        excerpt: 'An instant transfer in euro now costs the same as an ordinary one, and it works on Sunday night.',
        body: `An instant payment arrives within ten seconds, on any day and at any time. Until recently it cost extra at many banks. With us an instant transfer in euro now costs the same as an ordinary one, which for private customers is nothing.

In online banking and in the app you choose “instant” below the amount. It is not preselected, for a good reason: once the money has arrived, you cannot call it back. Use it when it matters: for a car bought on a Saturday, a locksmith, or rent you forgot to pay.

You can set your own limit for instant payments, per payment and per day, down to zero. We advise a limit that fits your ordinary life; a higher limit takes effect after four hours, so that nobody who steals your phone can use it straight away.

Receiving is automatic. If you sell something at the door, wait for the message in your app rather than for a screen that the buyer shows you.`,
      },
      nl: {
        slug: 'instantbetalingen-in-tien-seconden-zonder-meerprijs',
        title: 'Instantbetalingen: in tien seconden, zonder meerprijs',
        excerpt: 'Een instantoverschrijving in euro kost nu evenveel als een gewone, en ze werkt ook op zondagnacht.',
        body: `Een instantbetaling komt binnen tien seconden aan, elke dag, dag en nacht. Tot voor kort kostte dat bij veel banken extra. Bij ons kost een instantoverschrijving in euro nu evenveel als een gewone, en voor particulieren is dat niets.

Bij online bankieren en in de app kiest u “instant” onder het bedrag. De keuze staat niet vooraf aan, en dat heeft een reden: is het geld aangekomen, dan kunt u het niet meer terugroepen. Gebruik ze als het nodig is: voor een auto op zaterdag, een slotenmaker of huur die u vergat te betalen.

U stelt zelf uw limiet voor instantbetalingen in, per betaling en per dag, tot nul toe. We raden een limiet aan die bij uw gewone leven past; een verhoging gaat pas na vier uur in, zodat niemand die uw telefoon steelt er meteen gebruik van kan maken.

Ontvangen gaat vanzelf. Verkoopt u iets aan de deur, wacht dan op het bericht in uw eigen app en niet op een scherm dat de koper u toont.`,
      },
      fr: {
        slug: 'paiements-instantanes-en-dix-secondes-sans-supplement',
        title: 'Paiements instantanés : en dix secondes, sans supplément',
        excerpt:
          'Un virement instantané en euros coûte désormais autant qu’un virement ordinaire, et il marche le dimanche soir.',
        body: `Un paiement instantané arrive en dix secondes, tous les jours, jour et nuit. Jusqu’il y a peu, il coûtait plus cher dans beaucoup de banques. Chez nous, un virement instantané en euros coûte désormais autant qu’un virement ordinaire, c’est-à-dire rien pour les particuliers.

Dans la banque en ligne et dans l’application, choisissez « instantané » sous le montant. Ce n’est pas présélectionné, pour une bonne raison : une fois arrivé, l’argent ne peut plus être rappelé. Servez-vous-en quand il le faut : une voiture achetée un samedi, un serrurier, un loyer oublié.

Vous fixez vous-même votre limite, par paiement et par jour, jusqu’à zéro. Nous conseillons une limite adaptée à votre vie ordinaire ; une hausse ne prend effet qu’après quatre heures, pour que personne ne puisse en profiter aussitôt en volant votre téléphone.

La réception est automatique. Si vous vendez quelque chose sur le pas de la porte, attendez le message de votre propre application, et non l’écran que montre l’acheteur.`,
      },
    },
  },
  {
    id: 32,
    category: 'newsroom',
    publishDate: '2025-12-16',
    picture: 53,
    texts: {
      en: {
        slug: 'a-year-in-figures-2025',
        title: 'A year in figures: 2025',
        excerpt:
          'Renovations financed, telephone calls answered, complaints resolved, and the figures we are less proud of.',
        body: `At the end of the year we publish a page of figures about our service. Not those of the annual accounts, which follow in spring, but those that you notice as a customer.

- **4,120** renovations financed, a third of them mainly for energy
- **9 minutes**: the median time to complete a loan application
- **41 seconds**: the average wait on the telephone; in the second week of January it was over four minutes
- **312** complaints, of which 288 were resolved within fifteen working days
- **99.96%**: the share of the time during which online banking was available

We are not happy with two of these. The wait in January was due to a letter that went to everyone on the same day; we now spread such letters over two weeks. And twenty-four complaints took longer than we promise, most of them because papers had to come from abroad. We now call every customer in that position once a week.

Thank you for a year of trust, and for three hundred and twelve times telling us what could be better.`,
      },
    },
  },
];
