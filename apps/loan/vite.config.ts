import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    firstPage: [
      String.raw`messages/(?:catalogue|use-loan-text)\.ts`,
      'privacy/',
      'start/(?!birth-field|change-loan|loan-dialog)',
    ],
    libraries: [
      'libs/machines/(?:dist|src)/loan-calculator/machine',
      'libs/wizard/(?:dist|src)/loan/(?:calculate|loan-catalogue|loan-offer|loan-plan|partner-stores|plan-view|too-late)',
    ],
  }),
);
