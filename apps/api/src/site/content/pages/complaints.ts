import type { DemoPage } from '../content-types.js';

export const complaints: DemoPage = {
  slug: 'complaints',
  picture: 10,
  updated: '2026-02-16',
  texts: {
    en: {
      title: 'Complaints',
      description: 'Not satisfied? How to tell us, how long an answer takes, and who decides if we do not agree.',
      body: `A complaint is unpleasant for both sides and useful for one: us. It shows where we fell short. That is why we treat it as work, not as a nuisance.

## Tell us

### By telephone

Most things can be solved in one conversation. Say that it is a complaint, so that it is recorded.

### In writing

[Send a mail or a letter](/contact-us). Tell us what happened, when, and what you would consider a good solution.

### What helps

- your customer number or application code (never your PIN)
- dates and the names of people you spoke to
- copies of letters or screens

## What happens next

### Day by day

#### The same day or the next

You receive a confirmation with the name of the colleague who handles it.

#### Within fifteen working days

You receive an answer in writing, with reasons.

#### If we need longer

We tell you why, and when the answer comes: at the latest thirty-five working days after your complaint.

## If you do not agree

### Inside the bank

Ask the head of customer care to look again. He or she did not take part in the first answer.

### Outside the bank

#### In Malta

The Office of the Arbiter for Financial Services deals with complaints of customers free of charge or at small cost.

#### In Belgium

Ombudsfin, the ombudsman in financial conflicts, deals with complaints of consumers and companies.

#### In another country

Every country of the European Union has a body for financial disputes. Tell us where you live and we name it.

### The courts

You always keep the right to go to court.

## What we learn

Every quarter the management reads all complaints in summary, with what has been changed because of them. The yearly figures are published in our newsroom.`,
    },
    nl: {
      title: 'Klachten',
      description:
        'Niet tevreden? Hoe u het ons vertelt, hoelang een antwoord duurt en wie beslist als we het niet eens zijn.',
      body: `Een klacht is voor beide kanten onaangenaam en voor één kant nuttig: voor ons. Ze toont waar we tekortschoten. Daarom behandelen we ze als werk en niet als last.

## Vertel het ons

### Per telefoon

De meeste zaken raken in één gesprek opgelost. Zeg dat het een klacht is, zodat ze genoteerd wordt.

### Schriftelijk

[Stuur een mail of een brief](/contact-us). Vertel wat er gebeurde, wanneer, en wat u een goede oplossing zou vinden.

### Wat helpt

- uw klantnummer of aanvraagcode (nooit uw pincode)
- datums en de namen van mensen met wie u sprak
- kopieën van brieven of schermen

## Wat er daarna gebeurt

### Dag na dag

#### Dezelfde dag of de dag erna

U krijgt een bevestiging met de naam van de collega die de klacht behandelt.

#### Binnen vijftien werkdagen

U krijgt een schriftelijk antwoord, met redenen.

#### Als we meer tijd nodig hebben

We zeggen waarom en wanneer het antwoord komt: ten laatste vijfendertig werkdagen na uw klacht.

## Als u het niet eens bent

### Binnen de bank

Vraag het hoofd van de klantendienst om opnieuw te kijken. Die werkte niet mee aan het eerste antwoord.

### Buiten de bank

#### In Malta

Het Office of the Arbiter for Financial Services behandelt klachten van klanten gratis of tegen een kleine kost.

#### In België

Ombudsfin, de ombudsman in financiële geschillen, behandelt klachten van consumenten en bedrijven.

#### In een ander land

Elk land van de Europese Unie heeft een instantie voor financiële geschillen. Zeg ons waar u woont en we noemen ze.

### De rechtbank

U behoudt altijd het recht om naar de rechtbank te stappen.

## Wat we leren

Elk kwartaal leest de directie alle klachten in samenvatting, met wat er daardoor veranderde. De jaarcijfers staan in onze nieuwsrubriek.`,
    },
    fr: {
      title: 'Réclamations',
      description:
        'Pas satisfait ? Comment nous le dire, en combien de temps nous répondons et qui tranche en cas de désaccord.',
      body: `Une réclamation est désagréable pour les deux parties et utile à l’une : nous. Elle montre où nous avons failli. C’est pourquoi nous la traitons comme un travail, non comme un ennui.

## Dites-le-nous

### Par téléphone

La plupart des choses se règlent en une conversation. Précisez qu’il s’agit d’une réclamation, pour qu’elle soit notée.

### Par écrit

[Envoyez un courriel ou une lettre](/contact-us). Racontez ce qui s’est passé, quand, et quelle serait pour vous une bonne solution.

### Ce qui aide

- votre numéro de client ou code de demande (jamais votre code secret)
- les dates et les noms des personnes à qui vous avez parlé
- des copies de lettres ou d’écrans

## Ce qui se passe ensuite

### Jour après jour

#### Le jour même ou le lendemain

Vous recevez une confirmation avec le nom du collègue qui s’en occupe.

#### Dans les quinze jours ouvrables

Vous recevez une réponse écrite et motivée.

#### S’il nous faut plus de temps

Nous vous disons pourquoi, et quand viendra la réponse : au plus tard trente-cinq jours ouvrables après votre réclamation.

## Si vous n’êtes pas d’accord

### Dans la banque

Demandez à la responsable du service clientèle de réexaminer. Elle n’a pas pris part à la première réponse.

### Hors de la banque

#### À Malte

L’Office of the Arbiter for Financial Services traite les réclamations des clients gratuitement ou à faible coût.

#### En Belgique

Ombudsfin, l’ombudsman en conflits financiers, traite les réclamations des consommateurs et des entreprises.

#### Dans un autre pays

Chaque pays de l’Union européenne a un organe pour les litiges financiers. Dites-nous où vous habitez et nous vous l’indiquons.

### Les tribunaux

Vous gardez toujours le droit d’aller en justice.

## Ce que nous apprenons

Chaque trimestre, la direction lit toutes les réclamations en résumé, avec ce qu’elles ont fait changer. Les chiffres annuels paraissent dans nos actualités.`,
    },
  },
};
