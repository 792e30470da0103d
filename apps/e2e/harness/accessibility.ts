import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours; no other one sees a difference between the schemes. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Expects the page as it stands to break no rule of WCAG 2.2 AA, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still being fetched is no page yet: React keeps the page before it in the document, hidden.
  await expect(page.locator('h1').filter({ visible: true })).not.toHaveCount(0);
  // Nor is what stands there out of reach until its script has come.
  await expect(page.locator('[data-drawn-ahead][inert]')).toHaveCount(0);
  // Once for a document: most of the time of a look is reading the rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const runOnly: axe.RunOnly =
      colorScheme === 'light' ? { type: 'tag', values: standards } : { type: 'rule', values: ofColours };
    expect(
      await page.evaluate(violationsOf, { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions),
      colorScheme,
    ).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Runs in the page. What moves is put at its end: a page at rest may draw no frame that would bring it there. */
async function violationsOf(options: axe.RunOptions): Promise<string[]> {
  for (const animation of document.getAnimations()) {
    const { endTime, progress } = animation.effect?.getComputedTiming() ?? {};
    const isWaiting = progress === null;
    if (endTime !== Infinity && !isWaiting) animation.finish();
  }
  const { violations } = await window.axe.run(options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

const desktop = { width: 1280, height: 900 };

/** Expects it of the page on the phone that shows it, and on a screen without touch that is as wide as a desktop's. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  await expectAccessible(page);
  const phone = page.viewportSize();
  if (phone === null) throw new Error('the page has no size of its own');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page.setViewportSize(desktop);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.detach();
}
