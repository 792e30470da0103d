import { loanApplicationFlow } from '@statewise/machines';
import type { Opener } from '../applications/application-access.js';
import type { SendOptions } from '../engine/flow-engine.js';
import type { Caller } from '../platform/auth/access.js';
import { bodyOf, fieldErrors, submissionOf, type Body } from '../platform/http/request-fields.js';

/** What every call on an application may carry besides its own fields: the client's view of where it is. */
const wrapping = ['code', 'current_step', 'furthest_step', 'version'];

/** A call's body with the named members allowed, and its wrapping checked. */
export function callOf(body: unknown, ...own: readonly string[]): Body {
  return checked(bodyOf(body, [...wrapping, ...own]));
}

/** A call whose own fields lie beside the wrapping; they are left to the rules of the form. */
export function flatCallOf(body: unknown): { call: Body; fields: Body } {
  const all = checked(bodyOf(body));
  return { call: all, fields: Object.fromEntries(Object.entries(all).filter(([name]) => !wrapping.includes(name))) };
}

/** The step that a call is about; it must be named. */
export function stepOf(call: Body): number {
  const step = call['current_step'];
  if (typeof step !== 'number') throw fieldErrors({ current_step: ['required'] });
  return step;
}

/** How a call's event is sent: by whom, to a loan application alone, with the version and the key that make it safe to repeat. */
export function sendingOf(call: Body, caller: Caller, key: string | undefined): SendOptions & Opener {
  return { ...caller, ...submissionOf(call, key), flow: loanApplicationFlow.id };
}

function checked(call: Body): Body {
  for (const name of ['current_step', 'furthest_step']) {
    const step = call[name];
    const isStep =
      step === undefined ||
      step === null ||
      (typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= 7);
    if (!isStep) throw fieldErrors({ [name]: ['numbers'] });
  }
  return call;
}
