import type { DemoPage } from '../content-types.js';

export const greenLoan: DemoPage = {
  slug: 'green-loan',
  calculator: 'consumer-lending',
  picture: 6,
  updated: '2026-11-22',
  texts: {
    en: {
      title: 'Green loan',
      description:
        'Our lowest loan rate, for work that makes your home use less energy: insulation, heat pumps, solar panels.',
      body: `If your home uses less energy, your bills and your emissions go down. That is why the green loan has our lowest rate. You can borrow from €500 up to €25,000.

## Which work qualifies

### Keeping warmth in

- insulation of roof, walls and floors
- windows and doors with high-efficiency glass
- green roofs and external blinds

### Making and storing energy

- solar panels and solar water heaters
- home batteries
- heat pumps and heat-pump water heaters

### Moving differently

- a charging point at home
- an electric bicycle from a shop

#### At least half

Your project qualifies if at least half of the amount goes to work or items on these lists. The rest may be ordinary renovation.

## Calculate your instalment

{{calculator}}

### Lower bills

The calculator does not include the energy you save, because nobody knows next year’s prices. Our [worked example](/blog/26/insulation-first-the-numbers-behind-a-green-renovation) shows how to estimate it with three different prices.

## What we ask for

### Step by step

#### A quote

With the name of the installer and a description of the work and materials.

#### Afterwards, an invoice

Send it within six months of the last payment. If the work turned out differently, tell us and we will look for a solution together.

## Support from the government

### Apply first

For many grants you must apply before the work starts, so look into them early.

### Repay with your grant

If you receive a grant later, you can use it to repay part of the loan, without compensation.

## Apply

Start with the calculator above and take your figures with you into the application. You can stop at any step and continue later with your code.

**Caution: borrowing money also costs money.**`,
    },
    nl: {
      title: 'Groene lening',
      description:
        'Onze laagste rente, voor werken die het energieverbruik van uw woning verlagen: isolatie, warmtepompen, zonnepanelen.',
      body: `Als uw woning minder energie verbruikt, dalen uw factuur en uw uitstoot. Daarom heeft de groene lening onze laagste rente. U leent van € 500 tot € 25.000.

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

Uw project komt in aanmerking als minstens de helft van het bedrag naar werken of toestellen uit deze lijsten gaat. De rest mag gewone renovatie zijn.

## Bereken uw aflossing

{{calculator}}

### Lagere rekeningen

De rekentool telt de energie die u bespaart niet mee, want niemand kent de prijzen van volgend jaar. Ons [uitgewerkte voorbeeld](/blog/26/eerst-isoleren-de-cijfers-achter-een-groene-renovatie) toont hoe u ze met drie verschillende prijzen schat.

## Wat we vragen

### Stap voor stap

#### Een offerte

Met de naam van de installateur en een beschrijving van de werken en het materiaal.

#### Achteraf een factuur

Bezorg ze ons binnen zes maanden na de laatste betaling. Zijn de werken anders gelopen, vertel het ons en we zoeken samen een oplossing.

## Steun van de overheid

### Eerst aanvragen

Veel premies moet u aanvragen voor de werken beginnen. Informeer u dus op tijd.

### Terugbetalen met uw premie

Krijgt u later een premie, dan mag u er een deel van de lening mee terugbetalen, zonder vergoeding.

## Aanvragen

Begin met de rekentool hierboven en neem uw cijfers mee naar de aanvraag. U kunt bij elke stap stoppen en later verdergaan met uw code.

**Let op, geld lenen kost ook geld.**`,
    },
    fr: {
      title: 'Prêt vert',
      description:
        'Notre taux le plus bas, pour des travaux qui réduisent la consommation d’énergie de votre logement : isolation, pompe à chaleur, panneaux solaires.',
      body: `Si votre logement consomme moins d’énergie, votre facture et vos émissions diminuent. C’est pourquoi le prêt vert a notre taux le plus bas. Vous empruntez de 500 € à 25 000 €.

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

Votre projet y donne droit si au moins la moitié du montant va à des travaux ou appareils de ces listes. Le reste peut être une rénovation ordinaire.

## Calculez votre mensualité

{{calculator}}

### Des factures plus basses

Le calculateur ne compte pas l’énergie que vous économisez, car personne ne connaît les prix de l’an prochain. Notre [exemple chiffré](/blog/26/l-isolation-d-abord-les-chiffres-d-une-renovation-verte) montre comment l’estimer avec trois prix différents.

## Ce que nous demandons

### Étape par étape

#### Un devis

Avec le nom de l’installateur et une description des travaux et du matériel.

#### Ensuite, une facture

Envoyez-la dans les six mois du dernier versement. Si les travaux se sont déroulés autrement, dites-le-nous et nous cherchons ensemble une solution.

## Aides publiques

### D’abord la demande

Beaucoup de primes doivent être demandées avant le début des travaux. Renseignez-vous donc à temps.

### Rembourser avec votre prime

Si vous recevez une prime plus tard, vous pouvez l’utiliser pour rembourser une partie du prêt, sans indemnité.

## Faire la demande

Commencez par le calculateur ci-dessus et reprenez vos chiffres dans la demande. Vous pouvez vous arrêter à chaque étape et continuer plus tard avec votre code.

**Attention, emprunter de l’argent coûte aussi de l’argent.**`,
    },
  },
};
