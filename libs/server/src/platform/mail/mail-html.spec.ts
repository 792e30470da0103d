import { provider } from '@statewise/i18n';
import { mailHtml } from './mail-html.js';
import { mapPart, openButton, renderMail, type Figure } from './mail-parts.js';

const figures: readonly Figure[] = [
  ['Amount', '€10,000.00'],
  ['Term', '36 months'],
];
const text = {
  subject: 'Your appointment',
  body: 'Hello,\n\nIt is <b>here</b>:\n{link}\n\n{figures}\n\nWe need:\n\n{documents}\n\n{code}\n\n{bank}',
  button: 'Open & read',
};
const link = 'https://www.example.com/en/appointment/resume/7K3M9QWX2TRB#proof';
const values = { link, figures, documents: ['the letter'], code: '7K3M-9QWX-2TRB' };
const mail = renderMail(text, values, 'en');

it('has everything in the plain text that the HTML has', () => {
  for (const said of [link, 'Amount: €10,000.00\nTerm: 36 months', '– the letter', '7K3M-9QWX-2TRB', provider.name])
    expect(mail.text).toContain(said);
});

it('draws a button, figures, a list and a code where they have lines of their own', () => {
  const html = mailHtml(mail);
  expect(html).toMatch(/^<!DOCTYPE html><html dir="ltr" lang="en">/);
  expect(html).toMatch(new RegExp(`<a href="${link}"[^>]*>.*Open &amp; read`));
  expect(html).toMatch(/<th scope="row"[^>]*>Amount<\/th><td[^>]*>€10,000\.00<\/td>/);
  expect(html).toMatch(/<ul[^>]*><li[^>]*>the letter<\/li><\/ul>/);
  expect(html).toMatch(/<p class="m-box m-code"[^>]*>7K3M-9QWX-2TRB<\/p>/);
  expect(html).toContain('<h1 class="m-ink"');
  expect(html).not.toContain('{{');
});

it('begins, for a list of mails, with the first line behind the greeting', () => {
  const told = renderMail(
    { subject: 'x', body: 'Hello {name},\n\nYour loan is < 1.\n\n{bank}' },
    { name: 'Ann' },
    'en',
  );
  expect(mailHtml(told)).toMatch(/<div style="display:none[^"]*">Your loan is &lt; 1\.<\/div>/);
});

it('draws the way out as a link of its own, with its address in the plain text', () => {
  const leave = 'https://www.example.com/en/leave/abc';
  const left = renderMail({ subject: 'x', body: 'You can leave:\n{leave}', leave: 'Unsubscribe' }, { leave }, 'en');
  expect(left.text).toBe(`You can leave:\n${leave}`);
  expect(mailHtml(left)).toMatch(new RegExp(`<a href="${leave}" class="m-ink"[^>]*>Unsubscribe</a>`));
});

it('takes what a text says literally, tags and placeholders too', () => {
  const html = mailHtml({ subject: '<i>', text: 'a <script>alert(1)</script> {{text}} $& "q"' });
  expect(html).toContain('a &lt;script&gt;alert(1)&lt;/script&gt; {{text}} $&amp; &quot;q&quot;');
  expect(html).toContain('<title>&lt;i&gt;</title>');
});

it('makes no button of a link that a stranger typed', () => {
  const html = mailHtml({ subject: 'Message', text: 'Open this:\nhttps://evil.example/' });
  expect(html).not.toContain('<a ');
});

it('makes one of a link that the bank put there, without a label of its own too', () => {
  const invited = 'https://www.example.com/console/invitation/abc';
  const html = mailHtml({
    subject: 'x',
    text: `Choose:\n${invited}`,
    parts: [openButton(invited, 'nl')],
    language: 'nl',
  });
  expect(html).toMatch(new RegExp(`<a href="${invited}"[^>]*>.*De pagina openen`));
});

it('leaves lines out that have nothing to say', () => {
  const { text: plain } = renderMail({ subject: 'x', body: 'Hello,\n\n{figures}\n\nBye' }, { figures: [] }, 'en');
  expect(plain).toBe('Hello,\n\nBye');
});

it('changes each text of a part, for those who may not read it', () => {
  const hide = () => '••••';
  for (const part of mail.parts) expect(JSON.stringify(mapPart(part, hide))).not.toMatch(/7K3M|10,000|letter/);
});

it('reads line ends of any system', () => {
  expect(mailHtml({ ...mail, text: mail.text.replaceAll('\n', '\r\n') })).toBe(mailHtml(mail));
});
