import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    firstPage: [
      String.raw`messages/(?:catalogue|use-loan-text)\.ts`,
      'start/(?:arrival|loan-choice|papers|start-page)\\.',
    ],
    libraries: ['libs/wizard/(?:dist|src)/loan/loan-catalogue'],
  }),
);
