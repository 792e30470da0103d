import type { Operation } from '@statewise/contract';
import type { Components } from './components.js';

/** How a program calls an operation, in one language. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

interface Call {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * How an operation of the platform is called with JSON, by its first example: by `curl`, TypeScript and Python. They read
 * `API`, the address of the API, and `TOKEN`, a token for programs, from the environment.
 */
export function codeSamples(operation: Operation, components: Components): CodeSample[] {
  const { who, area, accepts = 'json', isStreamed, isSpecified = area.isSpecified } = operation;
  const isForPrograms = !who.person && accepts === 'json' && isStreamed !== true;
  if (!isForPrograms || isSpecified === true) return [];
  const call = callOf(operation, components);
  return [
    { lang: 'Shell', label: 'curl', source: inCurl(call) },
    { lang: 'TypeScript', label: 'TypeScript', source: inTypeScript(call) },
    { lang: 'Python', label: 'Python', source: inPython(call) },
  ];
}

function callOf({ method, address, path, who, body: taken }: Operation, components: Components): Call {
  const examples = taken?.examples ?? {};
  const [body] = Object.values(typeof examples === 'function' ? examples(components.flows) : examples);
  const named = address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(components.shown(path?.[name]?.example ?? name))),
  );
  return {
    method,
    address: named,
    headers: {
      ...(who.roles.length > 0 && { Authorization: 'Bearer $TOKEN' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: components.shown(body),
  };
}

function inCurl({ method, address, headers, body }: Call): string {
  const lines = [
    `curl -sS -X ${method} "$API${address}"`,
    ...Object.entries(headers).map(([name, value]) => `-H "${name}: ${value}"`),
    ...(body === undefined ? [] : [`-d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`]),
  ];
  return lines.join(' \\\n  ');
}

/** Where a program of Node reads them. */
const environment = 'process.env';

function inTypeScript({ method, address, headers, body }: Call): string {
  const said = Object.entries(headers).map(
    ([name, value]) => `    '${name}': \`${value.replace('$TOKEN', `\${${environment}.TOKEN}`)}\`,\n`,
  );
  const lines = [
    `const response = await fetch(\`\${${environment}.API}${address}\`, {\n`,
    `  method: '${method}',\n`,
    ...(said.length > 0 ? ['  headers: {\n', ...said, '  },\n'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${JSON.stringify(body)}),\n`]),
    '});\n',
    'console.log(response.status, await response.text());\n',
  ];
  return lines.join('');
}

function inPython({ method, address, headers, body }: Call): string {
  const said = Object.entries(headers).map(([name, value]) =>
    value.includes('$TOKEN') ? `"${name}": "Bearer " + os.environ["TOKEN"]` : `"${name}": "${value}"`,
  );
  const data =
    body === undefined ? '' : `, data=json.dumps(json.loads(${JSON.stringify(JSON.stringify(body))})).encode()`;
  return [
    'import json, os, urllib.request\n',
    `request = urllib.request.Request(os.environ["API"] + "${address}", method="${method}", headers={${said.join(', ')}}${data})`,
    'with urllib.request.urlopen(request) as response:',
    '    print(response.status, response.read().decode())\n',
  ].join('\n');
}
