import { ChartPath } from '@statewise/flow/testing';
import { languageCheckMachine } from './machine.js';

describe('language check', () => {
  it.each([
    ['nl-BE', 'en', false, 'redirecting'],
    ['fr', 'nl', false, 'redirecting'],
    ['en-GB', 'en', false, 'settled'],
    ['de', 'en', false, 'settled'],
    ['nl', 'en', true, 'settled'],
  ])('with browser %s on a page in %s, done %s, it is %s', (browser, page, isDone, state) => {
    const offered = ['en', 'nl', 'fr'];
    expect(
      ChartPath.of(languageCheckMachine).send({ type: 'languages.read', browser, page, offered, isDone }).state,
    ).toBe(state);
  });

  it('sends no French browser away from a page that is written in English alone', () => {
    const event = { type: 'languages.read', browser: 'fr-BE', page: 'nl', offered: ['en'], isDone: false };
    expect(ChartPath.of(languageCheckMachine).send(event)).toMatchObject({ state: 'settled', actions: [] });
  });

  it('remembers that it was made before it leads to the page in the language of the browser', () => {
    const event = { type: 'languages.read', browser: 'FR-be', page: 'nl', offered: ['en', 'nl', 'fr'], isDone: false };
    const redirected = ChartPath.of(languageCheckMachine).send(event);
    expect(redirected.snapshot.context.wanted).toBe('fr');
    expect(redirected.actions).toEqual(['rememberCheck', 'redirect']);
  });
});
