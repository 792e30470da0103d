import type { Messages } from '@statewise/i18n';
import type { ChartKey } from './en.js';

export const messages: Messages<ChartKey> = {
  drawing: 'Tekening van de chart {chart}',
  keys: 'Met de pijltjestoetsen volgt u de overgangen, plus en min zoomen, nul toont alles, Escape heft de selectie op.',
  drawn: 'De chart wordt getekend …',
  failed: 'De tekening kon niet worden gemaakt. In de lijst staat hetzelfde in woorden.',
  closer: 'Inzoomen',
  further: 'Uitzoomen',
  everything: 'Alles tonen',
  atState: 'Toestand {state}',
  atTransition: '{event} van {from} naar {to}',
  stays: 'dezelfde toestand',
};
