import { prerender } from 'react-dom/static';
import { loadCatalogues, uiCatalogue } from '@statewise/i18n';
import { everyField } from './every-field.js';

it('renders on a server, without a style attribute or a script that the content security policy would refuse', async () => {
  const fields = everyField(await loadCatalogues('fr', [uiCatalogue]));
  // In one piece, as the site's server sends its pages.
  const { prelude } = await prerender(fields, { progressiveChunkSize: Infinity });
  const html = await new Response(prelude).text();
  expect(html).toContain('Aller au contenu');
  expect(html).toContain('value="A"');
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
});
