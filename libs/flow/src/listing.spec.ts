import { Autofill, Email, Text } from '@statewise/fields';
import { defineFlow, defineSteps, step } from './declare.js';
import { firstText, listingOf } from './listing.js';
import { feedbackFlow } from './testing/feedback-flow.js';

class Visitor {
  @Autofill('given-name')
  @Text()
  given: string;

  @Autofill('family-name')
  @Text()
  family: string;

  @Email()
  mail: string;
}

class Topic {
  @Text()
  topic: string;
}

it('lists applications by what browsers fill in as a name, and by e-mail addresses', () => {
  expect(listingOf(defineSteps({ about: step(2, 'about', Topic), who: step(1, 'who', Visitor) }))).toEqual([
    { step: 1, field: 'given', as: 'name' },
    { step: 1, field: 'family', as: 'name' },
    { step: 1, field: 'mail', as: 'email' },
  ]);
});

it('lists them by the first text of the first form when nobody is named, and by nothing without a text', () => {
  expect(listingOf(defineSteps({ about: step(2, 'about', Topic), done: step(3, 'done') }))).toEqual([
    { step: 2, field: 'topic', as: 'name' },
  ]);
  expect(listingOf(defineSteps({ done: step(1, 'done') }))).toEqual([]);
});

it('keeps what a flow declares, and refuses a field that no step has', () => {
  const { creates: _, begins: __, ...declared } = feedbackFlow;
  const listing = [{ step: 2, field: 'comment', as: 'word' }] as const;
  expect(defineFlow({ ...declared, listing }).listing).toEqual(listing);
  expect(() => defineFlow({ ...declared, listing: [{ step: 1, field: 'comment', as: 'name' }] })).toThrow(
    'step 1 has no field comment to list',
  );
});

it('calls a contact by its first text', () => {
  expect(firstText({ age: 9, name: '', nickname: 'Ada' })).toBe('Ada');
  expect(firstText({})).toBe('');
});
