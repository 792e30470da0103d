import type { PageData } from '../page/page-data.js';
import type { IslandStart } from './island.js';
import { whenShown } from '../when-shown.js';
import { isIslandName } from './islands.js';

/** So far below the window an island is fetched, in pixels. */
const rootMargin = 200;

/** A chart begins so soon after its island was taken over, in milliseconds. */
const begun = 20;

/** An island whose script did not arrive is not asked for again before so many milliseconds, however often it is touched. */
const delay = 1_000;

/** Events on an island that start it; whatever the browser does by itself with them, it goes on doing. */
const touches = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/** The islands of a page, which the browser takes over one by one. */
export class Islands {
  private readonly taken = new Map<HTMLElement, Promise<void>>();
  private readonly ready = new WeakSet<HTMLElement>();
  private isPressingAgain = false;

  /** `styles` are there when what is fetched can be seen as it should be. */
  constructor(
    private readonly page: PageData,
    private readonly styles: () => Promise<void>,
  ) {}

  /** From now on islands start as each of them says, and no click on one is lost. */
  watch(): void {
    for (const name of touches)
      addEventListener(name, ({ target }) => this.touch(target), { capture: true, passive: true });
    addEventListener('click', (event) => this.keepClick(event), { capture: true });
    // A key may have moved a slider before this script was there.
    this.touch(document.activeElement);
    whenShown(() => {
      const seen = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) this.touch(target);
        },
        { rootMargin: `${rootMargin}px` },
      );
      // The element of an island has no box of its own.
      for (const { firstElementChild } of islandsThat('when seen'))
        if (firstElementChild) seen.observe(firstElementChild);
    });
  }

  /** Takes the islands of a name over. */
  async startNamed(name: string): Promise<void> {
    await Promise.all(
      [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)].map((one) => this.start(one)),
    );
  }

  /** Takes an island over, once; one whose script does not arrive stays what the browser makes of it, and is asked for again later. */
  private start(island: HTMLElement): Promise<void> {
    const taking = this.taken.get(island) ?? this.takeOver(island);
    this.taken.set(island, taking);
    return taking;
  }

  private async takeOver(island: HTMLElement): Promise<void> {
    const { island: name } = island.dataset;
    if (!isIslandName(name)) return;
    try {
      const [{ takeOver }] = await Promise.all([import('./take-over.js'), this.styles()]);
      await takeOver(island, name, this.page);
      // Until a chart that runs with its island has begun, the browser would send a form that is pressed.
      await new Promise((resolve) => setTimeout(resolve, begun));
      this.ready.add(island);
    } catch (error) {
      setTimeout(() => this.taken.delete(island), delay);
      throw error;
    }
  }

  private touch(target: EventTarget | null): void {
    const island = this.waitingAround(target);
    if (island && island.dataset['starts'] !== 'when asked') void this.start(island);
  }

  /** A button that is pressed too early is pressed again as soon as it acts; where that fails the browser does what it does without script. */
  private keepClick(event: MouseEvent): void {
    const island = this.waitingAround(event.target);
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, summary') : null;
    if (!island || !control || this.isPressingAgain) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const press = (): void => {
      this.isPressingAgain = true;
      control.click();
      this.isPressingAgain = false;
    };
    this.start(island).then(press, press);
  }

  private waitingAround(target: EventTarget | null): HTMLElement | undefined {
    const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    return island && !this.ready.has(island) ? island : undefined;
  }
}

function islandsThat(start: IslandStart): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-starts="${start}"]`)];
}
