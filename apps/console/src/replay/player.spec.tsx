import { screen } from '@testing-library/react';
import { FlowOfStates } from '../requests/flows.js';
import { renderInConsole, serve } from '../testing/in-console.js';
import type { ReplayEntry } from './log-entries.js';
import { PlayerBar, type Player } from './player.js';

it('says in words of the flow from where to where a moment led', async () => {
  serve((call) =>
    call === 'GET /api/v1/flows'
      ? [{ id: 'loan', name: 'Loan', states: { stepTwo: 'Work', stepThree: 'Household' }, statuses: [] }]
      : undefined,
  );
  const moment = { seq: 3, event: 'step.save', from: 'stepTwo', to: 'stepThree' } as ReplayEntry;
  const player = { index: 0, goTo: () => {}, isPlaying: false, toggle: () => {}, speed: '1', setSpeed: () => {} };
  await renderInConsole(
    <FlowOfStates value="loan">
      <PlayerBar player={player as Player} moments={[moment]} length={9} />
    </FlowOfStates>,
  );
  expect(await screen.findByText('3 of 9: step.save, Work → Household')).toBeVisible();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['0.5 ×', '1 ×', '2 ×', '4 ×']);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '3 of 9: step.save, Work → Household');
});
