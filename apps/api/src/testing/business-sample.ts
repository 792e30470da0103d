import { Address, Basics, belgianVat, contactClasses, exampleOf, type ContactType } from '@statewise/fields';
import type { ApplicationBody } from './loan-sample.js';
import type { TestApi } from './start-api.js';

/** Valid answers of an application for a business account, and the calls that bring one to a step. */
const base = '/e-banking/api';

let numbers = 100_000_000;

/** Digits that no other call of a test got: an identity card, or a part of a VAT number. */
export function nextNumber(): string {
  numbers += 1;
  return String(numbers);
}

/** A Belgian VAT number that no other application has. */
export const nextVat = (): string => belgianVat(Number(nextNumber()));

export const businessData: Readonly<Record<number, object>> = {
  2: exampleOf(Address),
  3: { pep: 'no' },
  4: {},
  5: { payment: false },
  6: { documents_sent: true },
};

/** Basics with a VAT number of their own. */
export const basicsData = (other: object = {}) => ({ ...exampleOf(Basics), vat: nextVat(), ...other });

/** Valid data of a contact with an identity card of its own. */
export function contactData(type: ContactType, other: object = {}): object {
  const example = exampleOf(contactClasses[type]);
  return { ...example, ...('idcard' in example && { idcard: nextNumber() }), ...other };
}

export async function createBusiness(api: TestApi, other: object = {}): Promise<ApplicationBody> {
  const { body } = await api.http
    .post(`${base}/saveStepOne`)
    .send({ page: 1, data: basicsData(other) })
    .expect(201);
  return body.application;
}

export async function saveBusinessStep(
  api: TestApi,
  code: string,
  page: number,
  other: object = {},
): Promise<ApplicationBody> {
  const data = { ...businessData[page], ...other };
  const { body } = await api.http
    .post(`${base}/saveStepData`)
    .send({ code, page, furthestStep: page, data })
    .expect(200);
  return body.application;
}

export async function addContact(
  api: TestApi,
  code: string,
  contact_type: ContactType,
  other: object = {},
): Promise<string> {
  const data = contactData(contact_type, other);
  const { body } = await api.http.post(`${base}/saveContact`).send({ code, contact_type, data }).expect(200);
  return body.id;
}

/** An application of a company that stands at its people. */
export async function atPeople(api: TestApi, other: object = {}): Promise<ApplicationBody> {
  const { code } = await createBusiness(api, other);
  return saveBusinessStep(api, code, 2);
}

/** The same with everybody named, at its holders. */
export async function atHolders(api: TestApi, other: object = {}): Promise<ApplicationBody> {
  const { code } = await atPeople(api, other);
  await addContact(api, code, 'beneficial_owner_individual', { shares: 60 });
  const parent_id = await addContact(api, code, 'beneficial_owner_company', { shares: 40 });
  await addContact(api, code, 'beneficial_owner_individual', { shares: 100, parent_id });
  await addContact(api, code, 'director_individual');
  await addContact(api, code, 'authorised_signatory');
  return saveBusinessStep(api, code, 3);
}

/** The same at its summary. */
export async function atFinish(api: TestApi, other: object = {}): Promise<ApplicationBody> {
  const { code } = await atHolders(api, other);
  await addContact(api, code, 'principal_account_holder');
  await saveBusinessStep(api, code, 4);
  await saveBusinessStep(api, code, 5);
  return saveBusinessStep(api, code, 6);
}
