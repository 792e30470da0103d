import type { TextPart } from '@statewise/site-content';
import type { ReactNode } from 'react';

interface InformationTextProps {
  readonly parts: readonly TextPart[];
  readonly calculator?: ReactNode;
  /** Of the text, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** A rendered text; where its calculator belongs, `calculator` stands. */
export function InformationText({ parts, calculator, lang }: InformationTextProps) {
  return parts.map((part, at) => {
    const key = `${part.kind}-${at}`;
    if (part.kind === 'calculator') return <div key={key}>{calculator}</div>;
    // The server rendered it from Markdown without raw HTML.
    return <div key={key} className="site-text" lang={lang} dangerouslySetInnerHTML={{ __html: part.html }} />;
  });
}
