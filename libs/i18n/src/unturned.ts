/** Marks that turn the direction in which what stands behind them is read, and end that. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text without them: no language of ours needs them, and one in a name has what is shown with it read backwards. */
export const unturned = (text: string): string => text.replaceAll(turns, '');
