import { errorKeysOf, fieldSpecs, type FieldsClass } from '@statewise/fields';
import { createFormatter, createTranslator, type Catalogue, type Language, type Messages } from '@statewise/i18n';
import { withSentences } from '../errors/catalogue.js';
import { sayError } from '../step/say-error.js';

/** What a form says of one rule that one of its fields can break. */
export interface FieldMessage {
  readonly field: string;
  readonly key: string;
  /** Undefined where the front end has no words of its own for it. */
  readonly message: string | undefined;
}

export interface MessagesInput {
  readonly types: readonly FieldsClass[];
  readonly language: Language;
  /** The front end's `errors`. */
  readonly errors: Catalogue;
  /** Its other texts: `error.<field>.<key>` goes before. */
  readonly texts?: Messages;
  /** `contact` for entries of lists. */
  readonly of?: string;
}

/** For tests: every field of the forms × every rule that it can break, with what is said in a language. */
export async function fieldMessages({ types, language, errors, texts = {}, of }: MessagesInput) {
  const said = {
    words: createTranslator(language, await withSentences(errors).load(language)),
    texts: createTranslator(language, texts),
    format: createFormatter({ country: 'be', language }),
  };
  return types.flatMap((type) =>
    fieldSpecs(type).flatMap((spec) =>
      [...(errorKeysOf(type).get(spec.name)?.keys() ?? [])].map((key): FieldMessage => ({
        field: spec.name,
        key,
        message: sayError(said, { ...spec, of, key }),
      })),
    ),
  );
}

/** For tests: what has no message of its own, and the messages of one form that two fields share. */
export function withoutOwn(messages: readonly FieldMessage[], shared: readonly string[] = []): string[] {
  const nameOf = ({ field, key }: FieldMessage) => `${field}: ${key}`;
  const isSaidOf = new Map<string, string>();
  return messages.flatMap((one) => {
    const { field, message } = one;
    if (message === undefined || message.includes('{')) return [nameOf(one)];
    const before = isSaidOf.get(message) ?? field;
    isSaidOf.set(message, before);
    return before === field || shared.includes(field) ? [] : [`${nameOf(one)} says the same as ${before}`];
  });
}
