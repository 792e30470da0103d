import type { MilestoneView } from '@statewise/site-content';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFollowedAnchor } from '../anchors/followed-anchor.js';
import { SitePicture } from '../picture.js';
import { useAnniversaryText } from './messages/catalogue.js';
import { useReveal } from './use-reveal.js';

interface TimelineProps {
  readonly milestones: readonly MilestoneView[];
}

/** The years as a bar that stays in view; each leads to its milestone. */
export function YearsMenu({ milestones }: TimelineProps): ReactNode {
  const t = useAnniversaryText();
  const current = useFollowedAnchor(milestones.map(({ year }) => String(year)));
  const bar = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the bar is wider than the window; scrolling it by itself leaves the page where it is.
    if (bar.current && link)
      bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className="site-years__menu" aria-label={t('years')}>
      <ol ref={bar} className="sw-width">
        {milestones.map(({ year }) => (
          <li key={year}>
            <a href={`#${year}`} aria-current={current === String(year) ? 'true' : undefined}>
              {year}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The years one below the other along a meridian. */
export function Timeline({ milestones }: TimelineProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useReveal(list);
  return (
    <ol ref={list} className="sw-width site-years__list">
      {milestones.map((milestone) => (
        <Milestone key={milestone.year} milestone={milestone} />
      ))}
    </ol>
  );
}

function Milestone({ milestone: { year, title, text, figure, picture } }: { milestone: MilestoneView }): ReactNode {
  return (
    <li id={String(year)} className="site-year">
      <div className="site-year__picture">
        {picture && <SitePicture picture={picture} whole className="site-year__image" />}
      </div>
      <div className="site-year__text">
        <h2>
          <span className="site-year__number">{year}</span> <span>{title}</span>
        </h2>
        <p>{text}</p>
        {figure && (
          <p className="site-year__figure">
            <strong>{figure.value}</strong> <span>{figure.label}</span>
          </p>
        )}
      </div>
    </li>
  );
}
