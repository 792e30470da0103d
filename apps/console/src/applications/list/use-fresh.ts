import { useEffect, useRef, useState } from 'react';

/** What happened to applications since a list was read. */
export interface Fresh {
  readonly created: number;
  readonly moved: number;
  /** Counts anew. */
  readonly reset: () => void;
}

interface Heard {
  readonly id: string;
  readonly flow: string;
  readonly seq: number;
}

/** Listens to the transitions of every replica: which applications came, and which of the shown ones moved. */
export function useFresh(flow: string, shown: ReadonlySet<string>): Fresh {
  const [created, setCreated] = useState<ReadonlySet<string>>(new Set());
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const known = useRef(shown);
  useEffect(() => {
    known.current = shown;
  }, [shown]);
  useEffect(() => {
    const stream = new EventSource('/api/v1/transitions/stream');
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const heard: Heard = JSON.parse(data);
      if (flow !== '' && heard.flow !== flow) return;
      if (known.current.has(heard.id)) setMoved((before) => new Set([...before, heard.id]));
      else if (heard.seq === 1) setCreated((before) => new Set([...before, heard.id]));
    });
    return () => stream.close();
  }, [flow]);
  const reset = (): void => {
    setCreated(new Set());
    setMoved(new Set());
  };
  return { created: created.size, moved: moved.size, reset };
}
