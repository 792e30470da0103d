import type { FormField } from '@statewise/fields';
import type { Formatter, Translator } from '@statewise/i18n';

type Hinted = 'min' | 'max' | 'minLength' | 'maxLength' | 'adult' | 'dropdown' | 'values';

/** What is wrong with a field: the key of the rule that it breaks, and what is known of the field. */
export interface FieldError extends Partial<Pick<FormField, Hinted>> {
  readonly name: string;
  readonly kind: FormField['kind'] | undefined;
  readonly key: string;
  /** Of what it is a field where that is not the step: `contact` of an entry in a list. */
  readonly of?: string | undefined;
}

/** Above this a limit is one of what can be stored, which says nothing to people. */
const mostTold = 1_000_000;

type Texts = Pick<Translator, 'has' | 'text'>;

/** What messages are made of. */
export interface ErrorWords {
  /** The sentences of the rules and the front end's own words for its fields. */
  readonly words: Texts;
  /** The front end's texts on every page: `error.<field>.<key>`. */
  readonly texts: Texts;
  readonly format: Formatter;
}

/**
 * A message of the field's own: the text for it where there is one, else the sentence of the rule around what the field
 * is called in one, `the.<field>` or its label. Undefined for a rule or a field without words.
 */
export function sayError({ words, texts, format }: ErrorWords, error: FieldError, label?: string): string | undefined {
  const name = error.of === undefined ? error.name : `${error.of}.${error.name}`;
  const own = `${name}.${error.key}`;
  if (words.has(own)) return words.text(own);
  const everywhere = `error.${error.name}.${error.key}`;
  if (texts.has(everywhere)) return texts.text(everywhere);
  const the = `the.${name}`;
  const sentence = sentencesOf(error).find((known) => words.has(known));
  const quoted = label && words.text('say.label', { label });
  const called = words.has(the) ? words.text(the) : quoted;
  return sentence && called && words.text(sentence, { ...limitsOf(error, format), the: called });
}

/** The sentences that fit, the most precise first. */
function sentencesOf({ kind, key, min, max = Infinity, minLength = 1, ...error }: FieldError): string[] {
  const isChosen = kind !== 'text' && kind !== 'boolean' && (error.dropdown ?? error.values) !== undefined;
  const said = `say.${key}`;
  const isNumber = kind === 'money' || kind === 'integer' || kind === 'percentage';
  if (key === 'min') return isNumber && min !== undefined ? [said] : [];
  if (key === 'max') return [max > mostTold ? `${said}.untold` : said];
  if (key === 'length') return [minLength > 1 ? `${said}.range` : said];
  return [`${said}.${isChosen ? 'choice' : kind}`, said];
}

function limitsOf({ kind, min = 0, max = 0, minLength = 1, maxLength = 100, adult }: FieldError, format: Formatter) {
  const limit = (value: number) => (kind === 'money' ? format.money(value, { whole: true }) : format.number(value));
  const date = adult === true ? '27/03/1985' : '31/12/2099';
  return {
    example: kind === 'date' ? date : format.number(kind === 'money' ? 1250.5 : 33.33, 2),
    least: kind === 'text' ? String(minLength) : limit(min),
    most: limit(max),
    count: maxLength,
  };
}
