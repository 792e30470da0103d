import { inOffice, onNewPage, onPage, type ScreenScene, type ScreenWay } from './screen-way.ts';

/** What the screens of every wizard offer, by type of event: a new flow has these without a word. */
export const standardWays: Readonly<Record<string, ScreenWay>> = {
  'application.create': onNewPage(fillAndSave),
  'step.save': onPage(fillAndSave),
  'step.back': onPage(({ wizard }) => wizard.button('step.back').click()),
  'step.goTo': onPage(({ wizard, event }) => wizard.goTo(Number(event['step']))),
  'application.resume': {
    walk: async ({ wizard, player, rests }) => {
      await wizard.typeCode(player.code);
      await wizard.expectState(rests);
    },
  },
  'application.jump': inOffice((office, { event }) => office.jump(String(event['state']), String(event['reason']))),
  'application.undo': inOffice((office) => office.undo()),
  'documents.uploaded': onPage(({ wizard, planned }) => wizard.upload(String(planned.path.at(-1)?.['documentType']))),
  'status.change': inOffice((office, { event }) =>
    office.setStatus(String(event['statusType']), Number(event['statusValue'])),
  ),
};

/** Fills in the form of the step and goes on. */
export async function fillAndSave({ wizard, event }: ScreenScene): Promise<void> {
  await wizard.fillForm(Object(event['fields']));
  await wizard.submit();
}
