import { expectAccessible } from '../../harness/accessibility.ts';
import { expect, test, widths } from '../../harness/bank-test.ts';
import { ConsolePage } from '../../harness/console-page.ts';

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of widths)
    test(`every component in every state is for everyone, in the ${colorScheme} scheme ${width}`, async ({
      page,
      statewise,
    }) => {
      await page.emulateMedia({ colorScheme });
      const backOffice = new ConsolePage(page, statewise.url);
      await backOffice.signIn(await backOffice.colleague('qa'));
      await backOffice.open('/components');
      await expect(page.getByRole('heading', { name: 'Blocks' })).toBeVisible();
      await expectAccessible(page);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
      await page.getByRole('combobox', { name: 'Nationality' }).focus();
      await page.getByRole('button', { name: 'Open a dialogue' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
