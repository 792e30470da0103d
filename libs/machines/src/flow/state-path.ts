import type { AnyStateMachine, StateValue } from 'xstate';

/** Dotted path of a state value, e.g. `finished.rejected`; a parallel state ends the path. */
export function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  const [key] = keys;
  if (keys.length !== 1 || key === undefined) return '';
  const rest = pathOf(value[key] as StateValue);
  return rest === '' ? key : `${key}.${rest}`;
}

/** The state value of a dotted path; states below it are entered at their initial state by `resolveState`. */
export function valueOf(path: string): StateValue {
  const [head = '', ...rest] = path.split('.');
  return rest.length === 0 ? head : { [head]: valueOf(rest.join('.')) };
}

/** Whether the chart has a state at this dotted path. */
export function hasState(machine: AnyStateMachine, path: string): boolean {
  let node = machine.root;
  for (const key of path.split('.')) {
    const child = Object.hasOwn(node.states, key) ? node.states[key] : undefined;
    if (child === undefined) return false;
    node = child;
  }
  return true;
}
