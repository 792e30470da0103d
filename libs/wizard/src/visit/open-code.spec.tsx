import { hasApplication, openCode } from './open-code.js';

beforeEach(() => sessionStorage.clear());

it('finds the code of the application that this tab has open, flow by flow', () => {
  sessionStorage.setItem('statewise.tea', JSON.stringify({ code: '7K3M9QWX2TRB', drafts: {} }));
  expect([openCode(sessionStorage, 'tea'), openCode(sessionStorage, 'coffee')]).toEqual(['7K3M9QWX2TRB', undefined]);
});

it.each(['{"code":null}', 'no JSON', '[]'])('finds none in %s', (kept) => {
  sessionStorage.setItem('statewise.tea', kept);
  expect(openCode(sessionStorage, 'tea')).toBeUndefined();
});

it.each([
  ['{"code":null,"pending":{"key":"k"}}', true],
  ['{"code":"7K3M9QWX2TRB","pending":null}', true],
  ['{"code":null,"pending":null,"drafts":{"1":{}}}', false],
  ['no JSON', false],
])('knows of %s whether an application is there or on its way', (kept, open) => {
  sessionStorage.setItem('statewise.tea', kept);
  expect(hasApplication(sessionStorage, 'tea')).toBe(open);
});
