import type { ListedTask } from '@statewise/contract';
import { bank } from '../bank.js';

/** Where tasks of the platform's own kinds are done. */
const paths: Readonly<Record<string, (task: ListedTask) => string>> = {
  proposal: ({ subject }) => `/proposals/${subject}`,
  outcome: ({ subject }) => `/proposals/${subject}`,
  erasure: ({ subject }) => `/proposals/${subject}`,
  mail: ({ subject }) => `/operations/outbox/${subject}`,
};

const atApplication = ({ application }: ListedTask): string =>
  application === null ? '/' : `/applications/${application.id}/acts`;

/** The page on which a task is done, which then shows the task above it. */
export function taskPath(task: ListedTask): string {
  const path = (bank.taskPaths[task.kind] ?? paths[task.kind] ?? atApplication)(task);
  return `${path}?task=${task.id}`;
}
