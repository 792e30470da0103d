import { reportOnce, type ReportMissing } from '@statewise/i18n';

const reportedBefore = 'statewise.missing-texts';

/** Returns a reporter of texts that an app's catalogues lack: it tells the server of each once in a browser session. */
export function missingTextReporter(app: string): ReportMissing {
  return reportOnce(({ key, language, area = app }) => {
    // The server that draws a page does not report: the browser draws it again and does.
    if (typeof window === 'undefined' || !isNews(`${app} ${area} ${language} ${key}`)) return;
    // A report that does not arrive must never disturb the page.
    void import('./failures/reports.js')
      .then(({ sendMissingText }) => sendMissingText({ app, area, key, language }))
      .catch(() => undefined);
  });
}

/** Whether it was not told in this session of the browser; one that lets nothing be kept tells it on each page. */
function isNews(text: string): boolean {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(reportedBefore) ?? '[]');
    const texts = Array.isArray(known) ? known : [];
    if (texts.includes(text)) return false;
    sessionStorage.setItem(reportedBefore, JSON.stringify([...texts, text].slice(-200)));
  } catch {
    // Storage is full or forbidden.
  }
  return true;
}
