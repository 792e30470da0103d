/**
 * Fetches a file and saves it under a name; where the server wants a fresh sign-in, `confirm` asks for it first. Answers
 * whether the file was saved.
 */
export async function download(path: string, name: string, confirm: () => Promise<boolean>): Promise<boolean> {
  try {
    const first = await fetch(path);
    const response = first.status === 403 && (await confirm()) ? await fetch(path) : first;
    if (!response.ok) return false;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return true;
  } catch {
    return false;
  }
}
