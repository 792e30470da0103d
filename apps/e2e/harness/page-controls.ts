import { expect, type Locator, type Page } from '@playwright/test';

/** A control of a form that a person sees and can use. */
export interface PageControl {
  /** Its name in the form, which it shares with the others of its group. */
  readonly name: string;
  readonly kind: 'text' | 'search' | 'list' | 'group' | 'tick';
  /** What it says now: the text, the value that is chosen, or whether it is ticked. */
  readonly value: string;
  /** Of a list or group: the values that can be chosen. */
  readonly values: readonly string[];
}

// The browser's own fields of a time take no other text.
const controls =
  'main :is(input:not([type=file], [type=range], [type=hidden], [type=time]), select, textarea), dialog[open] input';

/** The controls of a page that are seen and can be used, in its order; of a group once. */
export async function controlsOf(page: Page): Promise<readonly PageControl[]> {
  const all = await page.locator(controls).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const isUsable = element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
      if (!isUsable) return [];
      const named = element.getAttribute('name');
      const name = named === null || named === '' ? element.id : named;
      if (element instanceof HTMLSelectElement) {
        const values = [...element.options].filter((one) => !one.disabled).map((one) => one.value);
        return { name, kind: 'list' as const, value: element.value, values };
      }
      if (element instanceof HTMLTextAreaElement)
        return { name, kind: 'text' as const, value: element.value, values: [] };
      if (!(element instanceof HTMLInputElement)) return [];
      const { type, checked, value } = element;
      if (type === 'radio') return { name, kind: 'group' as const, value: checked ? value : '', values: [value] };
      if (type === 'checkbox') return { name, kind: 'tick' as const, value: String(checked), values: [] };
      const kind = element.role === 'combobox' ? ('search' as const) : ('text' as const);
      return { name, kind, value, values: [] };
    }),
  );
  const byName = new Map<string, PageControl>();
  for (const control of all) {
    const before = byName.get(control.name);
    if (before === undefined) byName.set(control.name, control);
    else
      byName.set(control.name, {
        ...before,
        value: before.value + control.value,
        values: [...before.values, ...control.values],
      });
  }
  return [...byName.values()];
}

/** The control of a name; of a group the choice of a value. */
export function controlOf(page: Page, { name, kind }: PageControl, value: string): Locator {
  const choice = kind === 'group' ? `[value="${value}"]` : '';
  return page.locator(`:is(main, dialog[open]) :is([name="${name}"], [id="${name}"])${choice}`);
}

/** Answers a control as a person does, and leaves it. */
export async function answerControl(page: Page, control: PageControl, value: string): Promise<void> {
  const element = controlOf(page, control, value);
  if (control.kind === 'list') await element.selectOption(value);
  else if (control.kind === 'group') await element.check({ force: true });
  else if (control.kind === 'tick') await element.setChecked(value === 'true', { force: true });
  else {
    await element.fill(value);
    await element.blur();
  }
}

/** What a page shows: the value of each control, and every amount of money. */
interface ScreenState {
  readonly values: Readonly<Record<string, string>>;
  readonly prices: readonly string[];
}

/** What a page shows once it stays the same. */
export async function settledState(page: Page): Promise<ScreenState> {
  let state = await screenStateOf(page);
  await expect(async () => {
    const before = state;
    await page.waitForTimeout(100);
    // Asked first: what becomes idle later may change what was read before.
    const busy = await page.locator('[aria-busy=true]').count();
    state = await screenStateOf(page);
    expect({ busy, state }).toEqual({ busy: 0, state: before });
  }).toPass({ intervals: [0] });
  return state;
}

/** What a page shows at this moment. */
export async function screenStateOf(page: Page): Promise<ScreenState> {
  const values = (await controlsOf(page)).map(({ name, value }) => [name, value] as const);
  const prices = page.locator('.loan-line__cost, .loan-plan');
  return { values: Object.fromEntries(values), prices: await prices.allInnerTexts() };
}
