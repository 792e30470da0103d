import { Link } from '@statewise/ui';
import { lazy, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { Page } from '../components/page.js';
import { usePerson, type Person } from '../requests/session.js';
import { hasDesk } from '../requests/task-counts.js';
import { featureGroups } from '../room.js';
import { features } from '../features.js';

const DeskPage = lazy(async () => ({ default: (await import('../desk/desk-page.js')).DeskPage }));

/** The first page: what waits for who has a desk, and for who works on no cases every feature that they may enter, with what it is for. */
export function Overview(): ReactNode {
  const t = useConsoleText();
  const { name, role } = usePerson();
  return (
    <Page title={t('overview.title', { name })} lead={t(`role.${role}`)}>
      {hasDesk(role) && <DeskPage />}
      {role !== 'staff' && role !== 'admin' && <Entered role={role} />}
    </Page>
  );
}

function Entered({ role }: Pick<Person, 'role'>): ReactNode {
  const t = useConsoleText();
  return (
    <>
      {featureGroups.map((group) => {
        const entered = features.filter((feature) => feature.group === group && feature.roles.includes(role));
        if (entered.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="console-overview__group">
              {t(`group.${group}`)}
            </h2>
            <ul className="console-overview">
              {entered.map(({ path, title }) => (
                <li key={path}>
                  <Link href={`/${path}`}>{t(title)}</Link>
                  <p className="sw-small">{t.text(`${title}.lead`)}</p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
