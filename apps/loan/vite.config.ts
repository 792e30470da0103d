import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localisedPages } from './build-steps/localised-pages.js';
import { precompress } from './build-steps/precompress.js';

const base = '/_loan/';
const api = process.env['API_URL'] ?? 'http://localhost:3000';
const served = [
  '/api',
  '/consumer-loans-application',
  '/consumer-loans-vm-stores',
  '/dropdowns',
  '/captcha',
  '/translations',
];

/**
 * What the first page needs comes as one file: left to itself the bundler makes thirty small ones out of what later
 * pages share with it, which compress worse. A module that is missing here is only a file of its own again.
 */
const onFirstPage = new RegExp(
  [
    String.raw`node_modules/(?:react|react-dom|scheduler|react-router|xstate)/`,
    String.raw`libs/i18n/dist/[a-z-]+\.js`,
    String.raw`libs/ui/dist/(?:amount-slider|button|choice|class-names|field|i18n|icons|layout|link|logo|modal|money-field|more-about|notice|page-shell|select|spinner|text-field)\.js`,
    String.raw`libs/flow-client/dist/(?:failure|http|new-key)\.js`,
    String.raw`libs/machines/dist/(?:privacy|loan-calculator)/machine\.js`,
    String.raw`apps/loan/src/(?:[a-z-]+\.tsx?|messages/(?:catalogue|use-loan-text)\.ts|privacy/|start/(?!change-loan)|api/(?:wire|loan-plan|loan-catalogue|loan-offer|dropdowns|stores)\.ts)`,
  ].join('|'),
);

export default defineConfig({
  base,
  plugins: [react(), localisedPages(base), precompress()],
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', test: onFirstPage }] } } },
    target: 'es2023',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, api])) },
});
