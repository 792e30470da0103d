export interface DevelopmentHeadProps {
  /** The module that lets components be replaced in place; it runs before the first script. */
  readonly refresh: string;
  readonly script: string;
  /** With this nonce styles that a script brings are allowed. */
  readonly nonce: string;
}

/** Those of all kinds of pages; built ones have their own alone. */
const styles = [
  'styles/site.css',
  'calculators/calculators.css',
  'contact/contact.css',
  'jobs/jobs.css',
  'thirty-years/thirty-years.css',
];

/** Scripts and styles of a page in development: separate files, so that a changed one is replaced in place. */
export function DevelopmentHead({ refresh, script, nonce }: DevelopmentHeadProps) {
  return (
    <>
      <meta property="csp-nonce" nonce={nonce} />
      {styles.map((path) => (
        <link key={path} rel="stylesheet" href={`/app/${path}`} />
      ))}
      <script type="module" src="/app/page/no-router.ts" />
      <script type="module" src={refresh} />
      <script type="module" src={script} />
    </>
  );
}
