/** What the tests use of the package, which brings no declarations of its own. */
declare module 's3rver' {
  interface Settings {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }

  export default class S3rver {
    constructor(settings: Settings);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
