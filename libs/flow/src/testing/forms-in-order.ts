import { setup } from 'xstate';
import type { FieldsClass } from '@statewise/fields';
import { defineFlow, defineSteps, step, type EventsOf } from '../declare.js';
import type { Flow, FlowContext } from '../flow.js';
import {
  anywhere,
  at,
  nothingYet,
  validAnswers,
  validFirstAnswers,
  wizard,
  wizardEvents,
  wizardMeta,
} from '../wizard/index.js';

/** What a flow of forms is made of. */
export interface FormsInOrder extends Pick<Flow, 'id' | 'version' | 'migrations'> {
  /** The class of each step, by its name; a page of thanks follows the last. */
  readonly forms: Readonly<Record<string, FieldsClass>>;
  /** The answers by which its applications are listed, each by the name of its step. */
  readonly listing: readonly { readonly step: string; readonly field: string; readonly as: 'name' | 'email' }[];
}

/** Returns a flow of forms, one after the other: what tests of releases put between two steps or take away. */
export function flowOfForms({ id, version, migrations, forms, listing }: FormsInOrder): Flow {
  const places = [...Object.keys(forms), 'thanks'];
  const steps = defineSteps(
    Object.fromEntries(places.map((name, index) => [name, step(index + 1, name, forms[name])])),
  );
  const stepOf = (name: string) => steps[name] ?? step(0, name);
  const { rules, requirements, guards, actions } = wizard<FlowContext, EventsOf<typeof wizardEvents>>({ steps });
  const states = places.map((name, index) => {
    const [before, after] = [places[index - 1], places[index + 1]];
    const on = {
      ...(after !== undefined && { 'step.save': { target: after, ...validAnswers(stepOf(name)) } }),
      ...(before !== undefined && { 'step.back': before }),
    };
    return [name, { ...at(stepOf(name)), on }];
  });
  const machine = setup({
    types: { context: {} as FlowContext, events: {} as EventsOf<typeof wizardEvents> },
    guards,
    actions,
  }).createMachine({
    id,
    meta: wizardMeta({ title: id }),
    context: nothingYet,
    initial: 'start',
    states: {
      start: { on: { 'application.create': { target: `#${id}.created.${places[1]}`, ...validFirstAnswers } } },
      created: {
        meta: { group: true },
        initial: places[0] ?? '',
        states: Object.fromEntries(states),
        on: anywhere(steps),
      },
    },
  });
  return defineFlow({
    id,
    title: id,
    version,
    machine,
    steps,
    events: wizardEvents,
    rules: { ...rules, ...requirements },
    listing: listing.map(({ step: name, ...listed }) => ({ step: stepOf(name).step, ...listed })),
    migrations,
  });
}
