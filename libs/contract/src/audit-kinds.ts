import descriptions from './audit-kinds.json' with { type: 'json' };

export type AuditKind = keyof typeof descriptions;

/** What each kind of an insider's act means, for the description of the API. */
export const auditDescriptions: Readonly<Record<AuditKind, string>> = descriptions;

/** The kinds in the order in which people choose from them. */
export const auditKinds = Object.keys(descriptions) as readonly AuditKind[];
