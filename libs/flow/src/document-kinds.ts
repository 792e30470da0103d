import { fieldsOf } from '@statewise/fields';
import type { Flow } from './flow.js';

/** The kinds of documents that a flow takes: the choices of its event `documents.uploaded`. */
export function documentKinds({ events }: Pick<Flow, 'events'>): string[] {
  const payload = events['documents.uploaded']?.payload;
  return (payload && fieldsOf(payload).get('documentType')?.values?.map(String)) ?? [];
}
