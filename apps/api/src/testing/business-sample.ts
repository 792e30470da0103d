import type { ContactType } from '@statewise/fields';
import { businessSample, contactData, nextBelgianVat } from '@statewise/machines/testing';
import type { ApplicationBody } from './loan-sample.js';
import type { TestApi } from './start-api.js';

/** Valid answers of an application for a business account, and the calls that bring one to a step. */
const base = '/e-banking/api';

/** Basics with a VAT number of their own. */
export const basicsData = (other: object = {}) => ({ ...businessSample[1], vat: nextBelgianVat(), ...other });

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
  const data = { ...businessSample[page], ...other };
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
