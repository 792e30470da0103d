import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInConsole, serve } from '../testing/in-console.js';
import { Feature } from './room.js';

const row = (name: string, more: object) => ({
  name,
  flow: null,
  area: 'Applications',
  says: 'Something.',
  roles: [],
  own: [],
  named_by: ['code'],
  person: false,
  fresh: 'no',
  second: null,
  told: null,
  noted: 'reads',
  is_masked: false,
  ...more,
});

const acts = [
  row('GET /a', {}),
  row('POST /jump', { roles: ['admin'], fresh: 'yes', person: true, named_by: ['id', 'adminCode'] }),
  row('step.save', { flow: 'tea', roles: ['applicant', 'qa'], own: ['qa'], says: 'Answers are saved.' }),
];

const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent?.split('S')[0]?.trim());

it('shows who may do what, narrowed by a role and by words', async () => {
  serve((call) => (call === 'GET /api/v1/authority' ? { success: true, acts } : undefined));
  const user = userEvent.setup();
  await renderInConsole(<Feature />, '/authority');
  expect(await screen.findAllByRole('rowheader')).toHaveLength(3);
  expect(screen.getByText('a person, a fresh sign-in')).toBeInTheDocument();
  expect(screen.getByText('Applicant; QA: only what they made themselves')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Role'), 'admin');
  expect(shown()).toEqual(['GET /a', 'PO']);
  await user.type(screen.getByLabelText('Search'), 'jump');
  expect(shown()).toEqual(['PO']);
  await user.type(screen.getByLabelText('Search'), ' nothing');
  expect(screen.getByText('Nothing is declared that fits.')).toBeInTheDocument();
});
