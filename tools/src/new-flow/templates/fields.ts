import type { NewFlow, StepName } from '../names.ts';

/** The field that every step has, and one that the last step may leave empty. */
export function fieldNames({ steps }: NewFlow, { snake, number }: StepName): readonly [string, ...string[]] {
  const remark = `${snake}_remark`;
  const isLast = number === steps.length && !steps.some((other) => other.snake === remark);
  return isLast ? [snake, remark] : [snake];
}

/** One class a step. */
export function fieldsFile(flow: NewFlow): string {
  return `import { Example } from '../rules/example.js';
import { Required } from '../rules/required.js';
import { Text } from '../rules/text.js';

${flow.steps.map((step) => classOf(flow, step)).join('\n')}`;
}

function classOf(flow: NewFlow, step: StepName): string {
  const [name, remark] = fieldNames(flow, step);
  const optional =
    remark === undefined
      ? ''
      : `\n  @Example('Nothing else')\n  @Text({ max: 500, multiline: true })\n  ${remark}?: string;\n`;
  return `/** Step ${step.number} of ${flow.steps.length}: ${step.title}. */
export class ${step.fields} {
  @Required()
  @Example('Ada')
  @Text()
  ${name}: string;
${optional}}
`;
}
