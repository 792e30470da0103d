/** A browser that is driven from outside, in the words of W3C WebDriver; elements by their references. */
export interface RemoteSession {
  readonly navigate: (url: string) => Promise<void>;
  /** Runs the body of a function in the page and answers what it returns; an element comes back as its reference. */
  readonly run: (script: string, args: readonly unknown[]) => Promise<unknown>;
  readonly click: (element: string) => Promise<void>;
  readonly clear: (element: string) => Promise<void>;
  readonly keys: (element: string, text: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

const reference = 'element-6066-11e4-a52e-4f735466cecf';

/** An element as a script is told of it. */
export const asArgument = (element: string) => ({ [reference]: element });

/** The reference of an element that a script has returned; undefined for anything else. */
export function referenceOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !(reference in value)) return undefined;
  return String(value[reference]);
}

/** Asks again until an answer is there, for so many milliseconds. */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer | undefined>,
  timeout = 60_000,
): Promise<Answer | undefined> {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
