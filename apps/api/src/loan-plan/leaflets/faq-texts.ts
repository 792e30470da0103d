import type { Language } from '@statewise/i18n';

export interface FaqTexts {
  readonly title: string;
  readonly lead: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
}

export const faqTexts: Readonly<Record<Language, FaqTexts>> = {
  en: {
    title: 'Consumer loans: questions and answers',
    lead: 'The questions we hear most often, from the first calculation to the last payment.',
    questions: [
      [
        'How long does an application take?',
        'About ten minutes. You can stop at any moment and continue later, also on another device, with the code that you receive after the first step.',
      ],
      [
        'What do I need?',
        'Your identity details, your income and monthly expenses, and for the last step a recent payslip or another proof of income. For a renovation or green loan also the quote or invoice.',
      ],
      [
        'Which files may I upload?',
        'PDF, PNG or JPEG, up to 10 MB a file and ten files at a time. A photo taken with your phone is fine if everything is readable.',
      ],
      [
        'Do I get an answer at once?',
        'After the last step you see at once whether your application has passed the first check. Our staff then check your documents within two working days of their arrival; you receive the final decision by e-mail.',
      ],
      [
        'Why was my application refused?',
        'The page shows the reasons in plain words: for example that the monthly payments would be too high for your income. You can always ask one of our staff to review it.',
      ],
      [
        'What makes a loan green?',
        'It pays for work that saves energy: insulation, solar panels, a heat pump, a charging point. At least half of the amount pays for such work, and you show the invoice; the rest may be ordinary renovation.',
      ],
      [
        'Can I apply together with my partner?',
        'Yes. If you are married, you apply together; if you live together, you can choose to. We then count both incomes, and you are both responsible for the loan.',
      ],
      [
        'Can I change the amount or the term?',
        'Until you confirm the application you may go back and change both. The new monthly payment shows at once.',
      ],
      [
        'What does a promotion cost me?',
        'Nothing. During those months you pay no interest; our partner store pays it to us.',
      ],
      [
        'Can I repay early?',
        'At any time, in full or in part. Write to us, and we will tell you what you still owe on that day.',
      ],
      [
        'Who sees my data?',
        'Only the staff who handle your application. We keep them no longer than the law and your application require.',
      ],
    ],
  },
  nl: {
    title: 'Consumentenleningen: vragen en antwoorden',
    lead: 'De vragen die wij het vaakst horen, van de eerste berekening tot de laatste betaling.',
    questions: [
      [
        'Hoelang duurt een aanvraag?',
        'Ongeveer tien minuten. U kunt op elk moment stoppen en later verdergaan, ook op een ander toestel, met de code die u na de eerste stap krijgt.',
      ],
      [
        'Wat heb ik nodig?',
        'Uw identiteitsgegevens, uw inkomsten en maandelijkse uitgaven, en voor de laatste stap een recente loonfiche of een ander bewijs van inkomen. Voor een renovatielening of groene lening ook de offerte of factuur.',
      ],
      [
        'Welke bestanden mag ik uploaden?',
        'PDF, PNG of JPEG, tot 10 MB per bestand en tien bestanden per keer. Een foto met uw telefoon is goed als alles leesbaar is.',
      ],
      [
        'Krijg ik meteen antwoord?',
        'Na de laatste stap ziet u meteen of uw aanvraag de eerste controle heeft doorstaan. Onze medewerkers kijken uw documenten na binnen twee werkdagen nadat ze zijn aangekomen; de eindbeslissing krijgt u per e-mail.',
      ],
      [
        'Waarom werd mijn aanvraag geweigerd?',
        'De pagina toont de redenen in gewone woorden, bijvoorbeeld dat de maandlasten te hoog zouden zijn voor uw inkomen. U kunt altijd vragen dat een medewerker ze opnieuw bekijkt.',
      ],
      [
        'Wat maakt een lening groen?',
        'Ze betaalt werken die energie besparen: isolatie, zonnepanelen, een warmtepomp, een laadpunt. Minstens de helft van het bedrag gaat naar zulke werken en u toont de factuur; de rest mag gewone renovatie zijn.',
      ],
      [
        'Kan ik samen met mijn partner aanvragen?',
        'Ja. Wie gehuwd is, vraagt samen aan; wie samenwoont, mag dat. We tellen dan beide inkomens en u bent beiden verantwoordelijk voor de lening.',
      ],
      [
        'Kan ik het bedrag of de looptijd nog wijzigen?',
        'Tot u de aanvraag bevestigt, kunt u teruggaan en beide wijzigen. Het nieuwe maandbedrag verschijnt meteen.',
      ],
      [
        'Wat kost een promotie mij?',
        'Niets. Tijdens die maanden betaalt u geen interest; onze partnerwinkel betaalt die aan ons.',
      ],
      [
        'Kan ik vervroegd terugbetalen?',
        'Op elk moment, geheel of gedeeltelijk. Schrijf ons, en we laten u weten wat u op die dag nog verschuldigd bent.',
      ],
      [
        'Wie ziet mijn gegevens?',
        'Alleen de medewerkers die uw aanvraag behandelen. Wij bewaren ze niet langer dan de wet en uw aanvraag vragen.',
      ],
    ],
  },
  fr: {
    title: 'Crédits à la consommation : questions et réponses',
    lead: 'Les questions les plus fréquentes, du premier calcul au dernier paiement.',
    questions: [
      [
        'Combien de temps prend une demande ?',
        'Environ dix minutes. Vous pouvez vous arrêter à tout moment et continuer plus tard, aussi sur un autre appareil, avec le code reçu après la première étape.',
      ],
      [
        'De quoi ai-je besoin ?',
        'De vos données d’identité, de vos revenus et dépenses mensuelles et, pour la dernière étape, d’une fiche de paie récente ou d’une autre preuve de revenus. Pour un prêt rénovation ou vert, aussi du devis ou de la facture.',
      ],
      [
        'Quels fichiers puis-je envoyer ?',
        'PDF, PNG ou JPEG, jusqu’à 10 Mo par fichier et dix fichiers à la fois. Une photo prise au téléphone convient si tout est lisible.',
      ],
      [
        'Ai-je une réponse immédiate ?',
        'Après la dernière étape, vous voyez tout de suite si votre demande a passé la première vérification. Nos collaborateurs vérifient vos documents dans les deux jours ouvrables après leur arrivée ; vous recevez la décision finale par e-mail.',
      ],
      [
        'Pourquoi ma demande a-t-elle été refusée ?',
        'La page en donne les raisons en mots simples, par exemple que les mensualités seraient trop élevées pour vos revenus. Vous pouvez toujours demander qu’un collaborateur l’examine.',
      ],
      [
        'Qu’est-ce qu’un prêt vert ?',
        'Il paie des travaux qui économisent l’énergie : isolation, panneaux solaires, pompe à chaleur, borne de recharge. Au moins la moitié du montant paie de tels travaux et vous montrez la facture ; le reste peut être une rénovation ordinaire.',
      ],
      [
        'Puis-je faire la demande avec mon partenaire ?',
        'Oui. Mariés, vous faites la demande ensemble ; cohabitants, vous le pouvez. Nous comptons alors les deux revenus et vous êtes tous deux responsables du prêt.',
      ],
      [
        'Puis-je encore changer le montant ou la durée ?',
        'Jusqu’à la confirmation de la demande, vous pouvez revenir et changer les deux. La nouvelle mensualité s’affiche aussitôt.',
      ],
      [
        'Combien me coûte une promotion ?',
        'Rien. Pendant ces mois vous ne payez pas d’intérêts ; notre magasin partenaire nous les paie.',
      ],
      [
        'Puis-je rembourser anticipativement ?',
        'À tout moment, en tout ou en partie. Écrivez-nous et nous calculons ce qui reste dû ce jour-là.',
      ],
      [
        'Qui voit mes données ?',
        'Seuls les collaborateurs qui traitent votre demande. Nous ne les gardons pas plus longtemps que la loi et votre demande ne l’exigent.',
      ],
    ],
  },
};
