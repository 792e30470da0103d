import { labelled } from '@statewise/i18n';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { IconButton } from './button.js';
import { useUiText } from './i18n.js';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon, type Icon } from './icons.js';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const toneIcons: Readonly<Record<Tone, Icon>> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: AlertIcon,
};

export interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Buttons or links below the text. */
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
  /** Read aloud when it appears: politely, or at once. Leave out for what is on the page from the start. */
  readonly live?: 'polite' | 'assertive';
}

/** A message in the page. */
export function Notice({ tone = 'info', title, children, actions, onDismiss, live }: NoticeProps) {
  const t = useUiText();
  const ToneIcon = toneIcons[tone];
  return (
    <div
      className={classNames('sw-notice', `sw-notice--${tone}`)}
      role={live && (live === 'polite' ? 'status' : 'alert')}
    >
      <ToneIcon size={24} />
      <div className="sw-notice__body">
        <span className="sw-sr">{labelled(t.language, t(`notice.${tone}`), '')}</span>
        {title !== undefined && <p className="sw-notice__title">{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className="sw-actions">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton label={t('dismiss')} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
