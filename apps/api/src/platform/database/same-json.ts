/** Whether two values are the same as JSON; the order of an object's members does not matter, since Postgres keeps its own. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false;
  const [left, right] = [members(a), members(b)];
  return (
    left.size === right.size && [...left].every(([name, value]) => right.has(name) && sameJson(value, right.get(name)))
  );
}

/** A member that is undefined is not written as JSON at all. */
function members(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, member]) => member !== undefined));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}
