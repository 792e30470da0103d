import { useRef, useState } from 'react';

export interface Submission {
  readonly busy: boolean;
  readonly failure: unknown;
  /** It was sent with something missing: the fields say what. */
  readonly isIncomplete: boolean;
  readonly submit: () => void;
}

/** Sends a form of the sign-in once at a time; what was thrown is shown, and nothing is sent while something is missing. */
export function useSubmission({
  isComplete,
  send,
}: {
  readonly isComplete: boolean;
  readonly send: () => Promise<void>;
}): Submission {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isIncomplete, setIsIncomplete] = useState(false);
  // Of two quick presses the second comes before the page is drawn busy.
  const isUnderWay = useRef(false);
  const attempt = async (): Promise<void> => {
    isUnderWay.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return {
    busy,
    failure,
    isIncomplete,
    submit: () => {
      setIsIncomplete(!isComplete);
      if (isComplete && !isUnderWay.current) void attempt();
    },
  };
}
