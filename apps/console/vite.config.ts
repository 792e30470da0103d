import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    firstPage: ['(?:messages/catalogue|requests|shell|sign-in(?!/enrolment))/', 'components/[a-z-]+\\.', 'features'],
    libraries: ['node_modules/@tanstack/'],
  }),
);
