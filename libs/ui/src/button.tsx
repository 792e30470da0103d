import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from './class-names.js';
import { useUiText } from './i18n.js';
import { Link, type LinkProps } from './link.js';
import { Slow, Spinner } from './spinner.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly small?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** Drawn before the label. */
  readonly icon?: ReactNode;
  /** Drawn after the label, e.g. an arrow onwards. */
  readonly iconAfter?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Something is under way: clicks do nothing, focus stays where it is, and what takes long is said beside it. */
  readonly busy?: boolean;
  /** Nothing is tried now: what is under way waits for the person, or for a network, for as long as that takes. */
  readonly isPaused?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A push button; `type` is `button` unless said. */
export function Button({
  variant,
  small,
  wide,
  icon,
  iconAfter,
  busy = false,
  isPaused = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const t = useUiText();
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant, small, wide }, className)}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled']}
        onClick={click}
      >
        {busy ? <Spinner /> : icon}
        <span>{children}</span>
        {iconAfter}
        {busy && <span className="sw-sr">{t('busy')}</span>}
      </button>
      {busy && !isPaused && <Slow />}
    </>
  );
}

export type LinkButtonProps = ButtonLook & LinkProps;

/** A link that looks like a button, for going somewhere rather than doing something. */
export function LinkButton({ variant, small, wide, icon, iconAfter, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, small, wide }, className)}>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </Link>
  );
}

/** A button that reads as a link, for small actions within text or a row. */
export function TextButton({ className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={classNames('sw-link-button', className)} />;
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does; read aloud and shown on hover. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon alone. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames('sw-icon-button', className)}
    />
  );
}

function buttonClass(
  {
    variant = 'primary',
    small,
    wide,
  }: { variant?: ButtonVariant | undefined; small?: boolean | undefined; wide?: boolean | undefined },
  className?: string,
): string {
  return classNames(
    'sw-button',
    `sw-button--${variant}`,
    small && 'sw-button--small',
    wide && 'sw-button--wide',
    className,
  );
}
