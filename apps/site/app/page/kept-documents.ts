import { hash } from 'node:crypto';

/** Documents that were drawn, by a digest of everything that they were drawn from: who asks for the same is not drawn it anew. */
export class KeptDocuments {
  private readonly kept = new Map<string, Promise<string>>();

  /** Keeps at most so many, those that were asked for last. */
  constructor(private readonly most: number) {}

  /** The document of a state, which must be all that `draw` looks at; one that cannot be drawn is not kept. */
  of(state: unknown, draw: () => Promise<string>): Promise<string> {
    const key = hash('sha256', JSON.stringify(state), 'base64url');
    const document = this.kept.get(key) ?? draw();
    this.kept.delete(key);
    this.kept.set(key, document);
    document.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return document;
  }
}
