import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Widths at which the site changes its shape, and those around them. */
export const widths = [360, 750, 751, 1280] as const;

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  /** Language of the browser. */
  readonly language?: string;
  /** Whether the browser has the cookies of an earlier visit. */
  readonly hasBeenHere?: boolean;
  readonly javaScriptEnabled?: boolean;
}

/** Opens a page of the site in a browser context of its own. */
export async function aVisitor(
  browser: Browser,
  url: string,
  { width = 1280, height = 900, language = 'en-MT', hasBeenHere = true, javaScriptEnabled = true }: VisitorOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: language,
    javaScriptEnabled,
    reducedMotion: 'no-preference',
  });
  if (hasBeenHere)
    await context.addCookies(
      ['PRIVACY_POLICY_ACCEPTED', 'LANGUAGE_CHECK_DONE'].map((name) => ({ name, value: '1', url })),
    );
  return { context, page: await context.newPage() };
}

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}
