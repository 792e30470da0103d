/** The page on which content is edited, by its kind and key around a stroke (`article/41`). Keys may have any sign in them. */
export function editorPath(subject: string): string {
  const cut = subject.indexOf('/');
  return `/content/${subject.slice(0, cut)}/${encodeURIComponent(subject.slice(cut + 1))}`;
}
