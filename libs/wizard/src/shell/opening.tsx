export interface OpeningProps {
  readonly title: string;
  /** What is said below it on a page of its own; a step says the rest itself. */
  readonly lead?: string | undefined;
}

/** The heading that a front end opens with. It stands in the page itself too, before the page's script. */
export function Opening({ title, lead }: OpeningProps) {
  return (
    <header className={lead ? 'wizard-opening' : 'wizard-heading'}>
      <h1>{title}</h1>
      {lead && <p className="sw-lead">{lead}</p>}
    </header>
  );
}
