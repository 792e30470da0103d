import { ChartPath } from '@statewise/flow/testing';
import { sessionMachine } from '../session/machine.js';
import type { Application, PendingEvent } from '../session/types.js';

export const openedApplication: Application = {
  code: 'AAAABBBBCCCC',
  state: 'stepTwo',
  version: 2,
  steps: {},
  setAside: {},
  contacts: [],
  facts: {},
  isAdmin: false,
  drafts: {},
};
export const newerApplication: Application = { ...openedApplication, version: 3 };
export const pendingSave: PendingEvent = {
  event: { type: 'step.save', step: 2, fields: { street: 'Repub', city: '' } },
  key: 'k1',
  version: 2,
  step: 2,
};
export const nextSave: PendingEvent = { ...pendingSave, key: 'k2', version: 3 };
export const openedSession = () =>
  ChartPath.of(sessionMachine).send({ type: 'application.opened', application: openedApplication });
export const saveRequest = { type: 'save.requested', pending: pendingSave };
export const typedDraft = { type: 'draft.typed', step: 2, fields: { street: 'Repub' } };
export const draftConflict = {
  step: 2,
  differences: [{ field: 'street', mine: 'Repub', theirs: 'Old' }],
  event: pendingSave.event,
};
export const conflictMet = {
  type: 'save.conflicted',
  application: newerApplication,
  conflict: draftConflict,
  pending: nextSave,
};
