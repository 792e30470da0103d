import { Flag, Integer, loanType, Money, Required, Text } from '@statewise/fields';
import { loanNames } from '@statewise/i18n';
import { adminsAlone, type ContentKind } from '../content-kind.js';

const types = Object.values(loanType);

class PolicyFacts {
  @Required() @Money() minimum_room: number;

  /** In percent of the incomes. */
  @Required() @Integer({ max: 100 }) failing_debt_ratio: number;
  @Required() @Integer({ max: 100 }) review_debt_ratio: number;
  @Required() @Money() review_amount: number;
  @Flag() review_employed_lt_1?: boolean;
  @Flag() review_employed_1_to_3?: boolean;
  @Flag() review_employed_3_to_5?: boolean;
  @Flag() review_employed_gt_5?: boolean;
  @Required() @Integer({ min: 18, max: 75 }) last_age: number;

  /** The final acceptance of more needs a second person. */
  @Required() @Money() four_eyes_above: number;

  /** Days within which a person looks at an application that asked for one. */
  @Required() @Integer({ min: 1, max: 90 }) review_days: number;
}

const employed = (length: string): string => `thresholds->'reviewEmploymentLengths' ? '${length}'`;
const isReviewed = (length: string): string =>
  `case when facts->>'review_employed_${length}' = 'true' then '["${length}"]'::jsonb else '[]'::jsonb end`;

/** The thresholds of the risk rules and of deciding; one record. */
export const riskPolicy: ContentKind = {
  name: 'risk-policy',
  editors: adminsAlone,
  second: 'policy',
  facts: PolicyFacts,
  list: `select 'policy' as key, 'policy' as title, '' as note`,
  read: `select jsonb_build_object('texts', '{}'::jsonb, 'facts', jsonb_build_object('minimum_room', thresholds->'minimumRoom',
      'failing_debt_ratio', round((thresholds->>'failingDebtRatio')::numeric * 100), 'review_debt_ratio', round((thresholds->>'reviewDebtRatio')::numeric * 100),
      'review_amount', thresholds->'reviewAmount', 'review_employed_lt_1', ${employed('lt_1')}, 'review_employed_1_to_3', ${employed('1_to_3')},
      'review_employed_3_to_5', ${employed('3_to_5')}, 'review_employed_gt_5', ${employed('gt_5')}, 'last_age', thresholds->'lastAge',
      'four_eyes_above', coalesce(thresholds->'fourEyesAbove', '25000'), 'review_days', coalesce(thresholds->'reviewDays', '14'))) as content
    from risk_policy, given where id = 1 and given.key = 'policy'`,
  write: [
    `update risk_policy set updated_at = now(), thresholds = thresholds || jsonb_build_object('minimumRoom', facts->'minimum_room',
       'failingDebtRatio', (facts->>'failing_debt_ratio')::numeric / 100, 'reviewDebtRatio', (facts->>'review_debt_ratio')::numeric / 100,
       'reviewAmount', facts->'review_amount', 'lastAge', facts->'last_age', 'fourEyesAbove', facts->'four_eyes_above', 'reviewDays', facts->'review_days',
       'reviewEmploymentLengths', ${['lt_1', '1_to_3', '3_to_5', 'gt_5'].map(isReviewed).join(' || ')}) from given where id = 1`,
  ],
  nameIn: (_facts, language) => ({ en: 'Risk policy', nl: 'Risicobeleid', fr: 'Politique de risque' })[language],
  check: ({ facts }) =>
    Number(facts['review_debt_ratio']) > Number(facts['failing_debt_ratio'])
      ? { review_debt_ratio: ['max'] }
      : undefined,
};

