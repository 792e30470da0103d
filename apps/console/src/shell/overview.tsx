import { Link } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { Page } from '../pieces/page.js';
import { usePerson } from '../requests/session.js';
import { roomGroups } from '../room.js';
import { rooms } from '../rooms.js';

/** The first page: every room that the person may enter, with what it is for. */
export function Overview(): ReactNode {
  const t = useConsoleText();
  const { name, role } = usePerson();
  return (
    <Page title={t('overview.title', { name })} lead={t(`role.${role}`)}>
      {roomGroups.map((group) => {
        const entered = rooms.filter((room) => room.group === group && room.roles.includes(role));
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
    </Page>
  );
}
