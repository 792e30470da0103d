import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localisedPages } from './build-steps/localised-pages.js';
import { precompress } from './build-steps/precompress.js';

const base = '/_loan/';
const api = process.env['API_URL'] ?? 'http://localhost:3000';
const served = ['/api', '/consumer-loans-application', '/consumer-loans-vm-stores', '/dropdowns', '/captcha', '/translations'];

export default defineConfig({
  base,
  plugins: [react(), localisedPages(base), precompress()],
  build: { target: 'es2023', assetsInlineLimit: 0, sourcemap: false, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 400 },
  server: { proxy: Object.fromEntries(served.map((path) => [path, api])) },
});
