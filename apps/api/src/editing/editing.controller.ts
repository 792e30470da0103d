import { Controller } from '@nestjs/common';
import { contentInputs, editing, type ContentKindDescription } from '@statewise/contract/bank';
import { fieldSpecs, type FieldsClass } from '@statewise/fields';
import type { Role } from '@statewise/flow';
import { Config } from '@statewise/server/platform/config/config.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { proposalAnswer } from '@statewise/server/proposals/proposals.service.js';
import type { ContentKind } from './content-kind.js';
import { dayPattern } from './content-rules.js';
import { Editing, contentKindOf } from './editing.service.js';
import { kinds } from './kinds/kinds.js';
import { Publishing } from './publishing.service.js';

/** Prices, policy, texts of the site and of the interfaces: drafts, publishing and history. */
@Controller()
export class EditingController {
  constructor(
    private readonly editing: Editing,
    private readonly publishing: Publishing,
    private readonly config: Config,
  ) {}

  @Handles(editing.kinds)
  async kinds({ caller: { actor } }: Input<typeof editing.kinds>) {
    const described = kinds.map(async (kind) => describeKind(kind, actor.role, await this.editing.options(kind)));
    return { success: true, kinds: await Promise.all(described) };
  }

  @Handles(editing.list)
  async list({ kind }: Input<typeof editing.list>) {
    return { success: true, items: await this.editing.list(kind) };
  }

  @Handles(editing.create)
  async create({ kind, body: { content }, caller }: Input<typeof editing.create>) {
    return { success: true, item: await this.editing.create(kind, content, caller) };
  }

  @Handles(editing.item)
  async item({ kind, key, caller }: Input<typeof editing.item>) {
    return { success: true, item: await this.editing.item(kind, key, caller) };
  }

  @Handles(editing.history)
  async history({ kind, key, caller }: Input<typeof editing.history>) {
    return { success: true, revisions: await this.editing.history(kind, key, caller) };
  }

  @Handles(editing.save)
  async save({ kind, key, body, caller }: Input<typeof editing.save>) {
    return { success: true, item: await this.editing.saveDraft(kind, key, body, caller) };
  }

  @Handles(editing.discard)
  discard({ kind, key, version, caller }: Input<typeof editing.discard>): Promise<void> {
    return this.editing.discard(kind, key, version, caller);
  }

  @Handles(editing.publish)
  async publish({ kind, key, body, caller, language, response }: Input<typeof editing.publish>) {
    return proposalAnswer(await this.publishing.publish(kind, key, body, caller, language), response);
  }

  @Handles(editing.unschedule)
  unschedule({ kind, key, version, caller }: Input<typeof editing.unschedule>): Promise<void> {
    return this.publishing.unschedule(kind, key, version, caller);
  }

  @Handles(editing.revert)
  async revert({ kind, key, body, caller }: Input<typeof editing.revert>) {
    return { success: true, item: await this.editing.revert(kind, key, body, caller) };
  }

  @Handles(editing.remove)
  async remove({ kind, key, version, caller, language, response }: Input<typeof editing.remove>) {
    const submitted = await this.publishing.remove(kind, key, version, caller, language);
    if ('proposal' in submitted) return { success: true, proposal: submitted.proposal };
    response.status(204);
    return undefined;
  }

  @Handles(editing.preview)
  async preview({
    kind,
    key,
    body: { country = 'be', language: wanted },
    language: own,
    caller,
  }: Input<typeof editing.preview>) {
    contentKindOf(kind);
    const preview = await this.editing.preview(kind, key, { country, language: wanted ?? own }, caller);
    const { publicUrl, consoleUrl } = this.config;
    return {
      success: true,
      preview: { ...preview, ...(publicUrl !== consoleUrl && { address: publicUrl + preview.path }) },
    };
  }
}

type Options = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;

/** What an editor needs to know of a kind: its fields, and what the one who asks may do. */
function describeKind(kind: ContentKind, role: Role, options: Options): ContentKindDescription {
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
