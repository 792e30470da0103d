import { CopyButton, Notice } from '@statewise/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface ShownOnceProps {
  readonly title: string;
  readonly why: string;
  /** Undefined where there is nothing to tell. */
  readonly text: string | undefined;
  readonly onDismiss: (text: undefined) => void;
}

/** Something that the server tells a single time, to be copied now. */
export function ShownOnce({ title, why, text, onDismiss }: ShownOnceProps) {
  if (text === undefined) return null;
  return (
    <Notice
      tone="warning"
      title={title}
      live="assertive"
      onDismiss={() => onDismiss(undefined)}
      actions={<CopyButton text={text} />}
    >
      <p>{why}</p>
      <p>
        <code className="console-secret">{text}</code>
      </p>
    </Notice>
  );
}

/** A text that the page before gave along in the history’s state, such as a new secret, until it is dismissed; a reload does not show it again. */
export function useHandedOver(name: string): [string | undefined, (text: string | undefined) => void] {
  const { state, pathname }: { state: unknown; pathname: string } = useLocation();
  const navigate = useNavigate();
  const given: unknown = Object(state)[name];
  const isGiven = typeof given === 'string';
  const [text, setText] = useState(isGiven ? given : undefined);
  useEffect(() => {
    if (isGiven) void navigate(pathname, { replace: true, state: null });
  }, [isGiven, navigate, pathname]);
  return [text, setText];
}
