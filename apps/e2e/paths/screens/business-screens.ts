import { expect } from '@playwright/test';
import { listOf } from '@statewise/machines';
import { onPage, type FlowScreens, type ScreenScene } from './screen-way.ts';

/** What screens offer of an application for a business account. */
export const businessScreens: FlowScreens = {
  uploads: '/e-banking/api/uploadDocuments',
  headings: { finish: 'step.7' },
  ways: {
    'contact.save': onPage(async (scene) => {
      const { event } = scene;
      await saveEntry(scene, [Object(event)]);
    }),
    'contacts.save': onPage((scene) => saveEntry(scene, Object.values(Object(scene.event['contacts'])))),
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
    'holders | contact.delete 1 | stays':
      'The holder that the path adds is a person with other roles: entry and roles are deleted as one.',
    'finish | documents.uploaded 1 | stays':
      'The summary takes no documents: the page before it and the one after it do.',
  },
};

/** A contact as an event adds it. */
interface Added {
  readonly contact_type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Adds an entry: a client number, or a person or company with the roles of the contacts. */
async function saveEntry(scene: ScreenScene, added: readonly Added[]): Promise<void> {
  const { wizard } = scene;
  const [first] = added;
  if (first === undefined) throw new Error('The event adds no contact.');
  const list = await openList(scene, first.contact_type);
  await wizard.button(`add.${list}`).click();
  if (list === 'people') {
    if (first.contact_type.endsWith('_company')) await wizard.page.getByRole('tab').last().click();
    for (const { contact_type } of added)
      await wizard.page.locator(`[name="people-role-${listOf(contact_type)?.name}"]`).check();
  }
  for (const { contact_type, data } of added)
    await wizard.fillForm(data, `${list}-`, `people-${listOf(contact_type)?.name}-`);
  await wizard.button('contacts.save').click();
  // Made-up numbers may be asked about.
  const yes = wizard.button('doubt.cardYes');
  await expect(yes.or(wizard.button(`add.${list}`))).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  // Somebody who is there already with the same card gets one role more.
  await expect(wizard.button('contacts.save')).toHaveCount(0);
  await expect(wizard.page.locator('.contacts__row')).not.toHaveCount(0);
}

/** Answers the question that a list of its own hangs on, if there is one; the list's name. */
async function openList({ wizard }: ScreenScene, type: unknown): Promise<string> {
  const list = listOf(String(type));
  if (list === undefined) throw new Error(`${String(type)} stands in no list.`);
  if (list.name !== 'client_number') return 'people';
  if (list.question !== undefined) await wizard.fillForm({ [list.question]: true });
  return list.name;
}
