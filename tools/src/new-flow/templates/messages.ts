import type { NewFlow } from '../names.ts';
import { fieldNames } from './fields.ts';

const words = {
  en: { remark: 'Remark', done: 'Thank you', doneText: 'We have received everything.' },
  nl: { remark: 'Opmerking', done: 'Dank u', doneText: 'We hebben alles ontvangen.' },
  fr: { remark: 'Remarque', done: 'Merci', doneText: 'Nous avons tout reçu.' },
};

/** The languages in which every front end speaks. */
export const languages = ['en', 'nl', 'fr'] as const;

/** The texts in one language; names are not translated. */
export function messagesFile(flow: NewFlow, language: (typeof languages)[number]): string {
  const { remark, done, doneText } = words[language];
  const texts = [
    ['app.title', flow.title],
    ...flow.steps.map(({ number, title }) => [`step.${number}`, title]),
    ...flow.steps.flatMap((step) =>
      fieldNames(flow, step).map((name, index) => [`field.${name}`, index === 0 ? step.title : remark]),
    ),
    [`step.${flow.steps.length + 1}`, done],
    ['title.done', done],
    ['text.done', doneText],
  ];
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}
