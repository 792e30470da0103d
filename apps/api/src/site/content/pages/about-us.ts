import type { DemoPage } from '../content-types.js';

export const aboutUs: DemoPage = {
  slug: 'about-us',
  picture: 11,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'About us',
      description: 'Who we are, how Meridian Bank earns its money and what we promise in return for your trust.',
      body: `Meridian Bank helps people and small companies to save, to borrow and to be paid on time. We started in Valletta in 1996. Today we have branches in Malta and Belgium and serve customers in other countries online.

## What we do

Our range is small, so that each of us can explain all of it.

### For individuals

Savings accounts without fuss, [term deposits](/term-deposit) if you can leave your money for longer, and loans for your home or for any other plan.

### For businesses

[Meridian Pro](/meridian-pro), the account that divides your money for you, and [Meridian Factor](/meridian-factor), which turns unpaid invoices into cash.

## How we earn our money

A bank earns the difference between the interest it pays to savers and the interest it charges to borrowers. Out of that we pay wages, buildings, computers and the loans that are not repaid. We do not sell data, and our advisers receive a salary, not a commission: they gain nothing by lending you more, or for longer, than you need.

### What we do not finance

Weapons, tobacco and new coal. We review this list every year.

## What we promise

### Plain words

You should understand what you sign. Someone from outside the bank reads every text before we publish it.

### A person

When you call, you speak to a person who can help you, not to a menu.

### No hurry

Take your time. We never press anyone to sign.

## Our history in brief

### 1996

Four people open the bank in Harbour Street.

### 2011

A customer opens an account from home for the first time.

### 2023

We open a branch in Brussels, and our website becomes available in three languages.

### 2026

Thirty years and a quarter of a million customers. [Read the whole story](/30years).`,
    },
    nl: {
      title: 'Over ons',
      description: 'Wie we zijn, hoe Meridian Bank haar geld verdient en wat we u beloven.',
      body: `Meridian Bank helpt mensen en kleine bedrijven sparen, lenen en op tijd betaald worden. We begonnen in 1996 in Valletta. Vandaag hebben we kantoren in Malta en België en helpen we klanten in andere landen online.

## Wat we doen

Ons aanbod is klein, zodat ieder van ons het volledig kan uitleggen.

### Voor particulieren

Spaarrekeningen zonder gedoe, [termijnrekeningen](/term-deposit) als u uw geld langer kunt missen, en leningen voor uw woning of voor een ander plan.

### Voor ondernemers

[Meridian Pro](/meridian-pro), de rekening die uw geld voor u verdeelt, en [Meridian Factor](/meridian-factor), waarmee u onbetaalde facturen meteen te gelde maakt.

## Hoe we ons geld verdienen

Een bank verdient aan het verschil tussen de rente die ze aan spaarders betaalt en de rente die ze aan kredietnemers vraagt. Daarmee betalen we lonen, gebouwen, computers en de leningen die niet terugbetaald worden. We verkopen geen gegevens, en onze adviseurs krijgen een loon en geen commissie: ze winnen er niets bij als u meer of langer leent dan nodig.

### Wat we niet financieren

Wapens, tabak en nieuwe steenkool. We bekijken deze lijst elk jaar opnieuw.

## Wat we beloven

### Gewone woorden

U moet begrijpen wat u tekent. Iemand van buiten de bank leest elke tekst voor we hem publiceren.

### Een mens

Als u belt, krijgt u iemand aan de lijn die u kan helpen, en geen keuzemenu.

### Geen haast

Neem uw tijd. We zetten nooit iemand onder druk om te tekenen.

## Onze geschiedenis in het kort

### 1996

Vier mensen openen de bank in Harbour Street.

### 2011

Een klant opent voor het eerst thuis een rekening.

### 2023

We openen een kantoor in Brussel, en onze website verschijnt in drie talen.

### 2026

Dertig jaar en een kwart miljoen klanten. [Lees het hele verhaal](/30years).`,
    },
    fr: {
      title: 'À propos de nous',
      description: 'Qui nous sommes, comment Meridian Bank gagne son argent et ce que nous vous promettons.',
      body: `Meridian Bank aide les particuliers et les petites entreprises à épargner, à emprunter et à être payés à temps. Nous avons commencé à La Valette en 1996. Aujourd’hui, nous avons des agences à Malte et en Belgique et servons en ligne des clients d’autres pays.

## Ce que nous faisons

Notre gamme est réduite, pour que chacun de nous puisse l’expliquer en entier.

### Pour les particuliers

Des comptes d’épargne sans complications, des [comptes à terme](/term-deposit) si vous pouvez laisser votre argent plus longtemps, et des prêts pour votre logement ou pour tout autre projet.

### Pour les entreprises

[Meridian Pro](/meridian-pro), le compte qui répartit votre argent pour vous, et [Meridian Factor](/meridian-factor), qui transforme vos factures impayées en trésorerie.

## Comment nous gagnons notre argent

Une banque gagne la différence entre les intérêts qu’elle verse aux épargnants et ceux qu’elle demande aux emprunteurs. Elle paie ainsi les salaires, les bâtiments, les ordinateurs et les prêts qui ne sont pas remboursés. Nous ne vendons pas de données, et nos conseillers touchent un salaire, pas de commission : ils n’ont rien à gagner si vous empruntez plus, ou plus longtemps, que nécessaire.

### Ce que nous ne finançons pas

Les armes, le tabac et le nouveau charbon. Nous revoyons cette liste chaque année.

## Ce que nous promettons

### Des mots simples

Vous devez comprendre ce que vous signez. Une personne extérieure à la banque lit chaque texte avant sa publication.

### Une personne

Quand vous appelez, une personne vous répond et peut vous aider, pas un menu vocal.

### Pas de précipitation

Prenez votre temps. Nous ne pressons jamais personne de signer.

## Notre histoire en bref

### 1996

Quatre personnes ouvrent la banque à Harbour Street.

### 2011

Un client ouvre pour la première fois un compte de chez lui.

### 2023

Nous ouvrons une agence à Bruxelles, et notre site paraît en trois langues.

### 2026

Trente ans et un quart de million de clients. [Lisez toute l’histoire](/30years).`,
    },
  },
};
