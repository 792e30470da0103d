import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { coloursOf } from '../theme/theme.ts';

const paper = coloursOf('paper');
const surface = coloursOf('surface');
const sunken = coloursOf('surface-sunken');
const ink = coloursOf('ink');
const soft = coloursOf('ink-soft');
const line = coloursOf('line');
const brand = coloursOf('brand');
const onBrand = coloursOf('on-brand');
const deep = coloursOf('deep');
const onDeep = coloursOf('on-deep');

const textFont = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const headingFont = "'Source Serif 4', Georgia, 'Times New Roman', serif";
const codeFont = "'SFMono-Regular', Consolas, 'DejaVu Sans Mono', monospace";

/** What dark mode and narrow windows change; inline styles are the light scheme, for readers that drop style sheets. */
const styles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-paper,.m-paper>table>tbody>tr>td{background-color:${paper.dark}!important}
.m-card{background-color:${surface.dark}!important;border-color:${line.dark}!important}
.m-head{background-color:${deep.dark}!important;color:${onDeep.dark}!important}
.m-ink{color:${ink.dark}!important}
.m-soft{color:${soft.dark}!important}
.m-button{background-color:${brand.dark}!important;color:${onBrand.dark}!important}
.m-box{background-color:${sunken.dark}!important;border-color:${line.dark}!important;color:${ink.dark}!important}
.m-line{border-color:${line.dark}!important}
}
@media (max-width:480px){
.m-pad{padding-left:20px!important;padding-right:20px!important}
.m-code{font-size:20px!important}
.m-button{display:block!important}
}`;

const paragraph: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: textFont,
  fontSize: '16px',
  lineHeight: '25px',
  color: ink.light,
  overflowWrap: 'anywhere',
};

const cell: CSSProperties = {
  padding: '10px 12px',
  borderBottom: `1px solid ${line.light}`,
  fontFamily: textFont,
  fontSize: '16px',
  lineHeight: '22px',
  verticalAlign: 'top',
};

/** The frame of every mail: the bank's name, a card with the heading and `{{content}}`, and the foot. */
export const frame: ReactElement = h(
  Html,
  { lang: '{{lang}}' },
  h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, '{{title}}'),
    h('style', { dangerouslySetInnerHTML: { __html: styles } }),
  ),
  h(
    Body,
    { className: 'm-paper', style: { margin: '0', padding: '24px 8px', backgroundColor: paper.light } },
    // What a list of mails shows beside the subject.
    h('div', { style: { display: 'none', maxHeight: '0', overflow: 'hidden' } }, '{{preview}}'),
    h(
      Container,
      {
        className: 'm-card',
        style: {
          maxWidth: '600px',
          backgroundColor: surface.light,
          border: `1px solid ${line.light}`,
          borderRadius: '10px',
          overflow: 'hidden',
        },
      },
      h(
        Section,
        { className: 'm-head', style: { backgroundColor: deep.light, color: onDeep.light } },
        h(
          'p',
          {
            className: 'm-pad',
            style: { margin: '0', padding: '18px 32px', fontFamily: headingFont, fontSize: '20px', lineHeight: '26px' },
          },
          '{{bank}}',
        ),
      ),
      h(
        Section,
        null,
        h(
          'div',
          { className: 'm-pad', style: { padding: '28px 32px 12px' } },
          h(
            'h1',
            {
              className: 'm-ink',
              style: {
                margin: '0 0 16px',
                fontFamily: headingFont,
                fontSize: '24px',
                lineHeight: '31px',
                fontWeight: 600,
                color: ink.light,
              },
            },
            '{{title}}',
          ),
          '{{content}}',
          h(Hr, { className: 'm-line', style: { margin: '24px 0 12px', borderColor: line.light } }),
          h(
            Text,
            { className: 'm-soft', style: { ...paragraph, fontSize: '13px', lineHeight: '20px', color: soft.light } },
            '{{foot}}',
          ),
        ),
      ),
    ),
  ),
);

/** The pieces that the content of a mail is put together from. */
export const pieces: Readonly<
  Record<'paragraph' | 'button' | 'link' | 'code' | 'figures' | 'figure' | 'list' | 'item', ReactElement>
> = {
  paragraph: h(Text, { className: 'm-ink', style: paragraph }, '{{text}}'),
  button: h(
    'div',
    { style: { margin: '0 0 24px' } },
    h(
      Button,
      {
        href: '{{href}}',
        className: 'm-button',
        style: {
          backgroundColor: brand.light,
          color: onBrand.light,
          borderRadius: '8px',
          padding: '13px 24px',
          fontFamily: textFont,
          fontSize: '16px',
          fontWeight: 600,
          textAlign: 'center',
        },
      },
      '{{label}}',
    ),
  ),
  link: h(
    Text,
    { className: 'm-ink', style: paragraph },
    h('a', { href: '{{href}}', className: 'm-ink', style: { color: ink.light } }, '{{label}}'),
  ),
  code: h(
    'p',
    {
      className: 'm-box m-code',
      style: {
        margin: '0 0 24px',
        padding: '14px 8px',
        border: `1px solid ${line.light}`,
        borderRadius: '8px',
        backgroundColor: sunken.light,
        color: ink.light,
        fontFamily: codeFont,
        fontSize: '24px',
        lineHeight: '30px',
        textAlign: 'center',
        whiteSpace: 'nowrap',
      },
    },
    '{{text}}',
  ),
  figures: h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, style: { margin: '0 0 24px', borderCollapse: 'collapse' } },
    h('tbody', null, '{{rows}}'),
  ),
  figure: h(
    'tr',
    null,
    h(
      'th',
      {
        scope: 'row',
        className: 'm-soft m-line',
        style: { ...cell, paddingLeft: '0', textAlign: 'left', fontWeight: 400, color: soft.light },
      },
      '{{label}}',
    ),
    h(
      'td',
      {
        className: 'm-ink m-line',
        style: { ...cell, paddingRight: '0', textAlign: 'right', fontWeight: 600, color: ink.light },
      },
      '{{text}}',
    ),
  ),
  list: h('ul', { className: 'm-ink', style: { ...paragraph, paddingLeft: '22px' } }, '{{rows}}'),
  item: h('li', { style: { margin: '0 0 6px' } }, '{{text}}'),
};
