import { contactClasses, fieldSpecs } from '@statewise/fields';
import { languages } from '@statewise/i18n';
import { businessSteps } from '@statewise/machines';
import { summaryTexts } from './summary-texts.js';

const steps = Object.values(businessSteps).flatMap(({ step, fields }) => (fields ? [{ step, fields }] : []));
const classes = [...steps.map(({ fields }) => fields), ...Object.values(contactClasses)];
const names = new Set(classes.flatMap((type) => fieldSpecs(type).map(({ name }) => name)));
for (const name of ['skipVies', 'name', 'surname', 'pep_name', 'client_number']) names.delete(name);

it.each(languages)('names every field and every step in %s, and nothing else', (language) => {
  const { fields, steps: titles } = summaryTexts[language];
  expect(new Set(Object.keys(fields))).toEqual(names);
  expect(Object.keys(titles).map(Number)).toEqual(steps.map(({ step }) => step));
});
