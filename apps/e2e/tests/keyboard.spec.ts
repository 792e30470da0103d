import { Keyboard } from '../harness/keyboard.ts';
import { expect, test } from '../harness/bank-test.ts';

test('the application can be filled in with the keyboard alone', async ({ page, wizard, applicant }) => {
  const keyboard = new Keyboard(wizard);
  await page.goto(wizard.address('/'));
  await keyboard.press(wizard.button('privacy.accept'));
  await keyboard.press(wizard.button('start.begin'));
  await expect(wizard.heading('step.1')).toBeVisible();
  await keyboard.fill(applicant.stepOne);
  await keyboard.press(wizard.button('step.next'));
  await expect(wizard.heading('step.2')).toBeVisible();
  await keyboard.fill(applicant.stepTwo);
  await keyboard.press(wizard.button('step.next'));
  await expect(wizard.heading('step.3')).toBeVisible();
  await keyboard.fill(applicant.stepThree.occupation);
  await keyboard.press(wizard.group('group.income'), 'Space');
  await keyboard.fill(applicant.stepThree.income);
  await keyboard.press(wizard.group('group.expenditure'), 'Space');
  await keyboard.fill(applicant.stepThree.expenditure);
  await keyboard.press(wizard.button('step.next'));
  await expect(wizard.heading('step.4')).toBeVisible();
  await keyboard.fill(applicant.stepFour);
  await keyboard.press(wizard.button('step.next'));
  await expect(wizard.heading('step.5')).toBeVisible();
  await keyboard.fill(applicant.stepFive);
  await keyboard.press(wizard.button('step.send'));
  await expect(wizard.heading('documents.title')).toBeVisible();
});

test('after each step the focus is where reading begins', async ({ wizard, applicant }) => {
  await wizard.begin(applicant);
  await expect(wizard.heading('step.2')).toBeFocused();
});

for (const { bar, height } of [
  { bar: '.loan-bar', height: 740 },
  { bar: '.loan-change', height: 740 },
  { bar: '.loan-change', height: 256 },
])
  test(`what has the focus is not hidden behind ${bar} at a height of ${height}`, async ({
    page,
    wizard,
    loanApi,
    applicant,
  }) => {
    await page.setViewportSize({ width: 360, height });
    if (bar === '.loan-bar') await wizard.open();
    else {
      await wizard.resume(await loanApi.at(2, applicant), 'step.2');
      await wizard.button('banner.change').click();
    }
    await expect(page.locator(bar)).toBeVisible();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const isHidden = await page.locator(bar).evaluate((foot) => {
        const focused = document.querySelector(':focus');
        if (focused === null || foot.contains(focused) || focused.contains(foot)) return false;
        const [its, own] = [foot.getBoundingClientRect(), focused.getBoundingClientRect()];
        return own.bottom > its.top && own.top < its.bottom;
      });
      expect(isHidden).toBe(false);
    }
  });
