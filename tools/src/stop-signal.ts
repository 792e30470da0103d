/** Resolves when somebody asks this process to end: Ctrl-C, a signal, or the end of its parent. Asking again changes nothing. */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
  });
}
