import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    firstPage: [
      String.raw`messages/(?:catalogue|use-loan-text)\.ts`,
      'privacy/',
      'start/(?!change-loan)',
      String.raw`api/(?:loan-plan|loan-catalogue|loan-offer|stores)\.ts`,
    ],
    libraries: ['libs/machines/(?:dist|src)/loan-calculator/machine'],
  }),
);
