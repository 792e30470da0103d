import { wizardConfig } from '@statewise/wizard/vite';
import { defineConfig } from 'vite';
import { signInViews } from './src/sign-in/sign-in-views.js';

export default defineConfig(
  wizardConfig(import.meta.dirname, {
    opening: signInViews,
    firstPage: [
      '(?:messages/catalogue|requests|shell|sign-in(?!/enrolment))/',
      'components/(?:dialog-form|form|keys|page)\\.',
      'features',
    ],
    laterPages: ['components/[a-z-]+\\.'],
    libraries: ['node_modules/@tanstack/'],
  }),
);
