import { expect, type Locator, type Page } from '@playwright/test';
import { initialSnapshot, stateOf, type Flow, type Step } from '@statewise/flow';
import { aPdf } from '../../harness/files.ts';
import { WizardPage } from '../../harness/wizard-page.ts';
import type { FrontEnd } from './front-end.ts';

/** The front end of any flow: its pages by the states of the chart, its fields by their names. */
export class WizardScreen extends WizardPage<string> {
  readonly flow: Flow;
  private readonly frontEnd: FrontEnd;

  constructor(page: Page, origin: string, flow: Flow, frontEnd: FrontEnd) {
    super(page, origin, frontEnd.base, frontEnd.texts);
    this.flow = flow;
    this.frontEnd = frontEnd;
  }

  /** Opens the page where a new application begins. */
  async begin(): Promise<void> {
    await this.open();
    if (this.frontEnd.texts.has('start.begin')) await this.button('start.begin').click();
    await this.expectState(stateOf(this.flow, initialSnapshot(this.flow)));
  }

  /** Shows an application where it stands, as a tab does that had it open: opening it by its code would move it. */
  async show(code: string, state: string): Promise<void> {
    await this.page.addInitScript(
      ([name, kept]) => {
        if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, kept);
      },
      [this.storageName, JSON.stringify({ code })] as const,
    );
    await this.open(`/${this.placeOf(state).path}`);
    await this.expectState(state);
  }

  /** Opens an application by its code, as a returning applicant does. */
  async typeCode(code: string): Promise<void> {
    await this.open('/resume');
    await this.page.locator('[name=code]').fill(code);
    await this.button('resume.submit').click();
  }

  /** The code of the application that the tab has open, once the server has given it one. */
  async openCode(): Promise<string> {
    const code = await this.page.waitForFunction((name): string | undefined => {
      const kept: { readonly code?: string } = JSON.parse(sessionStorage.getItem(name) ?? '{}');
      return kept.code;
    }, this.storageName);
    return String(await code.jsonValue());
  }

  /** The page of a state is shown, under its own heading and address. */
  async expectState(state: string): Promise<void> {
    const { path } = this.placeOf(state);
    const escaped = this.address(path === '' ? '' : `/${path}`).replaceAll(/[.?]/g, String.raw`\$&`);
    const heading = (name: string) => this.page.getByRole('heading', { level: 1, name, exact: true });
    const [first, ...others] = this.headingsOf(state).map(heading);
    await expect(others.reduce<Locator>((any, one) => any.or(one), first ?? this.page.locator('h1'))).toBeVisible();
    await expect(this.page).toHaveURL(new RegExp(`^${escaped}/?(#.*)?$`));
  }

  /** Saves the form of the step. */
  async submit(): Promise<void> {
    await this.page.locator('form.wizard-form button[type=submit]').click();
  }

  /** Goes to a step by the progress above the page; one that is not counted there by its address, as the browser's history does. */
  async goTo(step: number): Promise<void> {
    const key = `step.${step}`;
    const name = new RegExp(
      `^${(this.frontEnd.texts.has(key) ? this.text(key) : key).replaceAll(/[.?()]/g, String.raw`\$&`)} \\(`,
    );
    const entry = this.page.locator('.sw-steps').getByRole('button', { name });
    if (await entry.isVisible()) return entry.click();
    const place = Object.values(this.flow.steps).find((one) => one.step === step);
    await this.page.goto(this.address(`/${place?.path ?? ''}`));
  }

  /** Answers fields by their names, with any of the prefixes; those that the form does not show are not asked for. */
  async fillForm(answers: Readonly<Record<string, unknown>>, ...prefixes: readonly string[]): Promise<void> {
    const [first = '', ...others] = prefixes;
    const open = new Map(
      [first, ...others].flatMap((prefix) =>
        Object.entries(answers).map(([name, value]) => [idOf(`${prefix}${name}`), value] as const),
      ),
    );
    if (open.size === 0) return;
    const anyOf = [...open.keys()].map((id) => `[id="${id}"]`).join(',');
    await this.page.locator(anyOf).first().waitFor({ state: 'attached' });
    const nextOf = async () => {
      const ids = await this.page.locator('[id^=field-]').evaluateAll((all) => all.map(({ id }) => id));
      return ids.find((id) => open.has(id));
    };
    for (let id = await nextOf(); id !== undefined; id = await nextOf()) {
      await this.answerControl(this.page.locator(`[id="${id}"]`), open.get(id));
      open.delete(id);
    }
  }

  /** Chooses documents, each of its kind, and sends them. */
  async upload(...kinds: readonly string[]): Promise<void> {
    for (const kind of kinds) {
      const place = this.page.locator(`input[type=file][name="files-${kind}"]`);
      const choice = this.page.locator(`input[name=document_type][value="${kind}"]`);
      await expect(place.or(choice)).toBeAttached();
      // Each kind has a place of its own, or is said first.
      const hasPlace = (await place.count()) > 0;
      if (!hasPlace) await choice.check();
      await (hasPlace ? place : this.page.locator('input[type=file][name=files]')).setInputFiles(aPdf(`${kind}.pdf`));
    }
    await this.button('documents.upload').click();
    await this.button('documents.yes').click();
  }

  private get storageName(): string {
    return `statewise.${this.flow.id}`;
  }

  private placeOf(state: string): Pick<Step, 'step' | 'path' | 'fields'> {
    const parts = state.split('.');
    const place = this.flow.steps[state] ?? this.flow.steps[parts[0] ?? ''];
    // An application that does not exist yet is begun at step one.
    return place ?? Object.values(this.flow.steps).find(({ step }) => step === 1) ?? { step: 1, path: '' };
  }

  /** What the heading of a state's page can say. */
  private headingsOf(state: string): readonly string[] {
    const { step, fields } = this.placeOf(state);
    const title = `title.${state}`;
    const usual = fields === undefined && this.frontEnd.texts.has(title) ? title : `step.${step}`;
    return [this.frontEnd.headings[state] ?? usual].flat().map((key) => this.text(key));
  }

  private async answerControl(control: Locator, value: unknown): Promise<void> {
    await this.reveal(control);
    const { kind, name } = await control.evaluate((element) => ({
      kind: element.getAttribute('role') ?? element.getAttribute('type') ?? element.tagName.toLowerCase(),
      name: element.getAttribute('name'),
    }));
    const text = String(value);
    if (kind === 'checkbox') return control.setChecked(value === true);
    if (kind === 'radio') {
      const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : text;
      return this.page.locator(`input[name="${name}"][value="${chosen}"]`).check();
    }
    if (kind === 'select') return void (await control.selectOption(text));
    await control.fill(text);
    if (kind === 'combobox') await this.page.getByRole('listbox').getByRole('option').first().click();
  }

  /** Opens the group of an accordion in which a control is. */
  private async reveal(control: Locator): Promise<void> {
    const closed = this.page.locator('.sw-accordion__content[hidden]', { has: control });
    if ((await closed.count()) === 0) return;
    await this.page.locator(`[aria-controls="${await closed.getAttribute('id')}"]`).click();
  }
}

/** The id of a field's control. */
const idOf = (name: string) => `field-${name.replaceAll(/[^\w-]/g, '-')}`;
