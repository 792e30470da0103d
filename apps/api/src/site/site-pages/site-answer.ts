import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf } from '@statewise/server/platform/http/etag.js';

const leastSize = 1_024;
const compress = promisify(gzip);

/** What the site answered, ready to be sent to one reader or to many. */
export class SiteAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly string[];
  readonly isPage: boolean;
  /** Whether it is worth compressing. */
  readonly isLong: boolean;
  /** The same for the same content, whatever its nonce and whichever replica drew it. */
  readonly tag: string;

  /** `placeholder` stands in the content wherever the nonce belongs. */
  static async of(answer: Response, placeholder: string): Promise<SiteAnswer> {
    return new SiteAnswer(answer, await answer.text(), placeholder);
  }

  private constructor(
    { status, headers }: Response,
    private readonly text: string,
    private readonly placeholder: string,
  ) {
    this.status = status;
    this.headers = [...headers].filter(([name]) => name !== 'set-cookie');
    this.cookies = headers.getSetCookie();
    this.isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    this.isLong = text.length >= leastSize;
    this.tag = `W/${etagOf(text.replaceAll(placeholder, ''))}`;
  }

  /** The content with a nonce in the place of the placeholder, in UTF-8. */
  with(nonce: string): Buffer {
    return Buffer.from(this.text.replaceAll(this.placeholder, nonce));
  }

  /** The same as a gzip file. */
  gzipped(nonce: string): Promise<Buffer> {
    return compress(this.with(nonce), { level: 4 });
  }
}
