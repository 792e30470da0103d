import type { ReactNode } from 'react';
import type { LoggedActor, Names } from '../api.js';
import { useApplicationsText } from '../messages/catalogue.js';

/** Who did something: by name where the bank knows one. */
export function Who({ actor, people }: { readonly actor: LoggedActor; readonly people: Names }): ReactNode {
  const t = useApplicationsText();
  const role = t.text(`actor.${actor.role}`);
  const name = actor.id === undefined ? undefined : people[actor.id];
  return name === undefined ? role : `${name} (${role})`;
}
