import { recallEntry, rememberEntry } from './remembered-entry.js';

beforeEach(() => sessionStorage.clear());

it('keeps who sells for the next customer, and nothing about this one', () => {
  rememberEntry(sessionStorage, { store_number: '104', employee_number: 'VM1234', employee_email_address: '' });
  rememberEntry(sessionStorage, { employee_full_name: 'Luca Zammit', first_name: 'Nora', email: 'nora@example.com' });
  expect(recallEntry(sessionStorage)).toEqual({
    store_number: '104',
    employee_number: 'VM1234',
    employee_full_name: 'Luca Zammit',
  });
});
