/** The wire contract's loan types of the pages that are about one; the loan of every other page may be spent on anything. */
const loanTypes: Readonly<Record<string, number>> = { 'renovation-loan': 1, 'green-loan': 2 };
const generalPurpose = 5;

/** The loan type that the calculator of a page stands for. */
export function loanTypeOf(slug: string): number {
  return loanTypes[slug] ?? generalPurpose;
}
