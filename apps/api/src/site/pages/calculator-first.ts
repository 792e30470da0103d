/** The line of a body at which its calculator stands. */
const mark = '{{calculator}}';

/** A body whose section with the calculator comes before all others, so that on a phone it is not far down. */
export function calculatorFirst(body: string): string {
  const [introduction = '', ...sections] = body.split(/^(?=## )/m);
  const at = sections.findIndex((section) => section.includes(mark));
  if (at <= 0) return body;
  const section = `${sections[at]?.trimEnd()}\n\n`;
  return [introduction, section, ...sections.toSpliced(at, 1)].join('').trimEnd();
}
