import { groupCode } from '@statewise/i18n';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from './button.js';
import { writeClipboard } from './clipboard.js';
import { useUiText } from './i18n.js';
import { CheckIcon, CopyIcon } from './icons.js';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string;
  /** Instead of "Copy". */
  readonly label?: string;
}

/** Copies a text and says whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useUiText();
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async (): Promise<void> => {
    setResult(await writeClipboard(text));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), 4000);
  };
  return (
    <span className="sw-copy">
      <Button
        small
        variant="secondary"
        icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {label ?? t('copy')}
      </Button>
      <span role="status" className="sw-copy__result">
        {result && t(result)}
      </span>
    </span>
  );
}

export interface CodeDisplayProps {
  readonly code: string;
  /** What kind of code it is. */
  readonly label: string;
  /** Beside the copy button, e.g. "mail it to me". */
  readonly actions?: ReactNode;
}

/** A code to write down, in groups of four; copied without its spaces. */
export function CodeDisplay({ code, label, actions }: CodeDisplayProps) {
  const groups = [...groupCode(code).matchAll(/[^-]+/g)];
  return (
    <div className="sw-code">
      <span className="sw-code__label">{label}</span>
      <code className="sw-code__groups">
        {groups.map(({ index, 0: group }) => (
          <span key={index}>{group}</span>
        ))}
      </code>
      <div className="sw-actions">
        <CopyButton text={code} />
        {actions}
      </div>
    </div>
  );
}
