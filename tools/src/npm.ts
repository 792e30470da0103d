/** How npm is started: by the Node that runs this where npm started it, else by its name. */
export function npmProgram(): { readonly file: string; readonly args: readonly string[]; readonly shell: boolean } {
  const npm = process.env['npm_execpath'] ?? '';
  return npm.endsWith('.js')
    ? { file: process.execPath, args: [npm], shell: false }
    : { file: 'npm', args: [], shell: process.platform === 'win32' };
}
