import { contentInputs, type ContentKindDescription } from '@statewise/contract/bank';
import { fieldSpecs, type FieldsClass } from '@statewise/fields';
import type { Role } from '@statewise/flow';
import { dayPattern } from './content-rules.js';
import type { ContentKind } from './content-kind.js';

type Options = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;

/** What an editor needs to know of a kind: its fields, and what the one who asks may do. */
export function describeKind(kind: ContentKind, role: Role, options: Options): ContentKindDescription {
  return {
    name: kind.name,
    can_edit: kind.editors.includes(role),
    can_create: kind.newKey !== undefined,
    can_remove: kind.remove !== undefined,
    has_preview: kind.page !== undefined,
    languages: kind.texts === undefined ? 'none' : (kind.languages ?? 'english'),
    facts: fieldsOf(kind.facts, options),
    texts: fieldsOf(kind.texts, {}),
  };
}

function fieldsOf(type: FieldsClass | undefined, options: Options): ContentKindDescription['facts'] {
  if (type === undefined) return [];
  return fieldSpecs(type).map(({ name, kind, pattern, values, multiline, maxLength, isRequired }) => {
    const offered = options[name] ?? values?.map((value) => ({ value: String(value), label: String(value) }));
    return {
      name,
      input: offered
        ? 'choice'
        : pattern === dayPattern
          ? 'day'
          : name === 'body'
            ? 'markdown'
            : kind === 'text' && multiline === true
              ? 'lines'
              : (contentInputs.find((known) => known === kind) ?? 'text'),
      is_required: isRequired({}, { at: '' }),
      max_length: maxLength ?? null,
      options: offered ?? [],
    };
  });
}
