/** A browser that Playwright does not drive. An element is whatever `run` has answered for it, to be given back as it is. */
export interface RemoteSession {
  readonly navigate: (url: string) => Promise<unknown>;
  /** Runs the body of a function in the page and answers what it returns. */
  readonly run: (script: string, args?: readonly unknown[]) => Promise<unknown>;
  readonly click: (element: unknown) => Promise<unknown>;
  /** Types in place of what a field says. */
  readonly type: (element: unknown, text: string) => Promise<unknown>;
  readonly end: () => Promise<void>;
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
