import { Controller } from '@nestjs/common';
import { caseAnswers, type AnswerChange, type WordedAnswer } from '@statewise/contract';
import type { Language } from '@statewise/i18n';
import type { Flow } from '@statewise/flow';
import { ApplicationAccess } from '../applications/application-access.js';
import { isMasked, maskedText } from '../applications/application-view.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowEngine } from '../engine/flow-engine.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { wordedAnswers, answerWords, type Words } from './answers-in-words.js';
import { ChoiceLists } from './choice-lists.service.js';
import { answerHistory } from './answer-history.js';

const maskedAnswers = (answers: WordedAnswer[], isHidden: boolean): WordedAnswer[] =>
  isHidden ? answers.map((answer) => ({ ...answer, value: maskedText('.'), text: maskedText(answer.text) })) : answers;

const maskedChange = (change: AnswerChange): AnswerChange => ({
  ...change,
  contact: maskedText(change.contact),
  old: maskedText(change.old),
  new: maskedText(change.new),
});

/** $1 ids of people and tokens. */
const readPeople = statement<{ id: string; name: string }>(
  'case-people',
  `select id::text, name from "user" where id::text = any($1::text[])
    union all select id::text, name from intermediary where id::text = any($1::text[])
    union all select 'token:' || id, name from api_token where 'token:' || id = any($1::text[])`,
);

/** An application as the bank's own people read it: its answers in words, and what became of each. */
@Controller()
export class CaseAnswersController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly engine: FlowEngine,
    private readonly applications: ApplicationRepository,
    private readonly registry: FlowRegistry,
    private readonly choices: ChoiceLists,
    private readonly sql: Sql,
  ) {}

  /** The answers that count, those that are typed and not saved, those set aside; and the contacts. */
  @Handles(caseAnswers.answers)
  async answers({ code, caller, language }: Input<typeof caseAnswers.answers>) {
    const { flow, application, snapshot } = this.engine.outcomeOf(await this.access.find(code, caller));
    const words = await this.wordsOf(flow, language);
    const isHidden = isMasked(caller.actor, snapshot.context);
    const shown: typeof wordedAnswers = (...asked) => maskedAnswers(wordedAnswers(...asked), isHidden);
    const { steps, setAside, contacts } = snapshot.context;
    const drafts = new Map(application.steps.map(({ step_number, draft }) => [step_number, draft]));
    return {
      success: true,
      steps: Object.values(flow.steps)
        .flatMap(({ step, state, fields }) => (fields ? [{ step, state, type: fields }] : []))
        .map(({ step, state, type }) => ({
          step,
          state,
          title: words.title(step),
          answers: shown(type, steps[step] ?? {}, words),
          draft: shown(type, drafts.get(step) ?? {}, words),
          set_aside: shown(type, setAside[step] ?? {}, words),
        })),
      contacts: contacts.map(({ id: contact, parent_id, contact_type, fields }) => {
        const type = flow.contactTypes?.[contact_type];
        return {
          id: contact,
          parent_id,
          contact_type,
          title: words.contactType(contact_type),
          name: isHidden ? maskedText(flow.contactName(fields)) : flow.contactName(fields),
          answers: type ? shown(type, fields, words, words.contactLabel) : [],
        };
      }),
    };
  }

  /** Every change of an answer, the last one first, with the names of who is known. */
  @Handles(caseAnswers.history)
  async history({ code, caller, language }: Input<typeof caseAnswers.history>) {
    const stored = await this.access.find(code, caller);
    const { flow, snapshot } = this.engine.outcomeOf(stored);
    const [log, words] = await Promise.all([this.applications.transitions(stored.id), this.wordsOf(flow, language)]);
    const ids = [...new Set(log.flatMap(({ actor_id }) => (actor_id === null ? [] : [actor_id])))];
    const people = ids.length > 0 ? await this.sql.run(readPeople, [ids]) : [];
    const changes = answerHistory(flow, log, words).slice(0, 1_000);
    return {
      success: true,
      changes: isMasked(caller.actor, snapshot.context) ? changes.map(maskedChange) : changes,
      people: Object.fromEntries(people.map((person) => [person.id, person.name])),
    };
  }

  private async wordsOf(flow: Flow, language: Language): Promise<Words> {
    return answerWords(this.registry.get(flow.id), language, await this.choices.inLanguage(language));
  }
}
