import { checkFields, exampleOf, StepFive, StepOne, StepThree, StepTwo, type Fields } from '../index.js';
import { applicant, at, errorsOf } from '../testing/answers.js';

describe('step one', () => {
  it('is valid as it stands in the form', () => {
    expect(checkFields(StepOne, applicant(), { at })).toEqual({
      fields: { ...applicant(), dependants: 2 },
      errors: undefined,
    });
  });

  it.each([
    'title',
    'first_name',
    'last_name',
    'email',
    'nationality',
    'date_of_birth',
    'civil_status',
    'dependants',
    'accept_gdpr',
  ])('requires %s', (name) => {
    expect(checkFields(StepOne, applicant({ [name]: '' }), { at }).errors).toEqual({ [name]: ['required'] });
    expect(checkFields(StepOne, applicant({ [name]: undefined }), { at }).errors).toEqual({ [name]: ['required'] });
  });

  it('wants consent, not just an answer', () => {
    expect(errorsOf(StepOne, 'accept_gdpr', applicant({ accept_gdpr: false }))).toEqual(['required']);
    expect(errorsOf(StepOne, 'accept_gdpr', applicant({ accept_gdpr: 'yes' }))).toEqual(['format']);
  });

  it.each([
    ['title', 'sir'],
    ['gender', 'x'],
    ['civil_status', 'engaged'],
    ['nationality', 'xx'],
  ])('takes only choices for %s', (name, value) => {
    expect(errorsOf(StepOne, name, applicant({ [name]: value }))).toEqual(['oneOf']);
  });

  it('takes 0 to 20 dependants', () => {
    expect(errorsOf(StepOne, 'dependants', applicant({ dependants: 0 }))).toBeUndefined();
    expect(errorsOf(StepOne, 'dependants', applicant({ dependants: 21 }))).toEqual(['max']);
  });

  it('asks for the co-borrower when there is one', () => {
    expect(checkFields(StepOne, applicant({ co_borrower: true }), { at }).errors).toEqual({
      co_borrower_civil_status: ['required'],
      co_borrower_date_of_birth: ['required'],
    });
    expect(
      errorsOf(
        StepOne,
        'co_borrower_date_of_birth',
        applicant({ co_borrower: true, co_borrower_date_of_birth: '21/11/2008' }),
      ),
    ).toEqual(['adult']);
  });

  it('empties a wrong answer about a co-borrower who is not there, and keeps a right one', () => {
    const { fields, errors } = checkFields(
      StepOne,
      applicant({ co_borrower: false, co_borrower_date_of_birth: { a: 1 }, co_borrower_civil_status: 'single' }),
      { at },
    );
    expect(errors).toBeUndefined();
    expect(fields).toMatchObject({ co_borrower_date_of_birth: '', co_borrower_civil_status: 'single' });
  });

  it('makes the spouse of a married applicant the co-borrower', () => {
    const { fields, errors } = checkFields(
      StepOne,
      applicant({ civil_status: 'married', co_borrower: false, co_borrower_civil_status: 'single' }),
      { at },
    );
    expect(fields).toMatchObject({ co_borrower: true, co_borrower_civil_status: 'married' });
    expect(errors).toEqual({ co_borrower_date_of_birth: ['required'] });
  });

  it('wants one of the two phone numbers', () => {
    expect(checkFields(StepOne, applicant({ mobile: '' }), { at }).errors).toEqual({
      mobile: ['required'],
      telephone_number: ['required'],
    });
    expect(
      checkFields(StepOne, applicant({ mobile: '', telephone_number: '021234567' }), { at }).errors,
    ).toBeUndefined();
    expect(checkFields(StepOne, applicant({ mobile: 'x' }), { at }).errors).toEqual({ mobile: ['phone'] });
  });
});

