import { baseOf, fieldsIn, mergedDrafts, rebased, saved, theirsOver, typed, withoutStep } from './drafts.js';
import { nothing } from './session-setup.js';
import type { Application } from './types.js';

const known = (version: number, city: string): Application => ({
  code: 'AAAABBBBCCCC',
  state: 'stepTwo',
  version,
  steps: { 1: { name: 'Ada' }, 2: { city } },
  setAside: {},
  contacts: [],
  facts: {},
  isAdmin: false,
  drafts: {},
});
const application = known(2, 'Gent');
const based = (version: number, fields: object) => ({ version, fields: { ...fields } });

it('counts what this tab typed more than what the server has of it', () => {
  const server = { 1: { name: 'Ada' }, 2: { street: 'Old', city: 'Gent' } };
  expect(mergedDrafts(server, { 2: { street: 'New' }, 3: { income: '1' } })).toEqual({
    1: { name: 'Ada' },
    2: { street: 'New', city: 'Gent' },
    3: { income: '1' },
  });
});

it('leaves out one step, or none', () => {
  expect(withoutStep({ 1: 'a', 2: 'b' }, 2)).toEqual({ 1: 'a' });
  expect(withoutStep({ 1: 'a', 2: 'b' }, undefined)).toEqual({ 1: 'a', 2: 'b' });
});

describe('what is typed over', () => {
  it('is the answers of the step, or none', () => {
    expect(baseOf(application, 2)).toEqual(based(2, { city: 'Gent' }));
    expect(baseOf(application, 3)).toEqual(based(2, {}));
  });

  it('is what was there when typing began', () => {
    const first = typed({ ...nothing, application }, { step: 2, fields: { city: 'A' } });
    expect(first).toEqual({ drafts: { 2: { city: 'A' } }, bases: { 2: based(2, { city: 'Gent' }) } });
    const later = typed({ ...first, application: known(3, 'Namur') }, { step: 2, fields: { city: 'AB' } });
    expect(later).toEqual({ drafts: { 2: { city: 'AB' } }, bases: first.bases });
    const another = typed({ ...later, application: known(3, 'Namur') }, { step: 1, fields: {} });
    expect(another.bases).toEqual({ ...first.bases, 1: based(3, { name: 'Ada' }) });
  });

  it('is nothing before an application exists', () => {
    const before = typed(nothing, { step: 1, fields: { name: 'A' } });
    expect(before.bases).toStrictEqual({});
  });

  it.each([
    ['the saved step is over what was saved', { 2: based(1, { city: 'Other' }) }, 2, { 2: based(3, { city: 'Bree' }) }],
    [
      'a step that stood as it was known moves along',
      { 2: based(2, { city: 'Gent' }) },
      1,
      { 2: based(3, { city: 'Bree' }) },
    ],
    ['a step without answers moves along', { 3: based(2, {}) }, 1, { 3: based(3, {}) }],
    [
      'a step that another device changed stays',
      { 2: based(1, { city: 'Other' }) },
      1,
      { 2: based(1, { city: 'Other' }) },
    ],
  ])('after a save: %s', (_, bases, step, expected) => {
    expect(rebased(bases, application, known(3, 'Bree'), step)).toEqual(expected);
  });

  it('after the save that makes the application is over that, where nothing had been answered', () => {
    expect(rebased({ 2: based(0, {}) }, null, application, undefined)).toEqual({ 2: based(2, { city: 'Gent' }) });
  });
});

it('forgets what was saved, but not what was typed into another step', () => {
  const typing = { drafts: { 1: { name: 'A' }, 2: { city: 'B' } }, bases: { 1: based(1, {}), 2: based(1, {}) } };
  expect(saved(typing, 2, { city: 'B' })).toEqual({ drafts: { 1: { name: 'A' } }, bases: { 1: based(1, {}) } });
  expect(saved(typing, 2, { city: 'other' })).toEqual(typing);
  expect(saved(typing, 3, {})).toEqual(typing);
});

it('takes what is saved elsewhere over the fields that were typed alone; one that is gone there is emptied', () => {
  const differences = [
    { field: 'city', mine: 'B', theirs: 'Gent' },
    { field: 'street', mine: 'C', theirs: 'Old' },
    { field: 'box', mine: '1', theirs: undefined },
  ];
  expect(theirsOver({ city: 'B', box: '1' }, differences)).toEqual({ city: 'Gent', box: '' });
  expect(theirsOver(undefined, differences)).toEqual({});
});

it.each([
  [{ city: 'Gent' }, { city: 'Gent' }],
  [undefined, {}],
  [null, {}],
  ['text', {}],
])('finds in an event with the fields %j %j', (fields, found) => {
  expect(fieldsIn({ type: 'step.save', fields })).toStrictEqual(found);
});
