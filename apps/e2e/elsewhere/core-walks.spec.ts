import { nextBelgianVat } from '@statewise/machines/testing';
import { admin } from '../harness/statewise.ts';
import { aCustomer, aLoan } from '../harness/store-wizard.ts';
import { businessTexts, loanTexts, storeTexts } from '../harness/texts.ts';
import { test } from './test.ts';

// What people do most, once in each browser: that it works there, not every way in which it could be done.

const loan = (key: Parameters<typeof loanTexts.of>[1]) => loanTexts.of('en', key);
const business = (key: Parameters<typeof businessTexts.of>[1]) => businessTexts.of('en', key);
const store = (key: Parameters<typeof storeTexts.of>[1]) => storeTexts.of('en', key);
const labelOf = {
  loan: (name: string) => loanTexts.label('en', name),
  business: (name: string) => businessTexts.label('en', name),
  store: (name: string) => storeTexts.label('en', name),
};

test('the home page takes a loan to its calculator', async ({ remote }) => {
  await remote.open('/be-en/');
  await remote.sees('a month');
  await remote.click('button', 'See it month by month');
  await remote.sees('Representative example');
});

test('the search finds a page', async ({ remote }) => {
  await remote.open('/be-en/search?q=savings');
  await remote.sees(/savings/i);
});

test('the contact form says what is missing in words of its own', async ({ remote }) => {
  await remote.open('/be-en/contact-us');
  await remote.answer('First name', 'Luca');
  await remote.click('button', 'Send message');
  await remote.sees('Enter your e-mail address');
});

test('an applicant begins, and stands at the address with a code', async ({ remote, applicant }) => {
  await remote.open('/be-en/loan-application/');
  await remote.click('button', loan('start.begin'));
  await remote.find('heading', loan('step.1'));
  await remote.fill(applicant.stepOne, labelOf.loan);
  await remote.click('button', loan('step.next'));
  await remote.find('heading', loan('step.2'));
  await remote.sees(/[0-9A-Z]{4}\s[0-9A-Z]{4}\s[0-9A-Z]{4}/);
});

test('an applicant comes back by the code, and goes on', async ({ remote, applicant, loanApi }) => {
  const code = await loanApi.at(2, applicant);
  await remote.open(`/be-en/loan-application/resume/${code}`);
  await remote.find('heading', loan('step.2'));
  await remote.fill(applicant.stepTwo, labelOf.loan);
  await remote.click('button', loan('step.next'));
  await remote.find('heading', loan('step.3'));
});

test('an applicant sends the application', async ({ remote, applicant, loanApi }) => {
  const code = await loanApi.at(5, applicant);
  await remote.open(`/be-en/loan-application/resume/${code}`);
  await remote.find('heading', loan('step.5'));
  await remote.fill(applicant.stepFive, labelOf.loan);
  await remote.click('button', loan('step.send'));
  await remote.find('heading', loan('documents.title'));
});

test('a business hears what is missing, field by field', async ({ remote }) => {
  await remote.open('/be-en/e-banking/');
  await remote.click('button', business('start.begin'));
  await remote.find('heading', business('step.1'));
  await remote.answer(labelOf.business('vat'), nextBelgianVat());
  await remote.click('button', business('step.next'));
  await remote.sees('Choose a legal form');
});

test('a business comes back by its code to the people', async ({ remote, businessApi }) => {
  const code = await businessApi.at(3);
  await remote.open(`/be-en/e-banking/resume/${code}`);
  await remote.find('heading', business('step.3'));
});

test('a seller prepares a loan and hands over its code', async ({ remote }) => {
  await remote.open('/be-en/store/');
  await remote.answer(labelOf.store('store_number'), 'ghent');
  await remote.sees(/·/);
  await remote.answer(labelOf.store('employee_number'), 'VM1234');
  await remote.answer(labelOf.store('employee_email_address'), 'luca@bathline.example');
  await remote.click('button', store('step.next'));
  await remote.find('heading', store('step.2'));
  await remote.fill({ ...aCustomer, ...aLoan, employee_full_name: 'Luca Zammit' }, labelOf.store);
  await remote.click('button', store('details.prepare'));
  await remote.find('heading', store('title.finish'));
});

test('an admin signs in to the console', async ({ remote }) => {
  await remote.open('/console/');
  await remote.answer('E-mail address', admin.email);
  await remote.answer('Password', admin.password);
  await remote.click('button', 'Sign in');
  await remote.sees('Hello, Administrator');
});
