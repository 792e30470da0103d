import type { DemoArticle } from '../content-types.js';

export const business2025: readonly DemoArticle[] = [
  {
    id: 24,
    category: 'business',
    publishDate: '2025-03-18',
    picture: 45,
    texts: {
      en: {
        slug: 'a-cash-forecast-on-one-sheet',
        title: 'A cash forecast on one sheet of paper',
        excerpt: 'Thirteen weeks, four lines, one hour a month. It shows a shortage while you can still act.',
        body: `A yearly budget says whether the year will be good. It does not say whether you can pay wages in week nine. For that you need a cash forecast, and it fits on one sheet.

Draw thirteen columns, one a week: that is a quarter. Then fill four lines.

1. **Opening balance.** For the first week, what is on the account today.
2. **In.** Invoices in the week you really expect them, not the week they fall due. If a customer always pays ten days late, write it ten days late.
3. **Out.** Wages, rent, suppliers, VAT, loans. VAT is the one most often forgotten.
4. **Closing balance.** It opens the next week.

Look for the lowest closing balance. If it is negative, you have found the problem weeks before it happens. Move a purchase, call a customer, sell an invoice through [Meridian Factor](/meridian-factor), or speak to us while there is no hurry.

Update the sheet every Monday. After a quarter you will know your customers better than your sales system does.`,
      },
      nl: {
        slug: 'een-kasplanning-op-een-blad',
        title: 'Een kasplanning op één blad papier',
        excerpt: 'Dertien weken, vier regels, een uur per maand. U ziet een tekort terwijl u nog iets kunt doen.',
        body: `Een jaarbudget zegt of het jaar goed wordt. Het zegt niet of u in week negen de lonen kunt betalen. Daarvoor hebt u een kasplanning nodig, en die past op één blad.

Teken dertien kolommen, één per week: dat is een kwartaal. Vul dan vier regels in.

1. **Beginsaldo.** Voor de eerste week wat er vandaag op de rekening staat.
2. **In.** Facturen in de week waarin u ze echt verwacht, niet in de week van de vervaldag. Betaalt een klant altijd tien dagen te laat, schrijf ze dan tien dagen later.
3. **Uit.** Lonen, huur, leveranciers, btw, leningen. De btw wordt het vaakst vergeten.
4. **Eindsaldo.** Dat opent de volgende week.

Zoek het laagste eindsaldo. Is het negatief, dan hebt u het probleem ontdekt weken voor het zich voordoet. Verschuif een aankoop, bel een klant, verkoop een factuur via [Meridian Factor](/meridian-factor) of praat met ons zolang er geen haast is.

Werk het blad elke maandag bij. Na een kwartaal kent u uw klanten beter dan uw verkoopsysteem.`,
      },
      fr: {
        slug: 'un-plan-de-tresorerie-sur-une-feuille',
        title: 'Un plan de trésorerie sur une seule feuille',
        excerpt:
          'Treize semaines, quatre lignes, une heure par mois. Il montre un manque tant que l’on peut encore agir.',
        body: `Un budget annuel dit si l’année sera bonne. Il ne dit pas si vous pourrez payer les salaires de la neuvième semaine. Pour cela, il faut un plan de trésorerie, et il tient sur une feuille.

Tracez treize colonnes, une par semaine : c’est un trimestre. Puis remplissez quatre lignes.

1. **Solde de départ.** Pour la première semaine, ce qui est sur le compte aujourd’hui.
2. **Entrées.** Les factures dans la semaine où vous les attendez vraiment, pas celle de l’échéance. Si un client paie toujours dix jours trop tard, notez-la dix jours plus tard.
3. **Sorties.** Salaires, loyer, fournisseurs, TVA, crédits. C’est la TVA qu’on oublie le plus.
4. **Solde final.** Il ouvre la semaine suivante.

Cherchez le solde final le plus bas. S’il est négatif, vous avez découvert le problème des semaines avant qu’il ne se pose. Décalez un achat, appelez un client, cédez une facture avec [Meridian Factor](/meridian-factor) ou parlez-nous tant que rien ne presse.

Mettez la feuille à jour chaque lundi. Après un trimestre, vous connaîtrez vos clients mieux que votre logiciel de vente.`,
      },
    },
  },
  {
    id: 27,
    category: 'business',
    publishDate: '2025-07-08',
    picture: 48,
    texts: {
      en: {
        slug: 'fraud-with-invoices-how-to-recognise-it',
        title: 'Fraud with invoices: how to recognise it',
        excerpt: 'A known supplier, a new account number, a little hurry. The pattern is nearly always the same.',
        body: `The e-mail comes from a supplier you have known for years. The layout is right, the invoice number follows the last one. Only the account number is new, “because of a change of bank”. Three weeks later the real supplier asks where the payment is.

Criminals have broken into a mailbox and wait for a large invoice. You can stop them with three habits.

- **Call** when an account number changes, on a number you already had. Never on the one in the e-mail.
- **Let two people pay.** One prepares, one approves. In online banking you can set the amount above which that is required.
- **Check the name.** When the name of the payee does not match the account, online banking warns you. Take the warning seriously.

Has it happened all the same? Call us at once, day or night, on the number on our [security](/security) page. In the first few hours we can often still stop a payment; after a day, rarely. Keep the e-mail, and report it to the police.`,
      },
      nl: {
        slug: 'factuurfraude-hoe-u-ze-herkent',
        title: 'Factuurfraude: hoe u ze herkent',
        excerpt:
          'Een bekende leverancier, een nieuw rekeningnummer, een beetje haast. Het patroon is bijna altijd hetzelfde.',
        body: `De e-mail komt van een leverancier die u al jaren kent. De opmaak klopt, het factuurnummer volgt op het vorige. Alleen het rekeningnummer is nieuw, “wegens verandering van bank”. Drie weken later vraagt de echte leverancier waar de betaling blijft.

Criminelen lezen mee in een mailbox en wachten op een grote factuur. Met drie gewoontes houdt u ze tegen.

- **Bel** als een rekeningnummer verandert, op een nummer dat u al had. Nooit op het nummer in de e-mail.
- **Laat twee mensen betalen.** De ene bereidt voor, de andere keurt goed. Bij online bankieren stelt u het bedrag in waarboven dat verplicht is.
- **Controleer de naam.** Past de naam van de begunstigde niet bij de rekening, dan waarschuwt online bankieren u. Neem die waarschuwing ernstig.

Is het toch gebeurd? Bel ons meteen, dag en nacht, op het nummer dat op onze pagina [veiligheid](/security) staat. In de eerste uren kunnen we een betaling vaak nog tegenhouden; na een dag zelden. Bewaar de e-mail en doe aangifte bij de politie.`,
      },
      fr: {
        slug: 'fraude-a-la-facture-comment-la-reconnaitre',
        title: 'Fraude à la facture : comment la reconnaître',
        excerpt:
          'Un fournisseur connu, un nouveau numéro de compte, un peu d’urgence. Le schéma est presque toujours le même.',
        body: `L’e-mail vient d’un fournisseur que vous connaissez depuis des années. La mise en page est bonne, le numéro de facture suit le précédent. Seul le numéro de compte est nouveau, « suite à un changement de banque ». Trois semaines plus tard, le vrai fournisseur demande où est son paiement.

Des criminels ont piraté une boîte mail et attendent une grosse facture. Trois habitudes les arrêtent.

- **Appelez** quand un numéro de compte change, au numéro que vous aviez déjà. Jamais à celui de l’e-mail.
- **Faites payer deux personnes.** L’une prépare, l’autre approuve. Dans la banque en ligne, vous fixez le montant à partir duquel c’est obligatoire.
- **Vérifiez le nom.** Si le nom du bénéficiaire ne correspond pas au compte, la banque en ligne vous avertit. Prenez l’avertissement au sérieux.

C’est arrivé malgré tout ? Appelez-nous tout de suite, jour et nuit, au numéro indiqué sur notre page [sécurité](/security). Dans les premières heures, nous pouvons souvent encore arrêter un paiement ; après un jour, rarement. Gardez l’e-mail et portez plainte à la police.`,
      },
    },
  },
  {
    id: 30,
    category: 'business',
    publishDate: '2025-10-14',
    picture: 51,
    texts: {
      en: {
        slug: 'three-customers-three-ways-to-use-meridian-pro',
        title: 'Three customers, three ways to use Meridian Pro',
        excerpt: 'A bakery, an architect and a wholesaler explain what they do with the same business account.',
        body: `We asked three customers how they use Meridian Pro. They were happy to tell us, as long as we left out their names.

**The bakery** has two shops and a van. Each has its own card with its own limit, and the owner sees at four in the morning what was spent the day before. “I no longer collect receipts in a shoe box,” she says.

**The architect** works alone. The account divides every payment that arrives: a fifth goes to an account for tax, a tenth to an account for quiet months. “It is the only accountant I have ever obeyed.”

**The wholesaler** buys from eleven countries. He pays early where the discount is worth it, and looks at the table on the [Meridian Pro](/meridian-pro) page to decide. “Day three is my day,” he says. “Before that I do not have the money; after that the discount is too small.”

Do you use the account in a way we have not thought of? [Tell us](/contact-us). Many of the best ideas come from our customers.`,
      },
    },
  },
];
