// Interaction to Next Paint: how long the browser takes from a press or a key until it paints what that changed.
import type { CDPSession, Page } from 'playwright';
import { medianOf } from '../src/percentiles.ts';
import { table } from '../src/markdown-table.ts';

/** Named interactions of a page, and the slowest of each in milliseconds, as the browser's Event Timing tells them. */
export class Interactions {
  readonly #noted = new Map<string, number[]>();

  /** Does something on a page and notes how long the slowest interaction of it took. */
  async note(page: Page, name: string, work: () => Promise<unknown>): Promise<void> {
    await page.evaluate(observe);
    await work();
    // What is painted last is told after that.
    await page.waitForTimeout(1_000);
    const slowest = await page.evaluate(slowestSeen);
    this.#noted.set(name, [...(this.#noted.get(name) ?? []), slowest]);
  }

  /** Medians above so many milliseconds. */
  above(goal: number): boolean {
    return [...this.#noted.values()].some((times) => medianOf(times) > goal);
  }

  /** The median and the slowest of each, as a table. */
  table(): string {
    const rows = [...this.#noted].map(([name, times]) => [name, medianOf(times), Math.max(...times)]);
    return table(['interaction', 'to the next paint', 'slowest'], rows);
  }
}

/** A finger stays on the glass so many milliseconds: a press that ends when it begins counts what it began with twice. */
const press = { delay: 80 };

/** What people do in step one of a loan application and in a calculator of the site. */
export async function interact(noted: Interactions, page: Page): Promise<void> {
  const name = page.locator('#field-first_name');
  await name.click();
  await noted.note(page, 'typing in a field', () => page.keyboard.type('Ann', { delay: 150 }));
  const box = page.locator('#field-nationality');
  await box.scrollIntoViewIfNeeded();
  await noted.note(page, 'opening the list of countries', () => box.click(press));
  await noted.note(page, 'searching in it', () => page.keyboard.type('ger', { delay: 150 }));
  await noted.note(page, 'choosing in it', () => page.getByRole('listbox').getByRole('option').first().click(press));
  await noted.note(page, 'pressing Next', () => page.locator('form button[type=submit]').click(press));
}

/** A slider of the site: touched, which has the browser take its calculator over, and moved from then on. */
export async function slide(noted: Interactions, page: Page, url: string, session: CDPSession): Promise<void> {
  await page.goto(`${url}/be-en/consumer-lending`, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slider = page.getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  await noted.note(page, 'touching a calculator for the first time', async () => {
    await slider.click(press);
    await page.waitForLoadState('networkidle');
  });
  await slider.focus();
  await noted.note(page, 'moving its slider', async () => {
    for (let key = 0; key < 4; key += 1) await page.keyboard.press('ArrowRight', { delay: 100 });
  });
}

// Both run in the page.

declare global {
  interface Window {
    slowestInteraction?: number;
  }
}

function observe(): void {
  window.slowestInteraction = 0;
  const began = performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.startTime >= began && 'interactionId' in entry && entry.interactionId !== 0)
        window.slowestInteraction = Math.max(window.slowestInteraction ?? 0, entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function slowestSeen(): number {
  return window.slowestInteraction ?? 0;
}
