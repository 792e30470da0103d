import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    opening: { title: 'start.title', lead: 'start.lead' },
    firstPage: [String.raw`messages/(?:catalogue|use-business-text)\.ts`, 'start/'],
  }),
);
