import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import { TransitionSource } from '../testing/transition-source.js';
import { useReplay } from './use-replay.js';

function Replay(): ReactNode {
  const { log, verdict, isChecking } = useReplay('a');
  const checked = verdict.data ? `${verdict.data.rows} verified` : 'not verified';
  return <p>{`${log.data?.moments.length} of ${log.data?.length}, ${isChecking ? 'checking' : checked}`}</p>;
}

function Feature(): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>Open or leave</button>
      {isOpen && <Replay />}
    </>
  );
}

/** A server with a log that grows, in pages of two moments. */
function log(rows: number) {
  const there = { rows, isBroken: false };
  serve((call) => {
    if (call === 'GET /api/v1/applications/a/verification') return { rows: there.rows };
    const asked = /^GET \/api\/v1\/applications\/a\/replay\?after=(\d+)$/.exec(call);
    if (asked === null) return undefined;
    if (there.isBroken) return new RefusedCall(422, 'request:fields');
    const after = Number(asked[1]);
    const last = Math.min(after + 2, there.rows);
    return {
      flow: 'store',
      length: there.rows,
      moments: Array.from({ length: last - after }, (_, index) => ({ seq: after + index + 1, differences: null })),
      next_after: last < there.rows ? last : null,
    };
  });
  return there;
}

it('reads a log that grew again, and what was found about it', async () => {
  const there = log(3);
  await renderInConsole(<Replay />);
  expect(await screen.findByText('3 of 3, 3 verified')).toBeVisible();
  there.rows = 5;
  TransitionSource.latest.tell({ id: 'b' });
  expect(screen.getByText('3 of 3, 3 verified')).toBeVisible();
  TransitionSource.latest.tell({ id: 'a' });
  expect(await screen.findByText('5 of 5, 5 verified')).toBeVisible();
  there.rows = 6;
  TransitionSource.latest.tellGap();
  expect(await screen.findByText('6 of 6, 6 verified')).toBeVisible();
});

it('reads both again when the page is opened anew, and shows no verdict beside an older log', async () => {
  const there = log(2);
  const user = userEvent.setup();
  await renderInConsole(<Feature />);
  expect(await screen.findByText('2 of 2, 2 verified')).toBeVisible();
  const leaveOrOpen = screen.getByRole('button');
  await user.click(leaveOrOpen);
  there.rows = 4;
  const seen = new Set<string>();
  const watched = new MutationObserver(() => seen.add(document.querySelector('p')?.textContent ?? ''));
  watched.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.click(leaveOrOpen);
  expect(await screen.findByText('4 of 4, 4 verified')).toBeVisible();
  watched.disconnect();
  const verified = [...seen].filter((text) => / \d verified/.test(text));
  expect(verified.every((text) => text.endsWith('of 4, 4 verified'))).toBe(true);
});

it('shows no new verdict over a log that could not be read again', async () => {
  const there = log(2);
  await renderInConsole(<Replay />);
  expect(await screen.findByText('2 of 2, 2 verified')).toBeVisible();
  Object.assign(there, { rows: 3, isBroken: true });
  TransitionSource.latest.tell({ id: 'a' });
  expect(await screen.findByText('2 of 2, not verified')).toBeVisible();
});
