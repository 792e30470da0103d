import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    firstPage: ['(?:messages/catalogue|requests|shell|sign-in)/', 'pieces/[a-z-]+\\.', 'rooms'],
    libraries: ['node_modules/@tanstack/'],
  }),
);
