import { useEffect, useState } from 'react';

interface Heard {
  readonly id: string;
  readonly seq: number;
}

/** Whether an application has moved on since the version that is shown. */
export function useChanges(id: string, version: number): boolean {
  const [heard, setHeard] = useState({ id, seq: 0 });
  useEffect(() => {
    const stream = new EventSource('/api/v1/transitions/stream');
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { id: moved, seq }: Heard = JSON.parse(data);
      if (moved === id) setHeard({ id, seq });
    });
    return () => stream.close();
  }, [id]);
  return heard.id === id && heard.seq > version;
}
