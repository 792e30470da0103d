import { errorKeyTable } from './problem-schemas.js';

/** What holds for every operation, in Markdown. */
export const introduction = `Applications that people fill in step by step, decided by statecharts.

**Two kinds of addresses.** Those that the specification names (\`/consumer-loans-application/api/\`, \`/consumer-loans-vm-stores/api/\`, \`/blog/\` …; marked \`x-specified\`) are thin adapters over the same engine as the platform API under \`/api/v1/\`, which is what new programs should use.

**Success and failure.** A success has \`success: true\` where the specification has it. Every failure is an RFC 9457 problem (\`application/problem+json\`) with \`success: false\` and a \`message\` in the language of \`?lang=\` or \`Accept-Language\` (en, nl, fr). \`type\` tells problems apart; texts may change.

**Signing in.** Public operations need nothing. The others name their roles (\`x-roles\`): people have a session cookie (\`POST /api/v1/session\`, for the partner’s staff \`POST /consumer-loans-vm-stores/api/intermediaryLogin\`), programs send \`Authorization: Bearer\` with a token that an admin made (\`POST /api/v1/tokens\`). 401 means that nobody is signed in, 403 that the role does not suffice.

**Codes.** An application's \`code\` is a secret that opens it: twelve characters of Crockford base32, in any case, with or without hyphens. Ten unknown codes from one address in a minute are answered with 429.

**Saving safely.** Send the \`version\` of the last answer: where somebody else was faster, 409 tells the present state. Send an \`Idempotency-Key\` where it is taken, and repeat a call whose answer got lost with the same key. Members that an operation does not know are refused with 422 and \`unknown\`.

**Human check.** Where a body takes \`captcha\`, people who are not signed in must send the solution of \`GET /captcha/challenge\` (ALTCHA), unless the server has it switched off; otherwise 422 with \`errors.captcha\`. Signing in asks everybody for it, but only once passwords were wrong.

**Limits.** One address may send 3,000 requests in a minute; what is left stands in \`RateLimit\` and \`RateLimit-Policy\`. Tighter limits stand with their operation. A 429 says in \`Retry-After\` how many seconds to wait.

**Following a call.** Every answer has \`X-Request-Id\`, under which the log has the call; one that a caller sends (8 to 64 letters, digits, \`_\`, \`.\`, \`-\`) is kept. A W3C \`traceparent\` is taken on where traces are recorded, and \`Traceresponse\` names the place.

**Asking again.** Answers with an \`ETag\` take it back in \`If-None-Match\`: 304 without a body says that nothing has changed.

**Versions.** The addresses under \`/api/v1/\` stay. Members, values of lists, operations and problems are added without notice, and a program ignores what it does not know. What is taken away or changes its meaning is first marked \`deprecated\` here for at least twelve months, and its answers say so: \`Deprecation\`, \`Sunset\` (the day after which it answers no more) and \`Link\` with \`rel="successor-version"\`.

**Field errors.** \`errors\` has, by field, these keys:

${errorKeyTable}
`;
