/** Copies a text. The clipboard is missing on pages without TLS and may be forbidden: both are told in the same words. */
export async function writeClipboard(text: string): Promise<'copied' | 'copyFailed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'copyFailed';
  }
}
