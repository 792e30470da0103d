import { temporaryRepository } from '../testing/temporary-repository.ts';
import { checkDoubleNames } from './double-names.ts';

const write = temporaryRepository();

describe('exported names', () => {
  const both = (first: string, second: string) => ({ 'libs/flow/src/a.ts': first, 'apps/loan/src/b.ts': second });

  test.each([
    ['export const places = 1;', 'export const places = 2;'],
    ['export const { places } = all;', 'export function places() {}'],
    ['export class Answer {}', 'export interface Answer { a: 1 }'],
    ['export type Answer = 1;', 'export enum Answer { a }'],
  ])('stand once: %s %s', (first, second) => {
    const [finding, ...others] = checkDoubleNames(write(both(first, second)), '');
    expect(others).toEqual([]);
    expect([finding?.at, finding?.sentence].join(' ')).toMatch(/libs\/flow\/src\/a\.ts:1/);
    expect([finding?.at, finding?.sentence].join(' ')).toMatch(/apps\/loan\/src\/b\.ts:1/);
  });

  test.each([
    ['a re-export', "export { places } from './a.js';"],
    ['a name of its own file', 'const places = 2; void places;'],
    ['the same word in another case', 'export const Places = 2;'],
  ])('accept %s', (_, second) => {
    expect(checkDoubleNames(write(both('export const places = 1;', second)), '')).toEqual([]);
  });

  it('accept what a convention asks for, and specs', () => {
    const screen = 'export const Screen = 1;';
    expect(checkDoubleNames(write(both(screen, screen)), '')).toEqual([]);
    const twice = { 'libs/flow/src/a.ts': 'export const a = 1;', 'libs/flow/src/a.spec.ts': 'export const a = 1;' };
    expect(checkDoubleNames(write(twice), '')).toEqual([]);
  });

  it('are taken from the known ones when they stand once', () => {
    const place = 'export const places = 1;';
    expect(checkDoubleNames(write(both(place, place)), 'places')).toEqual([]);
    expect(checkDoubleNames(write(both(place, 'export const other = 1;')), 'places')).toMatchObject([{ at: 'places' }]);
  });
});
