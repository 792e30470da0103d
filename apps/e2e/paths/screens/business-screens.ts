import { expect } from '@playwright/test';
import { listOf } from '@statewise/machines';
import { onPage, type FlowScreens, type ScreenScene } from './screen-way.ts';

/** What screens offer of an application for a business account. */
export const businessScreens: FlowScreens = {
  uploads: '/e-banking/api/uploadDocuments',
  headings: { finish: 'step.7' },
  ways: {
    'contact.save': onPage(async (scene) => {
      const { wizard, event } = scene;
      const list = await openList(scene, event['contact_type']);
      await wizard.button(`add.${list}`).click();
      await wizard.fillForm(Object(event['data']), `${list}-`);
      await wizard.button('contacts.save').click();
      await expect(wizard.page.locator('.contacts__row')).toHaveCount(1);
    }),
    'contact.delete': onPage(async (scene) => {
      const { wizard, planned } = scene;
      const added = planned.path.find(({ id }) => id === planned.path.at(-1)?.['contact_id']);
      await openList(scene, added?.['contact_type']);
      const rows = wizard.page.locator('.contacts__row');
      const before = await rows.count();
      await rows.last().getByRole('button').last().click();
      await wizard.button('documents.yesDelete').click();
      await expect(rows).toHaveCount(before - 1);
    }),
    'application.finish': onPage(({ wizard }) => wizard.button('step.send').click()),
  },
  unoffered: {
    'open | step.goTo 1 | resume': 'Nobody lays an application aside on a screen: programs and admins do.',
    'finish | documents.uploaded 1 | stays':
      'The summary takes no documents: the page before it and the one after it do.',
  },
};

/** Answers the question that a list hangs on, if there is one; the list's name. */
async function openList({ wizard }: ScreenScene, type: unknown): Promise<string> {
  const list = listOf(String(type));
  if (list === undefined) throw new Error(`${String(type)} stands in no list.`);
  if (list.question !== undefined) await wizard.fillForm({ [list.question]: true });
  return list.name;
}
