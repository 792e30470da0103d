import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type TestApi } from '../../testing/start-api.js';
import {
  contactAddress as address,
  contactSample as luca,
  expectMessageRefused,
  sendMessage,
} from '../../testing/contact-message.js';
import { png, type FormFile } from '../../testing/small-files.js';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-contact-'));
  api = await startApi({ FILES_DIR: folder, CONTACT_EMAIL: 'desk@meridian.example' });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const send = (fields: Record<string, string>, files: readonly FormFile[] = []) => sendMessage(api, fields, files);
const expectNothing = (work: () => Promise<unknown>) => expectMessageRefused(api, folder, work);

const long = (length: number): string => 'x'.repeat(length);

it.each([
  [{ title: '' }, { title: ['required'] }],
  [{ title: 'king' }, { title: ['oneOf'] }],
  [{ name: ' ' }, { name: ['required'] }],
  [{ name: long(101) }, { name: ['length'] }],
  [{ surname: 'Zam\nmit' }, { surname: ['format'] }],
  [{ email: 'luca' }, { email: ['email'] }],
  [{ email: 'a@b.example, c@d.example' }, { email: ['email'] }],
  [{ email: 'a@example.com\r\nBcc: b@example.com' }, { email: ['email'] }],
  [{ telephone: 'call me' }, { telephone: ['phone'] }],
  [{ subject: 'Hello\r\nBcc: everybody@example.com' }, { subject: ['format'] }],
  [{ message: '' }, { message: ['required'] }],
  [{ message: long(4_001) }, { message: ['length'] }],
  [{ message: long(30_000) }, { message: ['length'] }],
  [{ message: 'a\0b' }, { message: ['format'] }],
  [{ tos: 'false' }, { tos: ['required'] }],
  [{ tos: 'perhaps' }, { tos: ['format'] }],
  [{ admin: 'true' }, { admin: ['unknown'] }],
])('refuses %j and keeps nothing of it', async (fields: Record<string, string>, errors) => {
  await expectNothing(async () => {
    const { body } = await send({ ...luca, ...fields }, [{ content: png }]).expect(422);
    expect(body).toMatchObject({ success: false, errors });
  });
});

it('requires what is not there at all', async () => {
  await expectNothing(async () => {
    const { body } = await send({ convenient_day: 'Monday' }).expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['email', 'message', 'name', 'subject', 'surname', 'title', 'tos']);
  });
});

it.each([
  ['a text that calls itself a PDF', [{ content: Buffer.from('hello') }], 422, { attachments: ['format'] }],
  ['an empty file', [{ content: Buffer.alloc(0) }], 422, { attachments: ['format'] }],
  ['six files', Array.from({ length: 6 }, () => ({ content: png })), 422, { attachments: ['max'] }],
  ['a file of another field', [{ content: png, field: 'files' }], 422, { files: ['unknown'] }],
  [
    'eleven megabytes',
    [{ content: png }, { content: Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]) }],
    413,
    { attachments: ['max'] },
  ],
] as const)('keeps nothing of %s', async (_, files, status, errors) => {
  await expectNothing(async () => {
    const { body } = await send(luca, files).expect(status);
    expect(body).toMatchObject({ success: false, errors });
  });
});

it('names the file that it refuses', async () => {
  const files = [{ content: png }, { content: Buffer.from('hello'), name: 'letter <1>.pdf' }];
  const { body } = await send(luca, files).expect(422);
  expect(body).toMatchObject({ file: 'letter <1>.pdf', detail: 'We can only read PDF, PNG and JPEG files.' });
});

it('answers nonsense with a problem, never with a failure of its own', async () => {
  const bodies: [string, string | Buffer][] = [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'no boundary at all'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nLuca'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--'],
    ['multipart/form-data; boundary=x', randomBytes(2_000)],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n`,
    ],
    [`multipart/form-data; boundary=${long(300)}`, '--'],
    ['application/json', JSON.stringify(luca)],
    ['application/x-www-form-urlencoded', new URLSearchParams(luca).toString()],
    ['text/plain', 'hello'],
  ];
  await expectNothing(async () => {
    for (const [type, body] of bodies) {
      const { status } = await api.http.post(address).set('Content-Type', type).send(body);
      expect([400, 415, 422]).toContain(status);
    }
  });
});

it('refuses a form that another site sends', async () => {
  await expectNothing(() => send(luca).set('Origin', 'https://evil.example').expect(403));
});
