import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    firstPage: ['(?:messages/catalogue|pieces|requests|shell|sign-in)/', 'rooms'],
    libraries: ['node_modules/@tanstack/'],
  }),
);
