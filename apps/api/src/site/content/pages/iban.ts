import type { DemoPage } from '../content-types.js';

export const iban: DemoPage = {
  slug: 'iban',
  calculator: 'iban',
  picture: 8,
  updated: '2025-10-06',
  texts: {
    en: {
      title: 'IBAN: find it and check it',
      description:
        'Make the IBAN of your Meridian account from its number, or check a Maltese or Belgian IBAN before you pay.',
      body: `An IBAN is an account number that every bank in Europe understands. It contains a country, two check digits, the bank and the account.

## Make or check an IBAN

{{calculator}}

## How an IBAN is built

### In Malta

Thirty-one characters: MT, two check digits, four letters and five digits for the bank, and eighteen characters for the account.

### In Belgium

Sixteen characters: BE, two check digits and twelve digits for bank and account.

### The check digits

#### How they are made

Letters become numbers, the whole is divided by 97, and the remainder is subtracted from 98.

#### What they catch

A single wrong character, and two characters exchanged. Not a right number of the wrong person: for that, look at the name as well.

## Good habits when paying

### Copy, do not type

Copy the number from the invoice, or scan its code.

### Check the name

Online banking tells you whether the name and the number belong together.

### Call when a number changes

A new account number in an e-mail is the commonest trick of fraudsters. More on our [security](/security) page.

## Questions

### Is my IBAN secret?

No. Whoever has it can pay you, and cannot take anything without your order or mandate.

### Do I need a BIC?

Within Europe you no longer do. Elsewhere it may be asked for; ours is MERIMTMT.

### What happens to what I type here?

It is calculated in your own browser and is not sent to us.`,
    },
    nl: {
      title: 'IBAN: vinden en controleren',
      description:
        'Maak de IBAN van uw Meridian-rekening uit het nummer, of controleer een Maltese of Belgische IBAN voor u betaalt.',
      body: `Een IBAN is een rekeningnummer dat elke bank in Europa begrijpt. Het bevat een land, twee controlecijfers, de bank en de rekening.

## Een IBAN maken of controleren

{{calculator}}

## Hoe een IBAN is opgebouwd

### In Malta

Eenendertig tekens: MT, twee controlecijfers, vier letters en vijf cijfers voor de bank, en achttien tekens voor de rekening.

### In België

Zestien tekens: BE, twee controlecijfers en twaalf cijfers voor bank en rekening.

### De controlecijfers

#### Hoe ze gemaakt worden

Letters worden cijfers, het geheel wordt gedeeld door 97, en de rest wordt afgetrokken van 98.

#### Wat ze opvangen

Eén fout teken, en twee verwisselde tekens. Niet een juist nummer van de verkeerde persoon: kijk daarvoor ook naar de naam.

## Goede gewoontes bij het betalen

### Kopieer, typ niet over

Kopieer het nummer van de factuur, of scan de code.

### Controleer de naam

Online bankieren zegt u of naam en nummer bij elkaar horen.

### Bel als een nummer verandert

Een nieuw rekeningnummer in een e-mail is de meest gebruikte truc van oplichters. Meer op onze pagina [veiligheid](/security).

## Vragen

### Is mijn IBAN geheim?

Nee. Wie hem heeft, kan u betalen, en kan niets nemen zonder uw opdracht of mandaat.

### Heb ik een BIC nodig?

Binnen Europa niet meer. Elders kan men ernaar vragen; die van ons is MERIMTMT.

### Wat gebeurt er met wat ik hier typ?

Het wordt in uw eigen browser berekend en niet naar ons gestuurd.`,
    },
    fr: {
      title: 'IBAN : le trouver et le vérifier',
      description:
        'Formez l’IBAN de votre compte Meridian à partir de son numéro, ou vérifiez un IBAN maltais ou belge avant de payer.',
      body: `Un IBAN est un numéro de compte que toute banque européenne comprend. Il contient un pays, deux chiffres de contrôle, la banque et le compte.

## Former ou vérifier un IBAN

{{calculator}}

## Comment un IBAN est construit

### À Malte

Trente et un caractères : MT, deux chiffres de contrôle, quatre lettres et cinq chiffres pour la banque, et dix-huit caractères pour le compte.

### En Belgique

Seize caractères : BE, deux chiffres de contrôle et douze chiffres pour la banque et le compte.

### Les chiffres de contrôle

#### Comment ils sont formés

Les lettres deviennent des nombres, le tout est divisé par 97, et le reste est retiré de 98.

#### Ce qu’ils détectent

Un caractère faux, ou deux caractères échangés. Pas le bon numéro de la mauvaise personne : pour cela, regardez aussi le nom.

## Bonnes habitudes au moment de payer

### Copiez, ne tapez pas

Copiez le numéro de la facture, ou scannez son code.

### Vérifiez le nom

La banque en ligne vous dit si le nom et le numéro vont ensemble.

### Appelez quand un numéro change

Un nouveau numéro de compte dans un courriel est la ruse la plus courante des escrocs. Voyez notre page [sécurité](/security).

## Questions

### Mon IBAN est-il secret ?

Non. Qui le possède peut vous payer, et ne peut rien prendre sans votre ordre ou mandat.

### Ai-je besoin d’un BIC ?

En Europe, plus maintenant. Ailleurs, on peut le demander ; le nôtre est MERIMTMT.

### Que devient ce que je tape ici ?

Le calcul se fait dans votre navigateur et rien ne nous est envoyé.`,
    },
  },
};
