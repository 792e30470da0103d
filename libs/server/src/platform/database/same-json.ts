/** Whether two values are the same as JSON; the order of an object's members does not matter, since Postgres keeps its own. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true;
  if (!isMembers(a) || !isMembers(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  let members = 0;
  for (const [name, member] of Object.entries(a)) {
    if (member === undefined) continue;
    if (!Object.hasOwn(b, name) || b[name] === undefined || !sameJson(member, b[name])) return false;
    members += 1;
  }
  return members === sizeOf(b);
}

/** How many members are written: one that is undefined is not. */
function sizeOf(value: Members): number {
  let size = 0;
  for (const name of Object.keys(value)) if (value[name] !== undefined) size += 1;
  return size;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}
