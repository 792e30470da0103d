/** Most files in one run that cannot be removed: behind these it is the store that is away. */
const mostFailures = 20;

/** What could not be removed in one run, and the first reason. */
export class RemovalFailures {
  readonly ids: string[] = [];
  private reason: unknown;

  /** Goes on behind a failure, so that it holds up none behind it; answers whether it went well. */
  async tolerate(id: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (this.ids.length === 0) this.reason = error;
      this.ids.push(id);
      if (this.ids.length >= mostFailures) this.tell();
      return false;
    }
  }

  /** Throws the first reason where anything failed. */
  tell(): void {
    if (this.ids.length > 0) throw this.reason;
  }
}
