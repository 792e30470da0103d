import path from 'node:path';
import { getCountries, Metadata, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';
import { root } from '../workspace.ts';

/** The module that has the lengths. */
export const phoneLengthsFile = path.join(root, 'libs/fields/src/rules/phone-lengths.ts');

/** What the metadata knows of numbers of one kind beside its declared members. */
interface NumberKinds {
  type(kind: string): { possibleLengths(): number[] } | undefined;
}

/** The kinds of number by which a person is called; services, such as information lines, have others. */
const personalKinds = ['FIXED_LINE', 'MOBILE', 'PERSONAL_NUMBER', 'VOIP'];

/** Returns the module's text: calling codes grouped by the lengths of their national numbers, `8-9:32 36 …`. */
export function phoneLengthsModule(): string {
  const groups = new Map<string, string[]>();
  for (const [code, lengths] of lengthsByCode()) {
    const group = lengths.toSorted((a, b) => a - b).join('-');
    groups.set(group, [...(groups.get(group) ?? []), code]);
  }
  const table = [...groups].map(([lengths, codes]) => `  '${lengths}:${codes.toSorted().join(' ')}',`).toSorted();
  return `// Written by \`npm run phone-lengths\` from the metadata of libphonenumber; a test compares them.

/** The digits that national numbers of a calling code can have, as \`lengths:calling codes\`. */
export const phoneLengths: readonly string[] = [
${table.join('\n')}
];
`;
}

/** The lengths of each calling code: those of every country that has it. */
function lengthsByCode(): readonly (readonly [code: string, lengths: readonly number[]])[] {
  const found = new Map<string, Set<number>>();
  for (const country of getCountries(metadata)) {
    const { code, lengths } = numbersOf(country);
    found.set(code, new Set([...(found.get(code) ?? []), ...lengths]));
  }
  return [...found].map(([code, lengths]) => [code, [...lengths]] as const);
}

function numbersOf(country: CountryCode) {
  const known = new Metadata(metadata);
  known.selectNumberingPlan(country);
  const plan: unknown = known.numberingPlan;
  if (!hasKinds(plan)) throw new Error(`libphonenumber knows no kinds of number in ${country}.`);
  return {
    code: plan.callingCode(),
    lengths: personalKinds.flatMap((kind) => plan.type(kind)?.possibleLengths() ?? []),
  };
}

function hasKinds(plan: unknown): plan is NumberKinds & { callingCode(): string } {
  return typeof plan === 'object' && plan !== null && 'type' in plan && 'callingCode' in plan;
}
