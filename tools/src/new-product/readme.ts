import type { NewProduct } from './names.ts';

/** The first page of a product. */
export const readmeOf = ({ name, flow: [kebab = ''] }: NewProduct): string => `# ${name}

Applications that people fill in step by step. Each flow is a statechart: the same chart runs in the browser, decides on the
server, is stored with every application, is drawn in the console, and is walked through by tests.

Node and npm are all that has to be there.

\`\`\`sh
npm start   # installs, builds, starts with a Postgres of its own, and says where to click
npm test    # lint, types, unit, database and browser tests
\`\`\`

## What to change first

| What | Where |
|---|---|
| name, legal name, phone numbers, who supervises you, where your public site stands | \`libs/i18n/src/provider.ts\` |
| languages and countries | \`libs/i18n/src/locale.ts\` |
| whose clock says the day | \`timeZone\` in \`libs/finance/src/calendar.ts\` |
| mark | \`libs/ui/src/logo.tsx\` |
| colours of both schemes, type, radii | \`libs/ui/theme.json\`, then \`npm run theme\`; a test holds contrasts |
| the first flow | chart \`libs/machines/src/${kebab}/flow.ts\`, fields \`libs/fields/src/${kebab}/steps.ts\`, screens \`apps/${kebab}\` |
| the next flow | \`npm run new-flow -- appointment --steps who,when\` ([docs/add-a-flow.md](docs/add-a-flow.md)) |
| what else your staff do in the console | \`apps/console/src/bank.ts\` |
| what else your server does | \`apps/api/src/app.module.ts\`, beside \`apps/api/src/flows.ts\` |

Everything else is the platform: \`libs/flow\` declares and decides flows, \`libs/server\` stores and serves them, \`libs/wizard\` is what
every wizard has, \`libs/ui\` its components, \`apps/console\` the back office and the inspector, which know flows by what they declare.

[Configuration](docs/configuration.md) · [operation](docs/operations.md) · [keys](docs/keys.md) · [who may do what](docs/authority.md) ·
[commands](docs/commands.md) · [containers](docker/README.md)
`;
