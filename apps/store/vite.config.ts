import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    opening: { title: 'start.title', hasOwnNavigation: true },
    firstPage: [String.raw`messages/(?:catalogue|use-store-text)\.ts`, String.raw`seller/(?:navigation|to-start)\.`],
    controls: [String.raw`libs/fields/(?:dist|src)/loan-application/offer\.`],
  }),
);
