import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    opening: { title: 'start.title', lead: 'start.lead' },
    firstPage: [String.raw`messages/(?:catalogue|use-loan-text)\.ts`, 'start/(?:arrival|loan-choice|start-page)\\.'],
    libraries: ['libs/lending/(?:dist|src)/loan-catalogue'],
    controls: [String.raw`libs/fields/(?:dist|src)/loan-application/(?:loan-types|offer)\.`],
  }),
);
