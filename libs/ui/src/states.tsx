import type { ReactNode } from 'react';
import { branches } from '@statewise/i18n';
import { LinkButton } from './button.js';
import { useLocale, useUiText } from './i18n.js';
import { LogoMark } from './logo.js';

export interface SkeletonProps {
  /** Lines of text to stand for. */
  readonly lines?: number;
  /** What is being fetched, for those who cannot see it. */
  readonly label?: string;
}

/** Grey lines where a text will come, so that nothing jumps. */
export function Skeleton({ lines = 3, label }: SkeletonProps): ReactNode {
  const t = useUiText();
  return (
    <div className="sw-skeleton" role="status">
      <span className="sw-sr">{label ?? t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="sw-skeleton__line" aria-hidden="true" />
      ))}
    </div>
  );
}

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
}

/** Says that there is nothing, and what can be done. */
export function EmptyState({ title, children, icon, actions }: EmptyStateProps): ReactNode {
  return (
    <div className="sw-empty">
      {icon !== undefined && <span className="sw-empty__icon">{icon}</span>}
      <p className="sw-empty__title">{title}</p>
      {children}
      {actions !== undefined && <div className="sw-actions">{actions}</div>}
    </div>
  );
}

export interface ErrorPageProps {
  readonly kind: 'notFound' | 'failed' | 'unavailable';
  readonly homeHref: string;
  readonly actions?: ReactNode;
  /** Something to name on the phone. */
  readonly reference?: string;
}

/** A whole page for when there is nothing else to show. */
export function ErrorPage({ kind, homeHref, actions, reference }: ErrorPageProps): ReactNode {
  const t = useUiText();
  const { phone, phoneLink } = branches[useLocale().country];
  return (
    <div className="sw-error-page">
      <span className="sw-error-page__mark">
        <LogoMark size={56} />
      </span>
      <h1>{t(`errorPage.${kind}.title`)}</h1>
      <p className="sw-lead">{t(`errorPage.${kind}.text`)}</p>
      {reference !== undefined && <p className="sw-small">{reference}</p>}
      <div className="sw-actions">
        {actions}
        <LinkButton href={homeHref} variant={actions === undefined ? 'primary' : 'secondary'}>
          {t('errorPage.home')}
        </LinkButton>
      </div>
      <p className="sw-small">
        {t('header.help')} <a href={phoneLink}>{phone}</a>
      </p>
    </div>
  );
}

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
}

/** How much of something is done. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps): ReactNode {
  return <progress className="sw-progress" aria-label={label} value={value} max={max} />;
}
