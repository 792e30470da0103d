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

test('what has the focus on a phone is not hidden behind the bar at its end', async ({ page, wizard }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await wizard.open();
  await expect(wizard.button('start.begin')).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.querySelector(':focus');
      const bar = document.querySelector('.loan-bar');
      if (focused === null || bar === null || bar.contains(focused)) return '';
      const { top } = bar.getBoundingClientRect();
      return focused.getBoundingClientRect().bottom > top ? focused.outerHTML : '';
    });
    expect(hidden).toBe('');
  }
});
