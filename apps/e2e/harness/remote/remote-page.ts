import type { SampleAnswers } from '../applicant.ts';
import { untilAnswered, type RemoteSession } from './session.ts';

/** Finds a shown element by its kind and what it is called: its label, its own text or what it is named for those who hear it. */
const finder = `
  const [kind, name] = arguments;
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  // What is drawn ahead of the script can be looked at, and not yet used.
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden' && element.closest('[inert]') === null;
  const isNamed = (text) => plain(text) === name || plain(text).startsWith(name + ' (');
  const selectors = { button: 'button', link: 'a[href]', heading: 'h1', summary: 'summary' };
  if (kind === 'field') {
    const label = [...document.querySelectorAll('label')].find((one) => isNamed(one.textContent) && one.control && one.control.isConnected);
    const control = label?.control ?? [...document.querySelectorAll('input, select, textarea')].find((one) => isNamed(one.getAttribute('aria-label')));
    return control && (isShown(control) || isShown(label)) ? control : null;
  }
  return [...document.querySelectorAll(selectors[kind])].find((one) => isShown(one) && !one.disabled && (isNamed(one.getAttribute('aria-label')) || isNamed(one.textContent))) ?? null;
`;

/** Where an element is on the screen, scrolled to, as text. */
const placeOnScreen = `arguments[0].scrollIntoView({ block: 'center' }); return JSON.stringify(arguments[0].getBoundingClientRect())`;

/** Notes from now on whether the next press on the page meets an element. */
const watchPress = `const [element] = arguments;
  window.hasMet = false;
  addEventListener('pointerdown', ({ target }) => { window.hasMet = element.contains(target); }, { capture: true, once: true });`;

type Kind = 'field' | 'button' | 'link' | 'heading';

/** A page in a browser that Playwright does not drive: what the core walks need of one. */
export class RemotePage {
  private readonly session: RemoteSession;
  private readonly origin: string;

  constructor(session: RemoteSession, origin: string) {
    this.session = session;
    this.origin = origin;
  }

  /** Opens an address as somebody who has never been here, but for the privacy policy. */
  async open(path: string): Promise<void> {
    await this.session.navigate(`${this.origin}/robots.txt`);
    const forget = `sessionStorage.clear(); localStorage.clear(); document.cookie = 'PRIVACY_POLICY_ACCEPTED=1; path=/';`;
    await this.session.run(forget);
    await this.session.navigate(`${this.origin}${path}`);
  }

  /** Waits for an element. */
  async find(kind: Kind, name: string): Promise<unknown> {
    const found = await untilAnswered(
      async () => (await this.session.run(finder, [kind, name]).catch(() => undefined)) ?? undefined,
    );
    if (found !== undefined) return found;
    throw new Error(`There is no ${kind} “${name}” on the page:\n${await this.text()}`);
  }

  async click(kind: Kind, name: string): Promise<void> {
    const element = await this.find(kind, name);
    // What loads above it may still move it: a press between two pictures meets nothing.
    let place: unknown;
    await untilAnswered(async () => {
      const before = place;
      place = await this.session.run(placeOnScreen, [element]);
      return place === before ? true : undefined;
    });
    // Drivers press where the element was, not where it has moved to meanwhile: a press beside it is made again.
    await untilAnswered(async () => {
      await this.session.run(watchPress, [element]);
      await this.session.click(element);
      const hasMet = await this.session.run('return window.hasMet ?? true').catch(() => true);
      return hasMet === true ? true : undefined;
    });
  }

  /** Types, chooses or ticks, whichever the field wants. */
  async answer(name: string, value: string | boolean): Promise<void> {
    const element = await this.find('field', name);
    const told = [element, value];
    const tag = await this.session.run(
      `arguments[0].scrollIntoView({ block: 'center' }); return arguments[0].tagName`,
      told,
    );
    if (typeof value === 'boolean') {
      const isTicked = await this.session.run('return arguments[0].checked', told);
      if (isTicked !== value) await this.session.run('arguments[0].click()', told);
    } else if (tag === 'SELECT') {
      // The choices may still be on their way.
      const choose = `const option = [...arguments[0].options].find(({ value }) => value === arguments[1]);
        if (!option) return null;
        arguments[0].value = arguments[1];
        arguments[0].dispatchEvent(new Event('change', { bubbles: true }));
        return true;`;
      await untilAnswered(async () => (await this.session.run(choose, told)) ?? undefined);
    } else {
      await this.session.type(element, value);
    }
  }

  async fill(answers: SampleAnswers, labelOf: (name: string) => string): Promise<void> {
    for (const [name, value] of Object.entries(answers)) await this.answer(labelOf(name), value);
  }

  /** Waits until the page says something. */
  async sees(text: string | RegExp): Promise<void> {
    const isSaid = (said: string) => (typeof text === 'string' ? said.includes(text) : text.test(said));
    const seen = await untilAnswered(async () => (isSaid(await this.text()) ? true : undefined));
    if (seen === undefined) throw new Error(`The page does not say “${String(text)}”:\n${await this.text()}`);
  }

  async text(): Promise<string> {
    return String(await this.session.run(`return document.body?.innerText ?? ''`).catch(() => ''));
  }
}
