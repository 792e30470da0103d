import { createServer, type Server, type ServerResponse } from 'node:http';
import { vatNumberOf } from '@statewise/fields';
import { nextBelgianVat } from '@statewise/machines/testing';
import { basicsData } from '../testing/business-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/e-banking/api';

/** A register that answers as each test wants, and remembers what it was asked. */
let answer: (response: ServerResponse) => void;
const asked: string[] = [];
let register: Server;
let api: TestApi;

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
const right = json({ valid: true, name: 'HARBOUR\nPLUMBING', address: 'Quay Street 12\n2000 Antwerp' });
const wrong = json({ valid: false, name: '---', address: '---' });

beforeAll(async () => {
  register = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`);
      answer(response);
    });
  });
  await new Promise<void>((listening) => register.listen(0, '127.0.0.1', listening));
  const address = register.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  api = await startApi({ VAT_LOOKUP_URL: `http://127.0.0.1:${port}/rest-api/` });
});
afterAll(async () => {
  await api.stop();
  register.closeAllConnections();
  await new Promise((closed) => register.close(closed));
});

let tried = 0;

/** The next number of a country with the right check digits. */
function vatOf(country: string): string {
  for (;;) {
    tried += 1;
    const digits = String(tried).padStart(9, '0');
    const vat = country === 'be' ? nextBelgianVat() : country === 'fr' ? `FR12${digits}` : `NL${digits}B01`;
    if (vatNumberOf(vat, country)) return vat;
  }
}
const lookUp = async (countryCode: string, vat = vatOf(countryCode)) =>
  (await api.http.post(`${base}/extractVATData`).send({ vat, countryCode }).expect(200)).body;
const tolerated = { success: true, valid: false, company: '', address: '', skipVies: true, register: 'unavailable' };

it('answers what the register knows, and asks it with nothing but the number and the country', async () => {
  answer = right;
  const vat = nextBelgianVat();
  expect(await lookUp('BE', `be ${vat.slice(2, 6)}.${vat.slice(6)}`)).toEqual({
    success: true,
    valid: true,
    company: 'HARBOUR PLUMBING',
    address: 'Quay Street 12 2000 Antwerp',
    country: 'be',
    skipVies: false,
    register: 'valid',
  });
  expect(asked.at(-1)).toBe(
    `POST /rest-api/check-vat-number ${JSON.stringify({ countryCode: 'BE', vatNumber: vat.slice(2) })}`,
  );
});

it('asks once for a number that is looked up and then saved', async () => {
  answer = right;
  const vat = vatOf('be');
  await lookUp('be', vat);
  const before = asked.length;
  await api.http
    .post(`${base}/saveStepOne`)
    .send({ data: basicsData({ vat }) })
    .expect(201);
  expect(asked.length).toBe(before);
});

it('tolerates a number that the register does not know, once the applicant has said so', async () => {
  answer = wrong;
  const vat = vatOf('be');
  expect(await lookUp('be', vat)).toEqual({ ...tolerated, country: 'be', register: 'unknown' });
  const refused = await api.http
    .post(`${base}/saveStepOne`)
    .send({ data: basicsData({ vat }) })
    .expect(422);
  expect(refused.body.errors).toEqual({ vat: ['vies'] });
  await api.http
    .post(`${base}/saveStepOne`)
    .send({ data: basicsData({ vat, skipVies: true }) })
    .expect(201);
});

it('never asks for what is no VAT number', async () => {
  const before = asked.length;
  for (const vat of [
    '',
    '../../x',
    'BE0<script>',
    'LU12345678',
    'BE0000000000',
    'BE0403170702',
    '1'.repeat(41),
    null,
    5,
  ]) {
    const { body } = await api.http.post(`${base}/extractVATData`).send({ vat, countryCode: 'be' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['vat']);
  }
  await api.http.post(`${base}/extractVATData`).send({ vat: 'DE123456789', countryCode: 'de' }).expect(422);
  expect(asked.length).toBe(before);
});

it.each([
  ['an error', json({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }, 500)],
  ['a country that cannot be asked', json({ valid: false, userError: 'MS_UNAVAILABLE' })],
  ['no JSON', (response: ServerResponse) => void response.writeHead(200).end('<html>')],
  ['a broken line', (response: ServerResponse) => void response.destroy()],
  ['an answer without an end', (response: ServerResponse) => void response.writeHead(200).end('1'.repeat(200_000))],
])('goes on when the register answers with %s, and is left alone after a few times', async (_name, broken) => {
  answer = broken;
  expect(await lookUp('fr')).toEqual({ ...tolerated, country: 'fr' });
});

it('costs nobody time once it is dead, while other countries are still asked', async () => {
  answer = () => undefined;
  const started = Date.now();
  expect(await lookUp('nl')).toEqual({ ...tolerated, country: 'nl' });
  expect(Date.now() - started).toBeGreaterThan(2_500);
  expect(Date.now() - started).toBeLessThan(20_000);
  await Promise.all([lookUp('nl'), lookUp('nl')]);
  const before = asked.length;
  const again = Date.now();
  expect(await lookUp('nl')).toEqual({ ...tolerated, country: 'nl' });
  expect(Date.now() - again).toBeLessThan(2_400);
  expect(asked.length).toBe(before);
  await api.http
    .post(`${base}/saveStepOne`)
    .send({ data: basicsData({ vat: vatOf('nl'), countryCode: 'nl' }) })
    .expect(201);
  answer = right;
  expect((await lookUp('be')).valid).toBe(true);
});
