import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { createLoan, loanSample } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/consumer-loans-application/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const save = (code: string, mobile_number: string) =>
  api.http
    .post(`${base}/saveStepData`)
    .send({ code, current_step: 2, furthest_step: 2, data: { ...loanSample[2], mobile_number } });

const storedAt = async (code: string): Promise<unknown> => {
  const { body } = await api.http.post(`${base}/resume`).send({ code }).expect(200);
  const answers: { field_name: string; field_value: string }[] = body.step_data;
  return answers.find(({ field_name }) => field_name === 'mobile_number')?.field_value;
};

const countries = 'AT BE BR CH DE DK ES FR GB GR IE IN IT LU MT NL PL PT TR US'.split(' ') as CountryCode[];

it.each(countries)('keeps mobile numbers of %s in full', async (country) => {
  const number = getExampleNumber(country, examples)?.formatInternational() ?? '';
  const { code } = await createLoan(api);
  await save(code, number).expect(200);
  expect(await storedAt(code)).toBe(number);
});

it.each([
  ['021234567', '021234567'],
  ['0032 470 12 34 56', '0032 470 12 34 56'],
  ['0044 7911 123456', '+44 7911 123456'],
])('keeps %s as %s', async (typed, stored) => {
  const { code } = await createLoan(api);
  await save(code, typed).expect(200);
  expect(await storedAt(code)).toBe(stored);
});

it.each(['+32 470 12 34 567', '+356 9912 34567', '+44 7911 1234567', '1234567890', '+32 470/12.34.56'])(
  'refuses %s instead of cutting it',
  async (typed) => {
    const { code } = await createLoan(api);
    expect((await save(code, typed).expect(422)).body.errors).toEqual({ mobile_number: ['phone'] });
  },
);
