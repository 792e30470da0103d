const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time in its two largest units, such as `2 min 5 sec`; below a minute in tenths of a second. */
export function durationWords(seconds: number, language: string): string {
  const write = (value: number, unit: string, decimals = 0): string =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: decimals,
    }).format(value);
  const index = units.findIndex(([, length]) => seconds >= length);
  const [unit, length] = units[index] ?? units[3];
  if (unit === 'second') return write(seconds, 'second', 1);
  const [smaller, shorter] = units[index + 1] ?? units[3];
  const rest = Math.floor((seconds % length) / shorter);
  const first = write(Math.floor(seconds / length), unit);
  return rest === 0 ? first : `${first} ${write(rest, smaller)}`;
}
