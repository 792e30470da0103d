import type { Request } from '@statewise/flow-client';

// The customer's code is told once, in the answer to the save that prepared the application; this tab keeps it to hand over.

const nameOf = (sale: string): string => `statewise.store.handed.${sale}`;

/** The code to hand over of a sale, by the sale's own code; empty where it was told to another tab or device. */
export const handedCode = (storage: Storage, sale: string): string => storage.getItem(nameOf(sale)) ?? '';

/** Sends requests, and keeps what their answers tell to hand over. */
export function keepingHandedCodes(request: Request, storage: Storage): Request {
  return async (path, options) => {
    const answer = await request(path, options);
    const { sale, code } = toldBy(answer);
    if (code !== undefined && sale !== undefined) storage.setItem(nameOf(sale), code);
    return answer;
  };
}

/** Empties what was kept to hand over. */
export function forgetHandedCodes(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (name.startsWith(nameOf(''))) storage.removeItem(name);
}

function toldBy(answer: unknown): { readonly sale?: string; readonly code?: string } {
  const { application, handed_over: handed } = Object(answer) as Readonly<Record<string, unknown>>;
  const [sale, code] = [application, handed].map((told) => (Object(told) as Readonly<Record<string, unknown>>)['code']);
  return { ...(typeof sale === 'string' && { sale }), ...(typeof code === 'string' && { code }) };
}
