import { annotate } from '../check/field-registry.js';

/** Says which of a person's details a field asks for, as HTML's `autocomplete` names it, so that browsers can fill it in (WCAG 1.3.5). */
export function Autofill(detail: string): PropertyDecorator {
  return (prototype, name) => annotate(prototype, String(name), { autofill: detail });
}
