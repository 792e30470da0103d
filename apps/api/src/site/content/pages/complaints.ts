import type { DemoPage } from '../content-types.js';

export const complaints: DemoPage = {
  slug: 'complaints',
  picture: 10,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Complaints',
      description: 'Not satisfied? How to tell us, how long an answer takes and who decides if we do not agree.',
      body: `If something went wrong, we want to know. We look into every complaint, tell you what we found and, where we fell short, put it right.

## Tell us

### By telephone

Most problems can be solved in one conversation. Tell us that you are making a complaint, so that we record it.

### In writing

[Send us a message or a letter](/contact-us). Tell us what happened, when, and what you would see as a good solution.

### What helps

- your customer number or application code (never your PIN)
- dates and the names of people you spoke to
- copies of letters or screens

## What happens next

### Day by day

#### The same day or the next

You receive a confirmation with a reference number.

#### Within fifteen working days

You receive our answer in writing, with our reasons.

#### If we need longer

We tell you why, and when you can expect our answer: at the latest thirty-five working days after your complaint.

## If you do not agree

### Inside the bank

Ask the head of customer care to look at your complaint again. They were not involved in the first answer.

### Outside the bank

#### In Malta

The Office of the Arbiter for Financial Services deals with customers’ complaints free of charge or at low cost.

#### In Belgium

Ombudsfin, the ombudsman for financial disputes, deals with complaints from consumers and companies.

#### In another country

Every country of the European Union has a body for financial disputes. Tell us where you live and we will tell you which one.

### The courts

You always have the right to go to court.

## What we learn

Every quarter the management reads a summary of all complaints and of what we changed because of them. We publish the yearly figures in our newsroom.`,
    },
    nl: {
      title: 'Klachten',
      description:
        'Niet tevreden? Hoe u een klacht indient, hoelang een antwoord duurt en wie beslist als we het niet eens raken.',
      body: `Ging er iets mis, dan willen we het weten. We onderzoeken elke klacht, zeggen u wat we vonden en zetten recht wat wij verkeerd deden.

## Vertel het ons

### Per telefoon

De meeste problemen raken in één gesprek opgelost. Zeg erbij dat het een klacht is, zodat we ze noteren.

### Schriftelijk

[Stuur ons een bericht of een brief](/contact-us). Vertel wat er gebeurd is, wanneer, en wat voor u een goede oplossing is.

### Wat helpt

- uw klantnummer of aanvraagcode (nooit uw pincode)
- datums en de namen van mensen met wie u sprak
- kopieën van brieven of schermen

## Wat er daarna gebeurt

### Dag na dag

#### Dezelfde dag of de dag erna

U krijgt een bevestiging met een referentienummer.

#### Binnen vijftien werkdagen

U krijgt een schriftelijk en gemotiveerd antwoord.

#### Als we meer tijd nodig hebben

We zeggen waarom, en wanneer u ons antwoord mag verwachten: ten laatste vijfendertig werkdagen na uw klacht.

## Als u het niet eens bent

### Binnen de bank

Vraag het hoofd van de klantendienst om uw klacht opnieuw te bekijken. Die was niet betrokken bij het eerste antwoord.

### Buiten de bank

#### In Malta

Het Office of the Arbiter for Financial Services behandelt klachten van klanten gratis of tegen een kleine vergoeding.

#### In België

Ombudsfin, de ombudsman in financiële geschillen, behandelt klachten van consumenten en bedrijven.

#### In een ander land

Elk land van de Europese Unie heeft een instantie voor financiële geschillen. Zeg ons waar u woont, dan zeggen we u welke.

### De rechtbank

U hebt altijd het recht om naar de rechtbank te stappen.

## Wat we leren

Elk kwartaal leest de directie een samenvatting van alle klachten en van wat we daardoor hebben veranderd. De jaarcijfers staan bij ons nieuws.`,
    },
    fr: {
      title: 'Réclamations',
      description:
        'Pas satisfait ? Comment introduire une réclamation, en combien de temps nous répondons et qui tranche en cas de désaccord.',
      body: `Si quelque chose s’est mal passé, nous voulons le savoir. Nous examinons chaque réclamation, vous disons ce que nous avons constaté et corrigeons nos erreurs.

## Dites-le-nous

### Par téléphone

La plupart des problèmes se règlent en une conversation. Précisez qu’il s’agit d’une réclamation, pour que nous l’enregistrions.

### Par écrit

[Envoyez-nous un message ou une lettre](/contact-us). Expliquez ce qui s’est passé, quand, et quelle serait pour vous une bonne solution.

### Ce qui aide

- votre numéro de client ou code de demande (jamais votre code secret)
- les dates et les noms des personnes à qui vous avez parlé
- des copies de lettres ou d’écrans

## Ce qui se passe ensuite

### Jour après jour

#### Le jour même ou le lendemain

Vous recevez une confirmation avec un numéro de référence.

#### Dans les quinze jours ouvrables

Vous recevez une réponse écrite et motivée.

#### S’il nous faut plus de temps

Nous vous disons pourquoi, et quand vous pouvez attendre notre réponse : au plus tard trente-cinq jours ouvrables après votre réclamation.

## Si vous n’êtes pas d’accord

### Dans la banque

Demandez au responsable du service clientèle de réexaminer votre réclamation. Il n’a pas pris part à la première réponse.

### Hors de la banque

#### À Malte

L’Office of the Arbiter for Financial Services traite les réclamations des clients gratuitement ou à faible coût.

#### En Belgique

Ombudsfin, l’ombudsman en conflits financiers, traite les réclamations des consommateurs et des entreprises.

#### Dans un autre pays

Chaque pays de l’Union européenne a un organe pour les litiges financiers. Dites-nous où vous habitez et nous vous indiquons lequel.

### Les tribunaux

Vous avez toujours le droit d’aller en justice.

## Ce que nous apprenons

Chaque trimestre, la direction lit un résumé de toutes les réclamations et de ce qu’elles nous ont fait changer. Nous publions les chiffres annuels dans nos actualités.`,
    },
  },
};
