import { intermediary } from '../../harness/bank-statewise.ts';
import { onNewPage, type FlowScreens, type ScreenScene } from './screen-way.ts';

const fixed = 'The page that is shown is that of the step, and a store has no other to come from.';
const codeless = 'The code of a sale opens nothing: the customer’s code is handed over.';

/** What screens offer of a partner store. */
export const storeScreens: FlowScreens = {
  headings: { intermediaryLogin: 'login.title' },
  ways: {
    'login.open': {
      walk: async ({ wizard, rests }) => {
        await wizard.begin();
        await wizard.button('login.open').click();
        await wizard.expectState(rests);
      },
    },
    'login.leave': {
      walk: async ({ wizard, rests }) => {
        await wizard.begin();
        await wizard.button('login.open').click();
        await wizard.button('login.leave').click();
        await wizard.expectState(rests);
      },
    },
    'identify | intermediary.enter 1 | applicationDetails': {
      walk: async ({ wizard, player, rests }) => {
        await wizard.begin();
        await wizard.button('login.open').click();
        await signIn(wizard);
        await wizard.expectState(rests);
        // Who is signed in begins with the next customer.
        await wizard.button('finished.home').click();
        await wizard.page
          .getByRole('dialog')
          .getByRole('button', { name: wizard.text('finished.home') })
          .click();
        await wizard.button('entry.begin').click();
        await wizard.expectState(rests);
        await player.find(await wizard.openCode());
      },
    },
    'intermediary.enter': onNewPage(async ({ wizard }) => {
      await wizard.button('login.open').click();
      await signIn(wizard);
    }),
  },
  unoffered: {
    'step.goTo': fixed,
    'application.resume': codeless,
  },
};

async function signIn(wizard: ScreenScene['wizard']): Promise<void> {
  const { username, password } = intermediary;
  await wizard.expectState('intermediaryLogin');
  await wizard.fillForm({ username, password });
  await wizard.button('login.submit').click();
}
