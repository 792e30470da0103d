import { Controller } from '@nestjs/common';
import {
  contentInputs,
  editing,
  languageStateOf,
  type Content,
  type ContentKindDescription,
  type LanguageState,
  type TextsOfVersion,
} from '@statewise/contract/bank';
import { fieldSpecs, type FieldsClass } from '@statewise/fields';
import type { Role } from '@statewise/flow';
import { languages, localisePath, type Language } from '@statewise/i18n';
import { Audit } from '@statewise/server/platform/audit/audit.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { Config } from '@statewise/server/platform/config/config.js';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { demandFound, Problem } from '@statewise/server/platform/problem/problem.js';
import { proposalAnswer } from '@statewise/server/proposals/proposals.service.js';
import { checkedContent } from './content-check.js';
import type { ContentKind } from './content-kind.js';
import { dayPattern } from './content-rules.js';
import { contentAct, contentKindOf, editedBy, Editing, titleOf } from './editing.service.js';
import * as statements from './editing.statements.js';
import { kinds } from './kinds/kinds.js';
import { Previews } from './previews.service.js';
import { Publishing } from './publishing.service.js';

/** Prices, policy, texts of the site and of the interfaces: drafts, publishing and history. */
@Controller()
export class EditingController {
  constructor(
    private readonly editing: Editing,
    private readonly publishing: Publishing,
    private readonly previews: Previews,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  @Handles(editing.kinds)
  async kinds({ caller: { actor } }: Input<typeof editing.kinds>) {
    const described = kinds.map(async (kind) => describeKind(kind, actor.role, await this.editing.options(kind)));
    return { success: true, kinds: await Promise.all(described) };
  }

  @Handles(editing.list)
  async list({ kind: name }: Input<typeof editing.list>) {
    const kind = contentKindOf(name);
    const [listed, drafts] = await Promise.all([
      this.sql.run(statement<ListedItem>(`content-${kind.name}-list`, kind.list), []),
      this.sql.run(statements.drafts, [kind.name]),
    ]);
    const open = new Map(drafts.map((own) => [own.key, own]));
    const known = new Set(listed.map(({ key }) => key));
    const fresh = drafts.filter(({ key }) => !known.has(key));
    const keys = [...fresh, ...listed].map(({ key }) => key);
    const isTranslated = kind.texts !== undefined && kind.languages !== 'any';
    const texts = isTranslated ? await this.sql.run(statements.textVersions(kind), [kind.name, keys]) : [];
    const versions = new Map(texts.map((row) => [row.key, row.versions]));
    const items = [
      ...fresh.map(({ key, draft, scheduled_at }) => ({
        key,
        title: titleOf(draft),
        note: noteOf(draft),
        has_draft: true,
        is_published: false,
        scheduled_at,
        languages: languagesOf(versions.get(key)),
      })),
      ...listed.map((item) => ({
        is_published: true,
        ...item,
        has_draft: open.has(item.key),
        scheduled_at: open.get(item.key)?.scheduled_at ?? null,
        languages: languagesOf(versions.get(item.key)),
      })),
    ];
    return { success: true, items };
  }

  /** Answers a new item, a draft that only the bank's people see; `REQUEST.NOT_FOUND` for a kind without new ones. */
  @Handles(editing.create)
  async create({ kind: name, body: { content: input }, caller }: Input<typeof editing.create>) {
    const kind = editedBy(name, caller);
    const draft = await this.checked(kind, input, null);
    if (kind.newKey === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const made = await this.sql.run(statement<{ key: string }>(`content-${name}-new-key`, kind.newKey), []);
    return this.keep(kind, demandFound(made[0]).key, { seen: 0, draft }, caller);
  }

  @Handles(editing.item)
  async item({ kind, key, caller }: Input<typeof editing.item>) {
    return { success: true, item: await this.editing.item(kind, key, caller) };
  }

  @Handles(editing.history)
  async history({ kind, key, caller }: Input<typeof editing.history>) {
    await this.editing.item(kind, key, caller);
    return { success: true, revisions: await this.sql.run(statements.history, [kind, key]) };
  }

  @Handles(editing.save)
  async save({ kind: name, key, body: { version: seen, content: input }, caller }: Input<typeof editing.save>) {
    const kind = editedBy(name, caller);
    const { published } = await this.editing.item(name, key, caller);
    return this.keep(kind, key, { seen, draft: await this.checked(kind, input, published) }, caller);
  }

  @Handles(editing.discard)
  async discard({ kind: name, key, version: seen, caller }: Input<typeof editing.discard>): Promise<void> {
    const kind = editedBy(name, caller);
    await this.editing.item(name, key, caller);
    await this.change(kind, key, { seen, draft: null }, caller);
  }

  @Handles(editing.publish)
  async publish({ kind, key, body, caller, language, response }: Input<typeof editing.publish>) {
    return proposalAnswer(await this.publishing.publish(kind, key, body, caller, language), response);
  }

  @Handles(editing.unschedule)
  unschedule({ kind, key, version, caller }: Input<typeof editing.unschedule>): Promise<void> {
    return this.publishing.unschedule(kind, key, version, caller);
  }

  /** Takes an earlier content as the draft; publishing it is another act. */
  @Handles(editing.revert)
  async revert({ kind: name, key, body: { version: seen, to }, caller }: Input<typeof editing.revert>) {
    const kind = editedBy(name, caller);
    const { content: draft } = demandFound((await this.sql.run(statements.revision, [kind.name, key, to]))[0]);
    return this.keep(kind, key, { seen, draft }, caller);
  }

  @Handles(editing.remove)
  async remove({ kind, key, version, caller, language, response }: Input<typeof editing.remove>) {
    const submitted = await this.publishing.remove(kind, key, version, caller, language);
    if ('proposal' in submitted) return { success: true, proposal: submitted.proposal };
    response.status(204);
    return undefined;
  }

  /** A link by which the site shows the draft for a quarter of an hour. */
  @Handles(editing.preview)
  async preview({ kind: name, key, body, language: own, caller }: Input<typeof editing.preview>) {
    const { country = 'be', language = own } = body;
    const kind = contentKindOf(name);
    const { draft } = await this.editing.item(name, key, caller);
    if (draft === null || kind.page === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const texts = draft.texts[language] ?? draft.texts.en ?? {};
    const { token, expires_at } = this.previews.issue(kind, key);
    const locale = { country, language };
    const path = `${localisePath(locale, kind.page(key, texts, locale))}?preview=${token}`;
    const { publicUrl, consoleUrl } = this.config;
    return {
      success: true,
      preview: { path, expires_at, ...(publicUrl !== consoleUrl && { address: publicUrl + path }) },
    };
  }

  private async checked(kind: ContentKind, input: unknown, published: Content | null): Promise<Content> {
    const options = await this.editing.options(kind);
    return checkedContent(kind, input, { options, published: published ?? undefined });
  }

  /** Keeps a draft; answers the item as it then is. */
  private async keep(kind: ContentKind, key: string, change: DraftChange, by: Caller) {
    await this.change(kind, key, change, by);
    return { success: true, item: await this.editing.item(kind.name, key, by) };
  }

  private async change(kind: ContentKind, key: string, { seen, draft }: DraftChange, by: Caller): Promise<void> {
    await this.sql.transaction(async (runner) => {
      const now = await this.editing.lock(kind, key, runner);
      if (now.scheduled_at !== null && now.version === seen) throw new Problem('CONTENT.SCHEDULED');
      const version = await this.editing.save(kind, key, { seen, draft, author: by.actor.id ?? null }, runner);
      if (version === undefined) throw new Problem('CONTENT.STALE');
      const act = draft === null ? 'content.discarded' : 'content.drafted';
      await this.audit.note(contentAct(act, [kind, key], by), runner);
    });
  }
}

/** What a draft becomes, null for none, where it stood at the version that was seen. */
interface DraftChange {
  readonly seen: number;
  readonly draft: Content | null;
}

/** One thing that can be edited, in a list. */
interface ListedItem {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly is_published?: boolean;
}

/** How each language stands, by the versions of the texts; nothing for what has none. */
const languagesOf = (versions: readonly TextsOfVersion[] | undefined): Partial<Record<Language, LanguageState>> =>
  versions ? Object.fromEntries(languages.map((language) => [language, languageStateOf(language, versions)])) : {};

/** A price that is still a draft says its day and rate as the list of published ones does. */
const noteOf = ({ facts: { effective_from, rate } }: Content): string =>
  effective_from === undefined ? '' : `${String(effective_from)} ${String(rate)}`;

type Options = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;

/** What an editor needs to know of a kind: its fields, and what the one who asks may do. */
function describeKind(kind: ContentKind, role: Role, options: Options): ContentKindDescription {
  return {
    name: kind.name,
    can_edit: kind.editors.includes(role),
    can_create: kind.newKey !== undefined,
    key_pattern: kind.isNamed && kind.opens ? kind.opens.source : null,
    can_remove: kind.remove !== undefined,
    has_preview: kind.page !== undefined,
    languages: kind.texts === undefined ? 'none' : (kind.languages ?? 'english'),
    facts: fieldsOf(kind.facts, options),
    texts: fieldsOf(kind.texts, {}, kind.lists),
  };
}

function fieldsOf(
  type: FieldsClass | undefined,
  options: Options,
  lists: ContentKind['lists'] = {},
): ContentKindDescription['facts'] {
  if (type === undefined) return [];
  return fieldSpecs(type).map(({ name, kind, pattern, values, multiline, maxLength, isRequired }) => {
    const offered = options[name] ?? values?.map((value) => ({ value: String(value), label: String(value) }));
    return {
      name,
      input: offered
        ? 'choice'
        : pattern === dayPattern
          ? 'day'
          : name === 'body' || name in lists
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
