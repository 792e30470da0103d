import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { flows } from '@statewise/machines';
import { apiAt } from './api.js';
import { createServer } from './server.js';

const { API_URL = '', API_TOKEN = '', CONSOLE_URL = API_URL } = process.env;
const wrong = [
  ...(URL.canParse(API_URL) ? [] : ['API_URL has to be the address of the API, such as https://bank.example']),
  ...(URL.canParse(CONSOLE_URL) ? [] : ['CONSOLE_URL has to be the origin of the console']),
  ...(API_TOKEN === '' ? ['API_TOKEN has to be a token for programs'] : []),
];
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exitCode = 1;
} else {
  await createServer(apiAt(API_URL, API_TOKEN), { flows, consoleUrl: CONSOLE_URL }).connect(new StdioServerTransport());
}
