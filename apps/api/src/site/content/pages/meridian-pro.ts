import type { DemoPage } from '../content-types.js';

export const meridianPro: DemoPage = {
  slug: 'meridian-pro',
  calculator: 'pro',
  picture: 9,
  updated: '2026-03-02',
  texts: {
    en: {
      title: 'Meridian Pro',
      description:
        'The business account that sorts money by itself, with cards per colleague and a discount for invoices paid early.',
      body: `Meridian Pro is an account for companies, associations and people who work for themselves. It does the sorting, so that you can do the work.

## What you get

### An account that divides

Set rules once: a fifth of everything that comes in to the tax account, a tenth to the reserve. Sub-accounts are free.

### Cards with limits

One for each colleague, with a limit per day and per month. Blocked in a second, replaced in two days.

### Two pairs of eyes

Decide above which amount a second person must approve.

## Discount for early payment

Suppliers who take part give a discount that falls from day to day. Enter the amount of an invoice to see what each day is worth.

{{calculator}}

### How to read the table

Day 0 is the date of the invoice. Each row shows the percentage, the discount in euro and what you still owe. From day 16 the full amount is due.

## What it costs

| Customer | Per month |
|---|---|
| Sole trader | 6.00 euro |
| Company | 12.00 euro |
| Each further card | 1.50 euro |
| Transfers in euro | free |

All prices are on the [fees](/fees) page.

## Open an account

### Before you begin

#### What you need

The VAT or register number, the articles of association and an identity document of every director.

#### How it goes

[Seven steps online](/e-banking/). You may stop at each of them and continue with your code; a co-director can fill in his or her own details from elsewhere.

#### How long it takes

Two working days on average from the moment that everything is there.

## Together with factoring

Invoices that you sell with [Meridian Factor](/meridian-factor) arrive on the same account, sorted by customer.`,
    },
    nl: {
      title: 'Meridian Pro',
      description:
        'De zakelijke rekening die geld vanzelf sorteert, met kaarten per medewerker en korting voor snel betaalde facturen.',
      body: `Meridian Pro is een rekening voor bedrijven, verenigingen en zelfstandigen. Zij sorteert, zodat u kunt werken.

## Wat u krijgt

### Een rekening die verdeelt

Stel één keer regels in: een vijfde van alles wat binnenkomt naar de belastingrekening, een tiende naar de reserve. Subrekeningen zijn gratis.

### Kaarten met limieten

Een voor elke medewerker, met een limiet per dag en per maand. In een seconde geblokkeerd, in twee dagen vervangen.

### Twee paar ogen

Bepaal boven welk bedrag een tweede persoon moet goedkeuren.

## Korting voor snelle betaling

Leveranciers die deelnemen, geven een korting die van dag tot dag daalt. Vul het bedrag van een factuur in om te zien wat elke dag waard is.

{{calculator}}

### De tabel lezen

Dag 0 is de datum van de factuur. Elke rij toont het percentage, de korting in euro en wat u nog verschuldigd bent. Vanaf dag 16 is het volle bedrag verschuldigd.

## Wat het kost

| Klant | Per maand |
|---|---|
| Eenmanszaak | 6,00 euro |
| Vennootschap | 12,00 euro |
| Elke extra kaart | 1,50 euro |
| Overschrijvingen in euro | gratis |

Alle prijzen staan op de pagina [tarieven](/fees).

## Een rekening openen

### Voor u begint

#### Wat u nodig hebt

Het btw- of ondernemingsnummer, de statuten en een identiteitsbewijs van elke bestuurder.

#### Hoe het gaat

[Zeven stappen online](/e-banking/). U kunt bij elke stap stoppen en met uw code verdergaan; een medebestuurder vult de eigen gegevens van elders in.

#### Hoelang het duurt

Gemiddeld twee werkdagen vanaf het moment dat alles er is.

## Samen met factoring

Facturen die u met [Meridian Factor](/meridian-factor) verkoopt, komen op dezelfde rekening aan, gesorteerd per klant.`,
    },
    fr: {
      title: 'Meridian Pro',
      description:
        'Le compte professionnel qui trie l’argent tout seul, avec des cartes par collègue et une remise pour paiement rapide.',
      body: `Meridian Pro est un compte pour les sociétés, les associations et les indépendants. Il trie, pour que vous puissiez travailler.

## Ce que vous recevez

### Un compte qui répartit

Fixez des règles une fois : un cinquième de chaque entrée vers le compte des impôts, un dixième vers la réserve. Les sous-comptes sont gratuits.

### Des cartes à plafond

Une par collègue, avec un plafond par jour et par mois. Bloquée en une seconde, remplacée en deux jours.

### Deux paires d’yeux

Décidez à partir de quel montant une seconde personne doit approuver.

## Remise pour paiement rapide

Les fournisseurs participants accordent une remise qui diminue de jour en jour. Indiquez le montant d’une facture pour voir ce que vaut chaque jour.

{{calculator}}

### Lire le tableau

Le jour 0 est la date de la facture. Chaque ligne montre le pourcentage, la remise en euros et ce que vous devez encore. Dès le jour 16, le montant entier est dû.

## Ce que cela coûte

| Client | Par mois |
|---|---|
| Indépendant | 6,00 euros |
| Société | 12,00 euros |
| Chaque carte supplémentaire | 1,50 euro |
| Virements en euros | gratuits |

Tous les prix figurent sur la page [tarifs](/fees).

## Ouvrir un compte

### Avant de commencer

#### Ce qu’il vous faut

Le numéro de TVA ou d’entreprise, les statuts et une pièce d’identité de chaque administrateur.

#### Comment cela se passe

[Sept étapes en ligne](/e-banking/). Vous pouvez arrêter à chacune et reprendre avec votre code ; un coadministrateur complète ses propres données d’ailleurs.

#### Combien de temps cela prend

Deux jours ouvrables en moyenne, dès que tout est là.

## Avec l’affacturage

Les factures cédées avec [Meridian Factor](/meridian-factor) arrivent sur le même compte, triées par client.`,
    },
  },
};
