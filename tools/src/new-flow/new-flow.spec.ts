import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandRefusal } from '../workspace.ts';
import { refuseClashes } from './clashes.ts';
import { readNewFlow } from './names.ts';
import { listRelease } from './registration.ts';

/** The sentence with which the command refuses what it is asked for, before it writes anything. */
function refusal(args: readonly string[]): string {
  try {
    refuseClashes(readNewFlow(args));
    return '';
  } catch (error) {
    if (error instanceof CommandRefusal) return error.message;
    throw error;
  }
}

test('ends with the sentence of its refusal', () => {
  const command = path.join(import.meta.dirname, '../new-flow.ts');
  const { status, stderr, stdout } = spawnSync(process.execPath, [command, 'Appointment'], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('Say the name of the flow and its steps')]);
});

test.each([
  [[], 'Say the name of the flow and its steps'],
  [['appointment'], 'Say the name of the flow and its steps'],
  [['appointment', '--steps'], 'Say the name of the flow and its steps'],
  [['appointment', '--steps', ''], 'at least one step'],
  [['appointment', '--steps', 'who,,when'], 'at least one step'],
  [['appointment', '--steps', 'who', 'when'], 'Say the name of the flow and its steps'],
  [['Appointment', '--steps', 'who'], 'The flow "Appointment" needs a name in small letters'],
  [['../escape', '--steps', 'who'], 'needs a name in small letters'],
  [['9-lives', '--steps', 'who'], 'needs a name in small letters'],
  [['appointment', '--steps', 'who,When'], 'The step "When" needs a name in small letters'],
  [['appointment', '--steps', 'who,when,who'], 'The step "who" is named twice.'],
  [['appointment', '--steps', 'who,done'], 'A step cannot be called "done"'],
  [['appointment', '--steps', 'who,resume'], 'A step cannot be called "resume"'],
  [['appointment', '--steps', 'constructor'], 'every object has a member of that name'],
  [['loan', '--steps', 'who'], 'There is apps/loan already'],
  [['loan-application', '--steps', 'who'], 'There is libs/fields/src/loan-application already'],
  [['session', '--steps', 'who'], 'There is libs/machines/src/session already'],
  [['fees', '--steps', 'who'], 'There is a page at /fees already'],
  [['jobs', '--steps', 'who'], 'There is a page at /jobs already'],
  [['complaints', '--steps', 'who'], 'There is a page at /complaints already'],
  [['step', '--steps', 'one'], 'exports StepOne already'],
])('refuses %j with a sentence', (args, sentence) => {
  expect(refusal(args)).toContain(sentence);
});

test('names a release of a flow in the list of releases, once, behind those before it', () => {
  const before =
    "export const releases: X = {\n  store: [release(1, () => import('./store/releases/1.json', json))],\n};\n";
  const first = listRelease(before, { id: 'call-back', version: 1 });
  expect(first).toContain("\n  'call-back': [\n    release(1, () => import('./call-back/releases/1.json'");
  expect(listRelease(first, { id: 'call-back', version: 1 })).toBe(first);
  const second = listRelease(first, { id: 'call-back', version: 2 });
  expect(second.match(/call-back\/releases\/(\d)\.json/g)).toEqual([
    'call-back/releases/1.json',
    'call-back/releases/2.json',
  ]);
  expect(listRelease(before, { id: 'store', version: 2 })).toMatch(/store: \[\s+release\(1[^]+release\(2[^]+\],\n\};/);
});
