import type { AuthorityRow } from './authority.js';

const heads = ['What', 'Who', 'Named by', 'Asks', 'Told', 'Noted', 'Sees'] as const;

const introduction = `# Who may do what

Every operation of the API and every event of every flow, as they are declared beside what they are about: \`who\` of an operation in
\`libs/contract\`, \`who\` of an event in the flow's \`events.ts\`. Guards, allowed events, the description of the API, the console's page
and the tests of every pair follow from the same declarations. This page is printed by \`npm run authority\`; a test holds it.

- **Who**: roles; in brackets those who may only where they brought the application into being themselves and no applicant took it over. A program is
  never more than its token's role, and nothing outside of the operations, flows and addresses that its token names.
- **Named by**: what a call names its object by; by anything else it is unknown. An id counts for the bank's own people, an admin code for a
  signed-in admin.
- **Asks**: a person (no program), a sign-in confirmed a moment ago, a second person.
- **Noted**: which calls of insiders and programs leave a row of the audit.
- **Sees**: dots stand for what \`qa\` would read of real people.
`;

/** The table as a page of the documents, in Markdown. */
export function authorityPage(rows: readonly AuthorityRow[]): string {
  const groups = new Map<string, AuthorityRow[]>();
  for (const row of rows) groups.set(titleOf(row), [...(groups.get(titleOf(row)) ?? []), row]);
  const sections = [...groups].map(([title, acts]) => `## ${title}\n\n${tableOf(acts)}`);
  return `${introduction}\n${sections.join('\n\n')}\n`;
}

const titleOf = ({ flow, area }: AuthorityRow): string => (flow === null ? area : `Events: ${area}`);

function tableOf(rows: readonly AuthorityRow[]): string {
  const lines = rows.map((row) => `| ${cellsOf(row).join(' | ')} |`);
  return [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---').join('|')}|`, ...lines].join('\n');
}

function cellsOf({ name, says, roles, own, named_by, person, fresh, second, told, noted, is_masked }: AuthorityRow) {
  const free = roles.filter((role) => !own.includes(role));
  const ownOnly = own.length > 0 ? `(${own.join(', ')})` : '';
  const who = [roles.length === 0 ? 'everyone' : free.join(', '), ownOnly].filter((part) => part !== '').join(' ');
  const freshly = fresh === 'no' ? '' : fresh === 'yes' ? 'fresh' : 'fresh, sometimes';
  const asks = [person ? 'person' : '', freshly, second === null ? '' : `second: ${second}`];
  return [
    `\`${name}\` ${says.replaceAll('|', '/')}`,
    who,
    named_by.join(', '),
    asks.filter((part) => part !== '').join(', ') || '–',
    told ?? '–',
    noted,
    is_masked ? 'masked' : 'all',
  ];
}
