import type { DemoPage } from '../content-types.js';

export const aboutUs: DemoPage = {
  slug: 'about-us',
  picture: 11,
  updated: '2026-05-12',
  texts: {
    en: {
      title: 'About us',
      description: 'Who we are, how Meridian Bank earns its money and what we promise in return for your trust.',
      body: `Meridian Bank helps people and small companies to save, to borrow and to be paid on time. We began in Valletta in 1996 and now work in Malta, in Belgium and, online, with customers in other countries.

## What we do

We keep our range small, so that every colleague can explain all of it.

### For individuals

Savings without fuss, [term deposits](/term-deposit) for those who can wait, and loans for a home that is warmer, safer or simply nicer.

### For businesses

An account that sorts money by itself, [Meridian Pro](/meridian-pro), and [Meridian Factor](/meridian-factor), which turns an invoice into cash.

## How we earn our money

A bank lives from the difference between what it pays to savers and what it asks from borrowers. From that we pay wages, buildings, computers and the loans that are not repaid. We do not sell data, and we earn nothing when a loan is longer than it need be: our advisers have a salary, not a commission.

### What we do not finance

Weapons, tobacco and new coal. The list is short, and we look at it again every year.

## What we promise

### Plain words

A contract that cannot be understood is not finished. Every text is read by somebody from outside the bank before it appears.

### A person

The telephone is answered by a person who may decide something.

### No hurry

We never press anyone to sign today.

## Our history in brief

### 1996

Four people open the bank in Harbour Street.

### 2011

The first account is opened from a living room.

### 2023

A service desk opens in Brussels, and the website speaks three languages.

### 2026

Thirty years, and a quarter of a million customers. [The whole story, in pictures](/30years).`,
    },
    nl: {
      title: 'Over ons',
      description: 'Wie we zijn, hoe Meridian Bank haar geld verdient en wat we in ruil voor uw vertrouwen beloven.',
      body: `Meridian Bank helpt mensen en kleine bedrijven sparen, lenen en op tijd betaald worden. We begonnen in 1996 in Valletta en werken nu in Malta, in België en online met klanten in andere landen.

## Wat we doen

We houden ons aanbod klein, zodat elke collega alles ervan kan uitleggen.

### Voor particulieren

Sparen zonder gedoe, [termijnrekeningen](/term-deposit) voor wie kan wachten, en leningen voor een woning die warmer, veiliger of gewoon mooier is.

### Voor ondernemers

Een rekening die geld vanzelf sorteert, [Meridian Pro](/meridian-pro), en [Meridian Factor](/meridian-factor), dat van een factuur geld maakt.

## Hoe we ons geld verdienen

Een bank leeft van het verschil tussen wat ze aan spaarders betaalt en wat ze aan ontleners vraagt. Daarvan betalen we lonen, gebouwen, computers en de leningen die niet terugkomen. We verkopen geen gegevens, en we verdienen niets aan een lening die langer loopt dan nodig: onze adviseurs hebben een loon, geen commissie.

### Wat we niet financieren

Wapens, tabak en nieuwe steenkool. De lijst is kort en we bekijken ze elk jaar opnieuw.

## Wat we beloven

### Gewone woorden

Een contract dat men niet begrijpt, is niet af. Elke tekst wordt vóór publicatie gelezen door iemand van buiten de bank.

### Een mens

De telefoon wordt opgenomen door iemand die iets mag beslissen.

### Geen haast

We zetten nooit iemand onder druk om vandaag te tekenen.

## Onze geschiedenis in het kort

### 1996

Vier mensen openen de bank in Harbour Street.

### 2011

De eerste rekening wordt vanuit een woonkamer geopend.

### 2023

In Brussel opent een servicepunt, en de website spreekt drie talen.

### 2026

Dertig jaar, en een kwart miljoen klanten. [Het hele verhaal, in beelden](/30years).`,
    },
    fr: {
      title: 'À propos de nous',
      description:
        'Qui nous sommes, comment Meridian Bank gagne sa vie et ce que nous promettons en échange de votre confiance.',
      body: `Meridian Bank aide les particuliers et les petites entreprises à épargner, à emprunter et à être payés à temps. Nous avons commencé à La Valette en 1996 et travaillons aujourd’hui à Malte, en Belgique et, en ligne, avec des clients d’autres pays.

## Ce que nous faisons

Nous gardons une gamme réduite, pour que chaque collègue puisse l’expliquer tout entière.

### Pour les particuliers

Une épargne sans complications, des [comptes à terme](/term-deposit) pour qui peut attendre, et des prêts pour un logement plus chaud, plus sûr ou simplement plus beau.

### Pour les entreprises

Un compte qui trie l’argent tout seul, [Meridian Pro](/meridian-pro), et [Meridian Factor](/meridian-factor), qui change une facture en trésorerie.

## Comment nous gagnons notre vie

Une banque vit de la différence entre ce qu’elle verse aux épargnants et ce qu’elle demande aux emprunteurs. C’est ainsi que nous payons les salaires, les bâtiments, les ordinateurs et les prêts qui ne reviennent pas. Nous ne vendons pas de données et ne gagnons rien quand un prêt dure plus que nécessaire : nos conseillers ont un salaire, pas de commission.

### Ce que nous ne finançons pas

Les armes, le tabac et le nouveau charbon. La liste est courte et nous la revoyons chaque année.

## Ce que nous promettons

### Des mots simples

Un contrat qu’on ne comprend pas n’est pas fini. Chaque texte est lu par une personne extérieure avant de paraître.

### Une personne

Au téléphone répond quelqu’un qui peut décider.

### Pas de précipitation

Nous ne pressons jamais personne de signer aujourd’hui.

## Notre histoire en bref

### 1996

Quatre personnes ouvrent la banque à Harbour Street.

### 2011

Le premier compte est ouvert depuis un salon.

### 2023

Un point de service ouvre à Bruxelles, et le site parle trois langues.

### 2026

Trente ans, et un quart de million de clients. [Toute l’histoire, en images](/30years).`,
    },
  },
};
