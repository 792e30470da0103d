import { adding } from '@statewise/machines/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Screen as People } from '../steps/people.js';
import { Business, card, fill, list, peopleRegion, person, press, settled, tick } from '../testing/in-business.js';

beforeEach(() => sessionStorage.clear());

const director = (at: number) =>
  adding('director_individual', String(at), { name: at === 1 ? 'Zoë' : 'Ada', surname: `Person ${at}` });

/** Shows the step with so many people, of whom the first is Zoë. */
const show = async (count: number) =>
  (await Business.atPeople(...Array.from({ length: count }, (_, at) => director(at + 1)))).show(People);

const items = () => list(peopleRegion).queryAllByRole('listitem');
const search = (wanted: string) => userEvent.type(list(peopleRegion).getByRole('searchbox'), wanted);

it('hides nobody once the list is too short to be searched', async () => {
  await show(9);
  await search('zoe');
  expect(items()).toHaveLength(1);
  await press(peopleRegion, /^Delete Zoë/);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  await settled();
  expect(list(peopleRegion).queryByRole('searchbox')).toBeNull();
  expect(items()).toHaveLength(8);
});

it('keeps the form that is open whatever is searched', async () => {
  await show(9);
  await press(peopleRegion, /^Edit Zoë/);
  await search('person 2');
  expect(list(peopleRegion).getByDisplayValue('Zoë')).toBeVisible();
  expect(items()).toHaveLength(2);
});

it('shows who was added last, and leads there, where the list is cut', async () => {
  await show(8);
  await press(peopleRegion, /^Add/);
  await tick({ 'Director or manager': true });
  await fill(peopleRegion, { ...person, ...card });
  await press(peopleRegion, /Save/);
  await settled();
  expect(items()).toHaveLength(9);
  expect(list(peopleRegion).getByRole('button', { name: 'Edit Ada Vella' })).toHaveFocus();
  await search('zoe');
  expect(items()).toHaveLength(1);
});
