import type { BrowserContext } from '@playwright/test';

/** As if the privacy policy had been accepted on an earlier visit. */
export async function acceptPrivacy(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'PRIVACY_POLICY_ACCEPTED', value: '1', url: origin }]);
}
