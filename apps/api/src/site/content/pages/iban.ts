import type { DemoPage } from '../content-types.js';

export const iban: DemoPage = {
  slug: 'iban',
  calculator: 'iban',
  picture: 8,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'IBAN: find it and check it',
      description: 'Find the IBAN of your Meridian account, or check a Maltese or Belgian IBAN before you pay.',
      body: `An IBAN is an account number that every bank in Europe can read. It shows the country, two check digits, the bank and the account.

## Make or check an IBAN

{{calculator}}

## How an IBAN is built

### In Malta

Thirty-one characters: MT, two check digits, four letters and five digits for the bank, and eighteen characters for the account.

### In Belgium

Sixteen characters: BE, two check digits and twelve digits for bank and account.

### The check digits

#### How they are made

Letters are turned into numbers, the result is divided by 97, and the remainder is subtracted from 98.

#### What they catch

A single wrong character, or two characters that have changed places. They cannot tell you whether a correct number belongs to the right person, so check the name as well.

## Good habits when paying

### Copy, do not type

Copy the number from the invoice, or scan its code.

### Check the name

Online banking tells you whether the name and the number match.

### Call when a number changes

Fraudsters often send an e-mail with a new account number. Read more on our [security](/security) page.

## Questions

### Is my IBAN secret?

No. Anyone who has it can pay you, but nobody can take money without your order or mandate.

### Do I need a BIC?

Not within Europe. You may need it elsewhere; ours is MERIMTMT.

### What happens to what I type here?

The calculation happens in your own browser. Nothing is sent to us.`,
    },
    nl: {
      title: 'IBAN: vinden en controleren',
      description: 'Vind het IBAN van uw Meridian-rekening, of controleer een Maltees of Belgisch IBAN voor u betaalt.',
      body: `Een IBAN is een rekeningnummer dat elke bank in Europa kan lezen. Het toont het land, twee controlecijfers, de bank en de rekening.

## Een IBAN maken of controleren

{{calculator}}

## Hoe een IBAN is opgebouwd

### In Malta

Eenendertig tekens: MT, twee controlecijfers, vier letters en vijf cijfers voor de bank, en achttien tekens voor de rekening.

### In België

Zestien tekens: BE, twee controlecijfers en twaalf cijfers voor bank en rekening.

### De controlecijfers

#### Hoe ze gemaakt worden

Letters worden cijfers, het resultaat wordt gedeeld door 97, en de rest wordt van 98 afgetrokken.

#### Wat ze opvangen

Eén fout teken, of twee tekens die van plaats gewisseld zijn. Ze zeggen niet of een juist nummer van de juiste persoon is: kijk dus ook naar de naam.

## Goede gewoontes bij het betalen

### Kopieer, typ niet over

Kopieer het nummer van de factuur, of scan de code.

### Controleer de naam

Bij online bankieren ziet u of naam en nummer bij elkaar horen.

### Bel als een nummer verandert

Oplichters sturen vaak een e-mail met een nieuw rekeningnummer. Lees meer op onze pagina [veiligheid](/security).

## Vragen

### Is mijn IBAN geheim?

Neen. Wie het heeft, kan u betalen, maar niemand kan geld nemen zonder uw opdracht of mandaat.

### Heb ik een BIC nodig?

Binnen Europa niet meer. Elders kan het gevraagd worden; de onze is MERIMTMT.

### Wat gebeurt er met wat ik hier typ?

De berekening gebeurt in uw eigen browser. Er wordt niets naar ons gestuurd.`,
    },
    fr: {
      title: 'IBAN : le trouver et le vérifier',
      description: 'Trouvez l’IBAN de votre compte Meridian, ou vérifiez un IBAN maltais ou belge avant de payer.',
      body: `Un IBAN est un numéro de compte que toute banque européenne peut lire. Il indique le pays, deux chiffres de contrôle, la banque et le compte.

## Créer ou vérifier un IBAN

{{calculator}}

## Comment un IBAN est construit

### À Malte

Trente et un caractères : MT, deux chiffres de contrôle, quatre lettres et cinq chiffres pour la banque, et dix-huit caractères pour le compte.

### En Belgique

Seize caractères : BE, deux chiffres de contrôle et douze chiffres pour la banque et le compte.

### Les chiffres de contrôle

#### Comment ils sont formés

Les lettres deviennent des nombres, le résultat est divisé par 97, et le reste est soustrait de 98.

#### Ce qu’ils détectent

Un caractère faux, ou deux caractères inversés. Ils ne disent pas si un numéro correct appartient à la bonne personne : vérifiez donc aussi le nom.

## Bonnes habitudes au moment de payer

### Copiez, ne tapez pas

Copiez le numéro de la facture, ou scannez son code.

### Vérifiez le nom

La banque en ligne vous dit si le nom et le numéro correspondent.

### Appelez quand un numéro change

Les escrocs envoient souvent un e-mail avec un nouveau numéro de compte. Lisez notre page [sécurité](/security).

## Questions

### Mon IBAN est-il secret ?

Non. Toute personne qui l’a peut vous payer, mais personne ne peut prélever d’argent sans votre ordre ou mandat.

### Ai-je besoin d’un BIC ?

En Europe, non. Ailleurs, il peut être demandé ; le nôtre est MERIMTMT.

### Que devient ce que j’écris ici ?

Le calcul se fait dans votre navigateur et rien ne nous est envoyé.`,
    },
  },
};
