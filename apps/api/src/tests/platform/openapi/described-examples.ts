import type { ApiDocument } from '@statewise/server/platform/openapi/describe-api.js';
import { drawDocument } from '@statewise/server/platform/pdf/draw-document.js';

/** What of a described operation its examples are read from. */
export interface Shown {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly example?: unknown;
    readonly required?: boolean;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { readonly value: object }>> }>
    >;
  };
}

interface Uploaded {
  readonly application: object;
  readonly documents: readonly { readonly id: string }[];
}

/** What stands in an example instead of a value that only the server knows. */
type Known = Readonly<Record<string, string>>;

/** The examples of an API's description, sent to an address as an admin who is signed in. */
export class DescribedExamples {
  readonly operations = new Map<string, { method: string; path: string; shown: Shown }>();

  constructor(
    private readonly url: string,
    private readonly cookie: string,
    readonly document: ApiDocument,
    private readonly uploadUrl = url,
  ) {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, shown] of Object.entries(methods as Record<string, Shown>))
        this.operations.set(shown.operationId, { method, path, shown });
  }

  /** The bodies that an operation shows, with what is known put in the place of the example's. */
  bodiesOf(id: string, known: Known = {}, ofFlow = ''): object[] {
    const { examples = {} } = this.operations.get(id)?.shown.requestBody?.content['application/json'] ?? {};
    const shown = Object.entries(examples).filter(([name]) => name.startsWith(ofFlow));
    return shown.map(([, { value }]) => ({
      ...value,
      ...Object.fromEntries(Object.entries(known).filter(([name]) => name in value)),
    }));
  }

  /** Calls an operation as its description shows it, signed in where it is said who may call it. */
  async paste(id: string, known: Known = {}, body: object | undefined = this.bodiesOf(id, known)[0]) {
    const { method, path, shown } = this.operations.get(id) ?? {
      method: 'get',
      path: `/no-${id}`,
      shown: { operationId: id },
    };
    const value = (name: string, example: unknown) => encodeURIComponent(known[name] ?? String(example));
    const parameters = (shown.parameters ?? []).filter(({ example }) => example !== undefined);
    const address = parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce((found, { name, example }) => found.replace(`{${name}}`, value(name, example)), path);
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && (id !== 'applicationsPage' || parameter.name === 'flow'))
      .map(({ name, example }) => `${name}=${value(name, example)}`);
    const response = await fetch(`${this.url}${address}${query.length > 0 ? `?${query.join('&')}` : ''}`, {
      method: method.toUpperCase(),
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${id} ${response.status}: ${text}`);
    return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
  }

  /** Sends a document as a form: to a server itself, as proxies take one file for no list of files. */
  async upload(code: string, kind = 'payslip', base = '/consumer-loans-application/api'): Promise<Uploaded> {
    const form = new FormData();
    const content = await drawDocument({ title: 'Payslip', language: 'en', blocks: [] });
    form.append('document_type', kind);
    form.append('files', new Blob([Uint8Array.from(content)]), 'payslip.pdf');
    const response = await fetch(`${this.uploadUrl}${base}/uploadDocuments?code=${code}`, {
      method: 'POST',
      body: form,
    });
    if (!response.ok) throw new Error(`${kind} ${response.status}: ${await response.text()}`);
    return (await response.json()) as Uploaded;
  }
}
