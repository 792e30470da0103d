/** A page that says why there is none, and tries again by itself. */
export function failurePage(title: string, message: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="1" />
    <title>${escape(title)}</title>
  </head>
  <body>
    <h1>${escape(title)}</h1>
    <pre>${escape(message)}</pre>
    <p>This page loads again as soon as that has changed.</p>
  </body>
</html>
`;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
