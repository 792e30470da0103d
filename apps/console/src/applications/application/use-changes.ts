import { useState } from 'react';
import { useTransitionStream } from '../../requests/transition-stream.js';

/** What is known of an application since it was read: `unsure` where a change may have been missed. */
type Change = 'none' | 'unsure' | 'changed';

/** Whether an application has moved on since the version that is shown, which was read at `readAt`, in milliseconds. */
export function useChanges(id: string, version: number, readAt: number): Change {
  const [heard, setHeard] = useState({ id, seq: 0 });
  const [missedAt, setMissedAt] = useState(0);
  useTransitionStream(
    {},
    {
      onTransition: ({ id: moved, seq }) => {
        if (moved === id) setHeard({ id, seq });
      },
      onGap: () => setMissedAt(Date.now()),
    },
  );
  if (heard.id === id && heard.seq > version) return 'changed';
  return missedAt > readAt ? 'unsure' : 'none';
}