describe('step two', () => {
  const home = (changes: Fields = {}) => ({
    street: 'Rue Haute',
    house_number: '12A',
    postcode: '1000',
    city: 'Brussels',
    country: 'be',
    resident_since: '2015',
    mobile_number: '0470123456',
    ...changes,
  });

  it('is valid as it stands in the form', () => {
    expect(checkFields(StepTwo, home(), { at })).toEqual({ fields: home(), errors: undefined });
  });

  it.each(['street', 'house_number', 'postcode', 'city', 'country', 'resident_since'])('requires %s', (name) => {
    expect(errorsOf(StepTwo, name, home({ [name]: '' }))).toEqual(['required']);
  });

  it('has limits', () => {
    expect(errorsOf(StepTwo, 'house_number', home({ house_number: '12345678901' }))).toEqual(['length']);
    expect(errorsOf(StepTwo, 'box', home({ box: '12345678901' }))).toEqual(['length']);
    expect(errorsOf(StepTwo, 'postcode', home({ postcode: '9993' }))).toEqual(['oneOf']);
    expect(errorsOf(StepTwo, 'postcode', home({ country: 'mt', postcode: 'VLT 1117' }))).toBeUndefined();
    expect(errorsOf(StepTwo, 'resident_since', home({ resident_since: '15' }))).toEqual(['year']);
    expect(checkFields(StepTwo, home({ mobile_number: '' }), { at }).errors).toEqual({
      mobile_number: ['required'],
      telephone_number: ['required'],
    });
  });
});

it('takes no year before the applicant was born', () => {
  const since = (resident_since: string) =>
    checkFields(
      StepTwo,
      { ...exampleOf(StepTwo), resident_since },
      { at, steps: { 1: { date_of_birth: '14/03/1985' } } },
    ).errors;
  expect(since('1984')).toEqual({ resident_since: ['year'] });
  expect(since('1985')).toBeUndefined();
});

describe('step three', () => {
  const household = (changes: Fields = {}) => ({
    main_occupation: 'retired',
    net_monthly_income: '2,100',
    living_situation: 'owner',
    loan_instalments: '0',
    credit_limits: 'none',
    ...changes,
  });
  const missing = (changes: Fields, known = {}) =>
    Object.keys(checkFields(StepThree, household(changes), { at, ...known }).errors ?? {});

  it('is valid for a retired owner', () => {
    expect(checkFields(StepThree, household(), { at })).toEqual({
      fields: { ...household(), net_monthly_income: 2100, loan_instalments: 0 },
      errors: undefined,
    });
  });

  it.each([
    ['salaried', ['sector', 'employer', 'employment_length']],
    ['civil_servant', ['sector', 'employer', 'employment_length']],
    ['self_employed', ['sector', 'employment_length']],
    ['benefit', []],
    ['unemployed', []],
  ])('asks a %s person about work: %j', (main_occupation, names) => {
    expect(missing({ main_occupation })).toEqual(names);
  });

  it.each([
    ['tenant', ['housing_cost']],
    ['owner_mortgage', ['housing_cost']],
    ['with_family', []],
  ])('asks about the cost of housing: %s %j', (living_situation, names) => {
    expect(missing({ living_situation })).toEqual(names);
  });

  it('asks for the income of a co-borrower', () => {
    expect(missing({}, { steps: { 1: { co_borrower: true } } })).toEqual(['co_borrower_income']);
    expect(missing({}, { steps: { 1: { co_borrower: false } } })).toEqual([]);
  });

  it('takes no negative amounts and no unknown limits', () => {
    expect(errorsOf(StepThree, 'net_monthly_income', household({ net_monthly_income: '-1' }))).toEqual(['min']);
    expect(errorsOf(StepThree, 'credit_limits', household({ credit_limits: '1250' }))).toEqual(['oneOf']);
    expect(errorsOf(StepThree, 'unpaid_credits', household({ unpaid_credits: 'maybe' }))).toEqual(['format']);
  });
});

describe('step five', () => {
  const known = (type: number) => ({ at, steps: { 0: { consumer_loan_application_loan_type_id: type } } });

  it('wants three consents', () => {
    expect(checkFields(StepFive, {}, known(1)).errors).toEqual({
      tos: ['required'],
      tos_two: ['required'],
      tos_three: ['required'],
    });
    expect(checkFields(StepFive, { tos: true, tos_two: 'true', tos_three: true }, known(1)).errors).toBeUndefined();
  });

  it('wants two for a general purpose loan', () => {
    expect(checkFields(StepFive, { tos: true, tos_two: true, tos_three: false }, known(5)).errors).toBeUndefined();
    expect(checkFields(StepFive, { tos: true, tos_two: false }, known(5)).errors).toEqual({ tos_two: ['required'] });
  });
});
