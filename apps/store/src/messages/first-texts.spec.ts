import { storeWords } from '@statewise/machines/store/words';
import { languages } from '@statewise/i18n';
import { storeFirstTexts } from './catalogue.js';

it.each(languages)('has the name of its first step for a heading before the step is there (%s)', async (language) => {
  const { default: words } = await storeWords[language]();
  const texts = await storeFirstTexts.load(language);
  expect(texts['start.title']).toBe(words['step.1']);
});
