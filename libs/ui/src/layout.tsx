import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.js';

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  readonly gap?: 's' | 'm' | 'l' | 'xl';
}

/** One below the other. */
export function Stack({ gap = 'l', className, ...rest }: StackProps) {
  return <div {...rest} className={classNames('sw-stack', gap !== 'l' && `sw-stack--${gap}`, className)} />;
}

/** The buttons that end a form; full width on phones. */
export function Actions({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames('sw-actions', className)} />;
}

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly tone?: 'plain' | 'sunken' | 'deep';
  /** A section or article when it has a heading of its own. */
  readonly as?: 'div' | 'section' | 'article' | 'aside';
}

/** A surface for things that belong together. */
export function Card({ tone = 'plain', as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames('sw-card', tone !== 'plain' && `sw-card--${tone}`, className)} />;
}
