import type { DocumentOfKind, Flow, StoredState } from './flow.js';

/**
 * Brings a stored state from `version` to the flow's present one, release by release.
 * Throws a RangeError when the version is newer than the flow or a release's migration is missing.
 */
export function migrateStored(
  flow: Pick<Flow, 'id' | 'version' | 'migrations'>,
  version: number,
  stored: StoredState,
): StoredState {
  if (!Number.isInteger(version) || version < 1 || version > flow.version)
    throw new RangeError(`flow ${flow.id} has no version ${version}`);
  let migrated = stored;
  for (let from = version; from < flow.version; from += 1) {
    const migrate = flow.migrations[from];
    if (migrate === undefined) throw new RangeError(`flow ${flow.id} has no migration from version ${from}`);
    const answered = migrate(migrated);
    const documents = keptDocuments(migrated.documents, answered.documents);
    migrated = Object.assign({}, migrated, answered, documents && { documents });
  }
  return migrated;
}

/** The very same documents after a migration: those that it leaves out are set aside. */
function keptDocuments(
  before: StoredState['documents'],
  after: StoredState['documents'] = before,
): readonly DocumentOfKind[] | undefined {
  const answered = new Map(after?.map((one) => [one.id, one]));
  return before?.map((one) => answered.get(one.id) ?? { ...one, set_aside: true });
}
