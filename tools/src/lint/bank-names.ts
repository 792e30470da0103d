import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';
import knownPlaces from './known-bank-names.json' with { type: 'json' };
import { sourceFiles } from './source-files.ts';

/** What is the bank's to name: itself, its partner, who sells for it, its products and what they ask for. */
const bankNames: Readonly<Record<string, RegExp>> = {
  bank: /Meridian\b|meridian(?:bank)?\.example/,
  partner: /vanmarcke|partner.?store/i,
  loan: /loan/i,
  promotion: /promotion/i,
  account: /e-?banking|business.?account/i,
  payslip: /payslip/i,
  invoice: /invoice/i,
  nbb: /nbb/i,
};

/** Names by file, or by folder with a slash at its end, and why they still stand there: nothing is added, and what is gone is taken off. */
type KnownPlaces = Readonly<Record<string, { readonly names: readonly string[]; readonly why: string }>>;

/** Libraries and apps that are the platform's, whatever bank stands on them. */
const platform = '{libs/{flow,server,contract,wizard,flow-client,ui},apps/console}/src/**/*.{ts,tsx,css}';
const unchecked =
  /contract\/src\/bank\/|console\/src\/(?:content|lending|reviews|bank\.ts)|\.spec\.tsx?$|\/(?:messages|testing|tests|scenarios)\//;

/** The platform names no bank, except in the known places, which only ever become fewer. */
export function checkBankNames(root: string, known: KnownPlaces = knownPlaces): Finding[] {
  const unused = new Set(
    Object.entries(known).flatMap(([place, { names }]) => names.map((name) => keyOf(place, name))),
  );
  const findings: Finding[] = [];
  for (const file of sourceFiles(root, platform)) {
    if (unchecked.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const place = Object.keys(known).find((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
    for (const [name, pattern] of Object.entries(bankNames)) {
      const at = text.search(pattern);
      if (at < 0) continue;
      if (place !== undefined && known[place]?.names.includes(name)) unused.delete(keyOf(place, name));
      else findings.push({ at: `${file}:${lineAt(text, at)}`, sentence: `names what is the bank’s: ${name}` });
    }
  }
  const gone = [...unused].map((key) => ({
    at: key,
    sentence: 'is gone: take it from tools/src/lint/known-bank-names.json',
  }));
  return [...findings, ...gone];
}

const keyOf = (place: string, name: string): string => `${place} ${name}`;

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