/** A table `type` of what each loan is called everywhere: `id` and `name`. */
const loanTypes = `(values ${Object.entries(loanNames)
  .map(([id, { en }]) => `(${id}, '${en.replaceAll("'", "''")}')`)
  .join(', ')}) as type (id, name)`;
const loanTypeOptions = `select id::text as value, name as label from ${loanTypes} order by id`;

class TermFacts {
  @Required() @Integer({ values: types }) loan_type: number;
  @Required() @Integer({ min: 1, max: 120 }) term: number;

  /** The least amount for which it is offered; without one it fills the gaps below longer terms. */
  @Money() minimum?: number;
}

/** How long each loan may run. */
export const loanTerm: ContentKind = {
  name: 'loan-term',
  editors: adminsAlone,
  second: 'limits',
  facts: TermFacts,
  unique: 'term',
  options: { loan_type: loanTypeOptions },
  list: `select t.id::text as key, type.name || ', ' || term as title, coalesce(minimum::text, '') as note
    from loan_term t join ${loanTypes} on type.id = t.loan_type_id order by t.loan_type_id, term`,
  read: `select jsonb_build_object('texts', '{}'::jsonb, 'facts', jsonb_strip_nulls(jsonb_build_object('loan_type', loan_type_id, 'term', term, 'minimum', minimum))) as content
    from loan_term, given where id = given.key::int`,
  write: [
    `insert into loan_term (id, loan_type_id, term, minimum) select key::int, (facts->>'loan_type')::int, (facts->>'term')::smallint, nullif(facts->>'minimum', '')::numeric
     from given on conflict (id) do update set loan_type_id = excluded.loan_type_id, term = excluded.term, minimum = excluded.minimum`,
  ],
  nameIn: ({ loan_type, term }, language) => {
    const months = new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' });
    return `${loanNames[Number(loan_type)]?.[language] ?? ''}, ${months.format(Number(term))}`;
  },
  newKey: `select nextval(pg_get_serial_sequence('loan_term', 'id'))::text as key`,
  remove: ['delete from loan_term using given where id = given.key::int'],
};

class PromotionFacts {
  @Required() @Integer({ values: types }) loan_type: number;
  @Required() @Integer({ min: 1, max: 60 }) months: number;

  /** Offered first; one for each loan. */
  @Flag() is_default?: boolean;
  @Flag() active?: boolean;
}

class PromotionText {
  @Required() @Text() name: string;
}

/** Months without interest for the customer. One that is over is switched off: applications refer to it. */
export const promotion: ContentKind = {
  name: 'promotion',
  editors: adminsAlone,
  second: 'prices',
  facts: PromotionFacts,
  texts: PromotionText,
  languages: 'every',
  unique: 'is_default',
  options: { loan_type: loanTypeOptions },
  list: `select id::text as key, name->>'en' as title, case when active then '' else 'off' end as note from promotion order by loan_type_id, id`,
  read: `select jsonb_build_object('facts', jsonb_build_object('loan_type', loan_type_id, 'months', months, 'is_default', is_default, 'active', active),
      'texts', (select jsonb_object_agg(n.key, jsonb_build_object('name', n.value)) from jsonb_each(name) n)) as content
    from promotion, given where id = given.key::int`,
  write: [
    `insert into promotion (id, loan_type_id, name, months, is_default, active) overriding system value
     select key::int, (facts->>'loan_type')::int, (select jsonb_object_agg(t.key, t.value->'name') from jsonb_each(texts) t), (facts->>'months')::smallint,
       coalesce(facts->>'is_default', '') = 'true', coalesce(facts->>'active', '') = 'true' from given
     on conflict (id) do update set loan_type_id = excluded.loan_type_id, name = excluded.name, months = excluded.months,
       is_default = excluded.is_default, active = excluded.active`,
  ],
  newKey: `select nextval(pg_get_serial_sequence('promotion', 'id'))::text as key`,
};

class StoreFacts {
  @Required() @Text({ max: 20 }) store_number: string;
  @Required() @Text() name: string;
  @Required() @Text() city: string;
  @Flag() allows_promotions?: boolean;
}

/** The partner's stores. */
export const store: ContentKind = {
  name: 'store',
  editors: adminsAlone,
  facts: StoreFacts,
  unique: 'store_number',
  list: `select id::text as key, store_number || ' ' || name as title, city as note from store order by store_number`,
  read: `select jsonb_build_object('texts', '{}'::jsonb, 'facts', jsonb_build_object('store_number', store_number, 'name', name, 'city', city, 'allows_promotions', allows_promotions)) as content
    from store, given where id = given.key::int`,
  write: [
    `insert into store (id, store_number, name, city, allows_promotions) overriding system value
     select key::int, facts->>'store_number', facts->>'name', facts->>'city', coalesce(facts->>'allows_promotions', '') = 'true' from given
     on conflict (id) do update set store_number = excluded.store_number, name = excluded.name, city = excluded.city, allows_promotions = excluded.allows_promotions`,
  ],
  newKey: `select nextval(pg_get_serial_sequence('store', 'id'))::text as key`,
};
