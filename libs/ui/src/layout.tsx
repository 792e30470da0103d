import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.js';

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  readonly gap?: 's' | 'm' | 'l' | 'xl';
}

/** One below the other. */
export function Stack({ gap = 'l', className, ...rest }: StackProps): ReactNode {
  return <div {...rest} className={classNames('sw-stack', gap !== 'l' && `sw-stack--${gap}`, className)} />;
}

export interface InlineProps extends HTMLAttributes<HTMLDivElement> {
  readonly justify?: 'start' | 'between' | 'end';
}

/** Side by side while there is room. */
export function Inline({ justify = 'start', className, ...rest }: InlineProps): ReactNode {
  return (
    <div {...rest} className={classNames('sw-inline', justify !== 'start' && `sw-inline--${justify}`, className)} />
  );
}

/** Equal columns of at least 15 rem; one column on phones. */
export function Columns({ className, ...rest }: HTMLAttributes<HTMLDivElement>): ReactNode {
  return <div {...rest} className={classNames('sw-columns', className)} />;
}

/** The buttons that end a form; full width on phones. */
export function Actions({ className, ...rest }: HTMLAttributes<HTMLDivElement>): ReactNode {
  return <div {...rest} className={classNames('sw-actions', className)} />;
}

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly tone?: 'plain' | 'sunken' | 'deep';
  /** A section or article when it has a heading of its own. */
  readonly as?: 'div' | 'section' | 'article' | 'aside';
}

/** A surface for things that belong together. */
export function Card({ tone = 'plain', as: Element = 'div', className, ...rest }: CardProps): ReactNode {
  return <Element {...rest} className={classNames('sw-card', tone !== 'plain' && `sw-card--${tone}`, className)} />;
}
