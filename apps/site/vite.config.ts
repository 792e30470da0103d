import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from '@statewise/wizard/vite';
import { serverPages } from './build-steps/server-pages.js';
import { styleParts } from './build-steps/style-parts.js';

export default defineConfig({
  plugins: [serverPages(), styleParts(), reactRouter(), precompress()],
  json: { namedExports: false, stringify: false },
  build: { assetsDir: '_site', assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: { build: { target: 'es2023' } },
    ssr: { build: { cssMinify: true, rollupOptions: { input: './server/site-server.ts' } } },
  },
});
