import type { MilestoneView } from '@statewise/site-content';
import { SitePicture } from '../picture.js';
import { useAnniversaryText } from './messages/use-anniversary-text.js';

interface TimelineProps {
  readonly milestones: readonly MilestoneView[];
}

/** The years as a bar that stays in view; each leads to its milestone. */
export function YearsMenu({ milestones }: TimelineProps) {
  const t = useAnniversaryText();
  return (
    <nav className="site-years__menu" aria-label={t('years')}>
      <ol className="sw-width" data-follows>
        {milestones.map(({ year }) => (
          <li key={year}>
            <a href={`#${year}`}>{year}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The years one below the other along a meridian. */
export function Timeline({ milestones }: TimelineProps) {
  return (
    <ol className="sw-width site-years__list">
      {milestones.map((milestone) => (
        <Milestone key={milestone.year} milestone={milestone} />
      ))}
    </ol>
  );
}

function Milestone({ milestone: { year, title, text, figure, picture } }: { milestone: MilestoneView }) {
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
