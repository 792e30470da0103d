import { plainText, renderMarkdown } from './markdown.js';

const locale = { country: 'be', language: 'fr' } as const;
const html = (body: string): string =>
  renderMarkdown(body, locale)
    .parts.map((part) => (part.kind === 'html' ? part.html : '[calculator]'))
    .join('');

it.each([
  '<script>alert(1)</script>',
  'text <img src=x onerror=alert(1)> text',
  '<svg/onload=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '# <b onclick="alert(1)">x</b>',
  '| <script>alert(1)</script> |\n|---|\n| <iframe src=//evil.example> |',
  '[x](/a "\\" onmouseover=\\"alert(1)")',
])('leaves nothing in %p that could run', (body) => {
  const shown = html(body);
  expect(shown).not.toMatch(/<(script|img|svg|iframe|b)\b/i);
  expect(shown).not.toMatch(/(href|src)="?\s*(javascript|data|vbscript):/i);
  expect(shown).not.toMatch(/<[^>]*\son\w+=(?![^<]*&quot;)/i);
});

it('gives every heading an anchor of its own and lists those of levels one to four', () => {
  const { headings } = renderMarkdown(
    '## Épargne & co\n\n### D’abord\n\n## Épargne & co\n\n#### !!!\n\n##### Deep',
    locale,
  );
  expect(headings).toEqual([
    { level: 2, id: 'epargne-co', text: 'Épargne & co' },
    { level: 3, id: 'd-abord', text: 'D’abord' },
    { level: 2, id: 'epargne-co-2', text: 'Épargne & co' },
    { level: 4, id: 'section', text: '!!!' },
  ]);
});

it('puts links of the site behind the country and the language, and leaves others as they are', () => {
  expect(html('[a](/fees)')).toContain('href="/be-fr/fees"');
  expect(html('[a](#part)')).toContain('href="#part"');
  expect(html('[a](https://example.com/x)')).toContain('href="https://example.com/x" rel="noopener noreferrer"');
  expect(html('[a](//example.com/x)')).toContain('href="//example.com/x" rel="noopener noreferrer"');
});

it('leaves a place for the calculator between two pieces of text', () => {
  const { parts, headings } = renderMarkdown('## One\n\n{{calculator}}\n\n## One', locale);
  expect(parts.map(({ kind }) => kind)).toEqual(['html', 'calculator', 'html']);
  expect(headings.map(({ id }) => id)).toEqual(['one', 'one-2']);
});

it('reads the words of a body without its mark-up', () => {
  expect(plainText('## Save\n\nA **bold** [link](/x) and\na `word`.\n\n{{calculator}}\n\n- one\n- two')).toBe(
    'Save. A bold link and a word. one two',
  );
});
