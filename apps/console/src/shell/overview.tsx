import { Link } from '@statewise/ui';
import { lazy, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { Page } from '../components/page.js';
import { usePerson, type Person } from '../requests/session.js';
import { featureGroups } from '../room.js';
import { features } from '../features.js';

const DeskPage = lazy(async () => ({ default: (await import('../desk/desk-page.js')).DeskPage }));

/** The first page: what waits for who works on cases, and for others every feature that the person may enter, with what it is for. */
export function Overview(): ReactNode {
  const t = useConsoleText();
  const { name, role } = usePerson();
  return (
    <Page title={t('overview.title', { name })} lead={t(`role.${role}`)}>
      {role === 'staff' || role === 'admin' ? <DeskPage /> : <Entered role={role} />}
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
