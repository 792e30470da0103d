import type { DemoPage } from '../content-types.js';

export const greenLoan: DemoPage = {
  slug: 'green-loan',
  calculator: 'consumer-lending',
  picture: 6,
  updated: '2026-11-20',
  texts: {
    en: {
      title: 'Green loan',
      description:
        'Our lowest loan rate, for work that lowers the energy use of your home: insulation, heat pumps, solar panels.',
      body: `Work that lowers your energy use is good for your bill and for everybody else. That is why the green loan has our lowest rate.

## Which work qualifies

### Keeping warmth in

- insulation of roof, walls and floors
- windows and doors with high-efficiency glass
- green roofs and outside blinds

### Making and storing energy

- solar panels and solar boilers
- home batteries
- heat pumps and heat-pump boilers

### Moving differently

- a charging point at home
- an electric bicycle from a shop

#### At least half

A project qualifies when at least half of the amount goes to items on these lists. The rest may be ordinary renovation.

## Calculate your instalment

{{calculator}}

### Lower bills

The calculator does not count the energy you save, since nobody knows next year’s prices. Our [worked example](/blog/26/insulation-first-the-numbers-behind-a-green-renovation) helps you to estimate it with three prices.

## What we ask for

### Step by step

#### A quote

With the name of the installer and a description of the material.

#### Afterwards, an invoice

Within six months of the last payment. If the work turned out differently, tell us; we look for a solution together.

## Support from the government

### Apply first

Many schemes ask that you apply before the work begins. Look them up early.

### We wait

If a grant is paid later, you may use it to repay part of the loan without any compensation.

## Apply

Begin with the calculator above and take your figures into the application. You can stop at any step and continue later with your code.

**Beware: borrowing money also costs money.**`,
    },
    nl: {
      title: 'Groene lening',
      description:
        'Onze laagste leenrente, voor werken die het energieverbruik van uw woning verlagen: isolatie, warmtepompen, zonnepanelen.',
      body: `Werken die uw energieverbruik verlagen, zijn goed voor uw rekening en voor iedereen. Daarom heeft de groene lening onze laagste rente.

## Welke werken in aanmerking komen

### Warmte binnenhouden

- isolatie van dak, muren en vloeren
- ramen en deuren met hoogrendementsglas
- groendaken en buitenzonwering

### Energie maken en bewaren

- zonnepanelen en zonneboilers
- thuisbatterijen
- warmtepompen en warmtepompboilers

### Anders bewegen

- een laadpunt thuis
- een elektrische fiets uit de winkel

#### Minstens de helft

Een project komt in aanmerking als minstens de helft van het bedrag naar deze lijsten gaat. De rest mag gewone renovatie zijn.

## Bereken uw aflossing

{{calculator}}

### Lagere rekeningen

De rekentool telt de bespaarde energie niet mee, want niemand kent de prijzen van volgend jaar. Ons [uitgewerkte voorbeeld](/blog/26/eerst-isoleren-de-cijfers-achter-een-groene-renovatie) helpt u om ze met drie prijzen te schatten.

## Wat we vragen

### Stap voor stap

#### Een offerte

Met de naam van de installateur en een beschrijving van het materiaal.

#### Achteraf een factuur

Binnen zes maanden na de laatste betaling. Liepen de werken anders, vertel het ons; we zoeken samen een oplossing.

## Steun van de overheid

### Eerst aanvragen

Veel regelingen vragen dat u een aanvraag doet voor de werken beginnen. Zoek dat tijdig op.

### Wij wachten

Wordt een premie later betaald, dan mag u er een deel van de lening mee terugbetalen, zonder vergoeding.

## Aanvragen

Begin met de rekentool hierboven en neem uw cijfers mee naar de aanvraag. U kunt bij elke stap stoppen en later met uw code verdergaan.

**Let op, geld lenen kost ook geld.**`,
    },
    fr: {
      title: 'Prêt vert',
      description:
        'Notre taux de prêt le plus bas, pour des travaux qui réduisent la consommation d’énergie : isolation, pompe à chaleur, panneaux.',
      body: `Des travaux qui réduisent votre consommation sont bons pour votre facture et pour tout le monde. C’est pourquoi le prêt vert a notre taux le plus bas.

## Quels travaux y donnent droit

### Garder la chaleur

- isolation du toit, des murs et des sols
- fenêtres et portes à vitrage performant
- toits verts et protections solaires extérieures

### Produire et stocker l’énergie

- panneaux solaires et chauffe-eau solaires
- batteries domestiques
- pompes à chaleur et chauffe-eau thermodynamiques

### Se déplacer autrement

- une borne de recharge chez soi
- un vélo électrique acheté en magasin

#### Au moins la moitié

Un projet est admis quand la moitié au moins du montant va aux postes de ces listes. Le reste peut être une rénovation ordinaire.

## Calculez votre mensualité

{{calculator}}

### Des factures plus basses

Le calculateur ne compte pas l’énergie économisée, car personne ne connaît les prix de l’an prochain. Notre [exemple chiffré](/blog/26/l-isolation-d-abord-les-chiffres-d-une-renovation-verte) vous aide à l’estimer avec trois prix.

## Ce que nous demandons

### Étape par étape

#### Un devis

Avec le nom de l’installateur et une description du matériel.

#### Ensuite, une facture

Dans les six mois du dernier versement. Si les travaux ont pris un autre tour, dites-le-nous ; nous cherchons ensemble une solution.

## Aides publiques

### D’abord la demande

Beaucoup d’aides exigent une demande avant le début des travaux. Renseignez-vous tôt.

### Nous attendons

Si une prime arrive plus tard, vous pouvez l’utiliser pour rembourser une partie du prêt, sans indemnité.

## Faire la demande

Commencez par le calculateur ci-dessus et emportez vos chiffres dans la demande. Vous pouvez arrêter à chaque étape et reprendre plus tard avec votre code.

**Attention, emprunter de l’argent coûte aussi de l’argent.**`,
    },
  },
};
