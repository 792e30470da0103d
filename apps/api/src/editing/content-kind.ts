import type { Content, ContentKindName } from '@statewise/contract/bank';
import type { FieldErrors, Fields, FieldsClass } from '@statewise/fields';
import type { Language, Locale } from '@statewise/i18n';
import type { ActNeedingTwo } from '@statewise/contract';
import type { Role } from '@statewise/flow';
import type { ListReader } from './kinds/link-lists.js';

/** What a check may know besides the content: what is published, and the day, `YYYY-MM-DD`. */
export interface Known {
  readonly published: Content | undefined;
  readonly today: string;
}

/**
 * A kind of content as data. Its statements read from `given`, a row with `key`, `facts` and `texts`; the texts of bodies
 * have their `plain` words beside them.
 */
export interface ContentKind {
  readonly name: ContentKindName;
  /** Who may change it; the bank's other people may read it. */
  readonly editors: readonly Role[];
  /** As what publishing it waits for a second person; absent where one person is enough unless the installation says otherwise. */
  readonly second?: ActNeedingTwo;
  readonly facts?: FieldsClass;
  readonly texts?: FieldsClass;
  /** Texts that are lists in Markdown; the statements that write are given the data in their place. */
  readonly lists?: Readonly<Record<string, ListReader>>;
  /** Which languages must be there: English unless said. */
  readonly languages?: 'every' | 'any';
  /** What keys look like that need not exist before. */
  readonly opens?: RegExp;
  /** Whether a person names something new: its key is its address. */
  readonly isNamed?: boolean;
  /** Rows of `key`, `title` and `note`, in their order; `is_published` where some are not. */
  readonly list: string;
  /** One row `content` of `given.key`, as `Content` has it. */
  readonly read: string;
  readonly write: readonly string[];
  /** One row `key` of something new. */
  readonly newKey?: string;
  readonly remove?: readonly string[];
  /** Rows of `title` of what uses it, published or in a draft; as long as there are any, it is not taken away. */
  readonly users?: string;
  /** Rows of `value` and `label` for a choice that tables offer, by field. */
  readonly options?: Readonly<Record<string, string>>;
  /** The field that is named when what was entered stands elsewhere already. */
  readonly unique?: string;
  readonly check?: (content: Content, known: Known) => FieldErrors | undefined;
  /** What may not be taken away; errors by field. */
  readonly checkRemoval?: (known: Known) => FieldErrors | undefined;
  /** What its facts are called to a reader, where that is not a text of it. */
  readonly nameIn?: (facts: Fields, language: Language) => string | undefined;
  /** Where the site shows it, after country and language. */
  readonly page?: (key: string, texts: Fields, locale: Locale) => string;
}

/** The kind of task that what was not published on time becomes: terms of the bank are an admin’s. */
export const unpublishedOf = ({ editors }: ContentKind): string =>
  editors.includes('editor') ? 'unpublished' : 'unpublishedTerms';

export const adminsAlone: readonly Role[] = ['admin'];
