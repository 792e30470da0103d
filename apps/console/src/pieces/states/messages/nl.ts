import type { Messages } from '@statewise/i18n';
import type { StateKey } from './en.js';

export const messages: Messages<StateKey> = {
  start: 'Begin',
  stepVm: 'Stap 0: lening uit de winkel',
  stepOne: 'Stap 1: over de aanvrager',
  stepTwo: 'Stap 2: adres en contact',
  stepThree: 'Stap 3: inkomsten en uitgaven',
  stepFour: 'Stap 4: lening en leverancier',
  stepFive: 'Stap 5: nakijken en versturen',
  riskAnalysis: 'Risicoanalyse',
  documents: 'Wacht op documenten',
  thankYou: 'Documenten ontvangen',
  'finished.rejected': 'Afgewezen',
  'finished.accepted': 'Aanvaard',
  resume: 'Opzijgelegd',
  basics: 'Stap 1: de zaak',
  address: 'Stap 2: adres',
  people: 'Stap 3: personen',
  holders: 'Stap 4: houders',
  payment: 'Stap 5: betalen',
  marketing: 'Stap 6: voorkeuren',
  finish: 'Klaar om te versturen',
  completed: 'Verstuurd',
  identify: 'Verkoper',
  applicationDetails: 'Klant en lening',
};
