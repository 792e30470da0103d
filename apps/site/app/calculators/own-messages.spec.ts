import { createTranslator, languages } from '@statewise/i18n';
import { calculateDeposit, calculateFactor, calculateLending, calculatePro, calculateSaver } from './calculations.js';
import type { Calculation } from './calculation.js';
import type { Values } from './calculator-input.js';
import { calculateGoal } from './goal-calculation.js';
import { calculatorCatalogue } from './messages/catalogue.js';
import { calculatorProblemText } from './problem-text.js';

const goal = { goal: '1000', start: '10', monthly: '50', period: '' };
/** Each calculator with what is filled in right. */
const forms: Readonly<Record<string, readonly [calculate: (values: Values) => Calculation<object>, right: Values]>> = {
  lending: [(values) => calculateLending(values, 6.95), { amount: '1000', years: '2' }],
  factor: [calculateFactor, { amount: '1000', fee: '2' }],
  pro: [calculatePro, { amount: '1000' }],
  saver: [(values) => calculateSaver(values, 1), { amount: '1000' }],
  deposit: [(values) => calculateDeposit(values, []), { amount: '1000', years: '2' }],
  'goal by deposits': [(values) => calculateGoal(values, 1), goal],
  'goal by time': [(values) => calculateGoal(values, 1), { ...goal, monthly: '', period: '2' }],
};
/** Nothing, no number, too many decimals, too little, too much. */
const wrong = ['', 'x', '1.2345', '-1', '9999999999999'];

it.each(languages)('every rule of a calculator has words of its own for each field in %s', async (language) => {
  const t = createTranslator(language, await calculatorCatalogue.load(language));
  for (const [form, [calculate, right]] of Object.entries(forms)) {
    const isSaidOf = new Map<string, string>();
    for (const field of Object.keys(right))
      for (const typed of wrong) {
        const problem = calculate({ ...right, [field]: typed }).problems?.[field];
        if (problem === undefined) continue;
        expect(t.has(problem.key)).toBe(true);
        const text = calculatorProblemText(field, problem, t, { country: 'be', language });
        expect(text).not.toContain('{');
        expect(`${form}: ${isSaidOf.get(text) ?? field} says “${text}”`).toBe(`${form}: ${field} says “${text}”`);
        isSaidOf.set(text, field);
      }
  }
});
