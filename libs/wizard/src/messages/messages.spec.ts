import { messages as en } from './en.js';
import { messages as fr } from './fr.js';
import { messages as nl } from './nl.js';

const placeholders = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].toSorted();

it.each([
  ['nl', nl],
  ['fr', fr],
])('%s says everything that English says, with the same values', (_language, messages) => {
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, message] of Object.entries(en))
    expect([key, placeholders(Object.entries(messages).find(([name]) => name === key)?.[1])]).toEqual([
      key,
      placeholders(message),
    ]);
});
