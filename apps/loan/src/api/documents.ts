import { type Request } from '@statewise/flow-client';
import { numberOf, rowOf, rowsOf, textOf, unlessRefused } from '@statewise/wizard';

/** A document that the bank has. */
export interface ArrivedDocument {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly isPicture: boolean;
}

/** Fetches what has arrived with an application; nothing where the server cannot be asked, for more can be sent all the same. */
export async function fetchDocuments(request: Request, code: string): Promise<readonly ArrivedDocument[]> {
  if (code === '') return [];
  const asked = request(`/consumer-loans-application/api/getDocuments?${new URLSearchParams({ code })}`);
  const answer = rowOf(await unlessRefused(asked, () => undefined));
  return rowsOf(answer['documents']).map((row) => ({
    id: textOf(row['id']),
    kind: textOf(row['document_type']),
    name: textOf(row['name']),
    size: numberOf(row['size']),
    isPicture: textOf(row['content_type']).startsWith('image/'),
  }));
}
