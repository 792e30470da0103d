import { prerender } from 'react-dom/static';
import { calculatorInput } from './calculator-input.js';
import { pageOf, type Page } from './render-calculator.js';

const rates = {
  individual: [],
  loans: [],
  byYear: [
    {
      year: '2',
      interest_rate: 2,
      net_interest_rate: 1.7,
      pro_gross_interest_rate: 2,
      pro_net_interest_rate: 1.7,
      Country: { value: 'mt' },
    },
  ],
};

const htmlOf = async (page: Page): Promise<string> => {
  const { prelude } = await prerender(await pageOf({ rates, ...page }), { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
};

it.each<[Page, string]>([
  [{ kind: 'consumer-lending', given: { amount: '12000', years: '4' } }, '€264.61'],
  [{ kind: 'factor', given: { amount: '1000', fee: '2' } }, '€880.00'],
  [{ kind: 'pro', given: { amount: '1000' } }, '€970.00'],
  [{ kind: 'saver', given: { amount: '10000' } }, '€101.39'],
  [{ kind: 'saver', given: { goal: '1200', start: '', monthly: '100', period: '' } }, '1 year'],
  [{ kind: 'term-deposit-saver-plus', given: { amount: '10000', years: '2', holder: 'individual' } }, '€344.72'],
  [{ kind: 'iban', given: { iban: 'BE68539007547034' } }, 'This IBAN is valid'],
])(
  'answers an address that carries figures with its results, whole and without script or style: %j',
  async (page, expected) => {
    const html = await htmlOf(page);
    expect(html).toContain(expected);
    expect(html).not.toMatch(/\sstyle=|<style|<script|<template|\shidden/);
    expect(html).toContain('data-view="results"');
  },
);

it.each<[Page['kind'], string]>([
  ['consumer-lending', '€178.84'],
  ['factor', '€4,412.50'],
  ['pro', '€4,850.00'],
  ['saver', '€101.39'],
  ['term-deposit-saver-plus', '€344.72'],
])('shows a result of %s at once, beside its fields', async (kind, expected) => {
  const html = await htmlOf({ kind });
  expect(html).toContain(expected);
  expect(html).toContain('data-view="input"');
});

it.each<[Page['kind'], string[]]>([
  ['saver', ['get', 'get']],
  ['iban', ['post', 'post']],
])(
  'sends the fields of %s by %j where there is no script: account numbers stand in no address',
  async (kind, methods) => {
    const html = await htmlOf({ kind });
    expect([...html.matchAll(/<form[^>]* method="(\w+)"/g)].map(([, method]) => method)).toEqual(methods);
  },
);

it('says in the page what is wrong with the figures of an address', async () => {
  const html = await htmlOf({ kind: 'factor', given: { amount: 'x', fee: '' } });
  expect(html).toContain('Write the amount in figures');
  expect(html).toContain('Enter the fee in percent.');
  expect(html).toContain('value="x"');
  expect(html).toContain('data-view="input"');
});

it('asks for the figures of an address again when the fields are wanted', async () => {
  const html = await htmlOf({ kind: 'saver', given: { amount: '10000', view: 'input' } });
  expect(html).toContain('value="10,000"');
  expect(html).toContain('data-view="input"');
});

it('writes nothing of an address into the page that could run', async () => {
  const html = await htmlOf({ kind: 'saver', given: { amount: '"><script>alert(1)</script>' } });
  expect(html).not.toContain('<script');
});

it('reads the fields of the calculator alone, and not more than a field can hold', () => {
  expect(calculatorInput('saver', new URLSearchParams('amount=1&years=2&utm=x'))).toEqual({
    values: { amount: '1' },
    isSent: true,
  });
  expect(calculatorInput('saver', { other: '1' })).toEqual({ values: {}, isSent: false });
  expect(calculatorInput('saver', { amount: '9'.repeat(5_000) }).values['amount']).toHaveLength(100);
});
