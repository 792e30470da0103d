import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Content } from '@statewise/contract/bank';
import { SharedSecret } from '@statewise/server/platform/captcha/shared-secret.js';
import type { ContentKind } from './content-kind.js';
import { Editing, storedTexts } from './editing.service.js';
import { kinds } from './kinds/kinds.js';

/** For so many minutes a draft can be looked at by its link. */
const minutes = 15;

/** A draft in the place of what is published, its texts as the tables would have them. */
export interface Preview {
  readonly kind: string;
  readonly key: string;
  readonly content: Content;
}

/** Signed links, valid for a short time, by which the site shows a draft without a sign-in. */
@Injectable()
export class Previews {
  constructor(
    private readonly editing: Editing,
    private readonly secret: SharedSecret,
  ) {}

  issue({ name }: ContentKind, key: string): { token: string; expires_at: Date } {
    const expires_at = new Date(Date.now() + minutes * 60_000);
    const said = Buffer.from([name, expires_at.getTime(), key].join(' ')).toString('base64url');
    return { token: `${said}.${this.sign(said)}`, expires_at };
  }

  /** What a link shows; undefined for one that is none, is over, or whose draft is gone. */
  async open(token: string): Promise<Preview | undefined> {
    const [said = '', signature = ''] = token.split('.');
    const [expected, given] = [Buffer.from(this.sign(said)), Buffer.from(signature)];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
    const [name = '', until = '', ...words] = Buffer.from(said, 'base64url').toString().split(' ');
    const kind = kinds.find((known) => known.name === name);
    if (!kind || Number(until) < Date.now()) return undefined;
    const key = words.join(' ');
    const { draft } = await this.editing.state(kind, key);
    if (draft === null) return undefined;
    return { kind: name, key, content: { ...draft, texts: storedTexts(kind, draft) } };
  }

  private sign(said: string): string {
    return createHmac('sha256', this.secret.value).update(`preview ${said}`).digest('base64url');
  }
}
