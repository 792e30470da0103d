/** Words that most people read in a minute. */
const wordsAMinute = 220;

/** How many minutes an article takes to read, at least one. */
export function minutesToRead(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsAMinute));
}
