import { chromium } from 'playwright';
import { writeFileSync } from 'node:fs';
const base = 'http://localhost:4701';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
async function ctx(width, height, scheme = 'light') {
  const c = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  const r = await c.request.post(base + '/api/v1/session', { data: { email: 'admin@example.com', password: 'violet harbour lantern 42' } });
  if (!r.ok()) console.log(await r.text());
  return c;
}
const shot = async (page, name, opts = {}) => page.screenshot({ path: `/tmp/pics/${name}.png`, ...opts });
{
  const c = await ctx(1280, 900);
  const p = await c.newPage();
  p.on('pageerror', (e) => console.log('ERR', e.message));
  await p.goto(base + '/console/statistics/loan-application'); await p.waitForTimeout(3000);
  await shot(p, 'stat', { fullPage: true });
  await p.goto(base + '/console/inspector/loan-application'); await p.waitForTimeout(2500);
  await p.getByRole('button', { name: 'Counts' }).click(); await p.waitForTimeout(1500); await shot(p, 'counts');
  const heat = p.getByRole('button', { name: /Leaving|Heat|leave/i }).first();
  if (await heat.count()) { await heat.click(); await p.waitForTimeout(1200); await shot(p, 'heat'); } else console.log(await p.getByRole('button').allInnerTexts());
  const pdf = await p.pdf({ format: 'A4', landscape: true, preferCSSPageSize: true });
  writeFileSync('/tmp/pics/chart.pdf', pdf);
  console.log('pages', (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length);
  await p.goto(base + '/console/applications?flow=loan-application'); await p.waitForTimeout(1500);
  await p.getByText('More filters').click(); await p.waitForTimeout(400);
  await p.getByRole('checkbox', { name: /Step 3/ }).click(); await p.getByRole('checkbox', { name: /Step 4/ }).click(); await p.waitForTimeout(1000);
  await shot(p, 'list');
  await c.close();
}
{
  const c = await ctx(1280, 900, 'dark'); const p = await c.newPage();
  await p.goto(base + '/console/statistics/loan-application'); await p.waitForTimeout(3000); await shot(p, 'statdark', { fullPage: true });
  await c.close();
}
{
  const c = await ctx(360, 740, 'dark'); const p = await c.newPage();
  await p.goto(base + '/console/'); await p.waitForTimeout(1500);
  const nl = p.getByRole('button', { name: /NL|Nederlands/ }).or(p.getByRole('link', { name: /^NL$|Nederlands/ }));
  console.log('nl', await nl.count());
  await p.evaluate(() => localStorage.setItem('x', 'y'));
  await p.goto(base + '/console/?lang=nl'); await p.waitForTimeout(1500); await shot(p, 'desk360', { fullPage: true });
  await p.goto(base + '/console/applications?flow=loan-application'); await p.waitForTimeout(1500);
  await p.locator('summary').first().click().catch(() => undefined); await p.waitForTimeout(500);
  await shot(p, 'list360', { fullPage: false });
  await c.close();
}
await browser.close();
