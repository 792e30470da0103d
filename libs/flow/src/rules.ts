import type { FieldErrors } from '@statewise/fields';
import type { AnyRule, FlowContext, FlowEvent, GuardArgs, Objection, Rule } from './flow.js';

/** What a rule says that has no more to tell than its name. */
const unmet: Objection = {};

/** Nothing to say when the condition holds. */
export function requires(condition: boolean): Objection | undefined {
  return condition ? undefined : unmet;
}

/** Nothing to say when there are no errors. */
export function requiresNone(errors: FieldErrors | undefined): Objection | undefined {
  return errors === undefined ? undefined : { errors };
}

/** XState's guards of the rules: a guard holds when its rule has nothing to say. */
export function guardsOf<T extends Readonly<Record<string, AnyRule>>>(rules: T): Guards<T> {
  const guards = Object.entries(rules).map(([name, rule]) => [
    name,
    (args: GuardArgs, params: never) => rule(args, params) === undefined,
  ]);
  return Object.fromEntries(guards);
}

type Guards<T extends Readonly<Record<string, AnyRule>>> = {
  readonly [K in keyof T]: (args: Parameters<T[K]>[0], params: Parameters<T[K]>[1]) => boolean;
};

/** A rule that is asked of one type of event alone, and has its payload; it does not hold for any other. */
export function onEvent<C extends FlowContext, E extends FlowEvent>() {
  return <T extends E['type'], P = undefined>(
    type: T,
    rule: Rule<C, Extract<E, { readonly type: T }>, P>,
  ): Rule<C, E, P> => {
    const isOfType = (event: E): event is Extract<E, { readonly type: T }> => event.type === type;
    return ({ context, event }, params) => (isOfType(event) ? rule({ context, event }, params) : unmet);
  };
}
