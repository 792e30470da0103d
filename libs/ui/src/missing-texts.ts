import { reportOnce, scrubPath, type ReportMissing } from '@statewise/i18n';

const reportedBefore = 'statewise.missing-texts';

/** Tells the server of each text that the catalogues of an app lack, once in a session of the browser; nobody who uses the page hears of it. */
export function missingTextReporter(app: string): ReportMissing {
  return reportOnce(({ key, language, area = app }) => {
    // While the server draws a page there is nobody to tell: the browser draws it again and does.
    if (typeof window === 'undefined' || !isNews(`${app} ${area} ${language} ${key}`)) return;
    const body = JSON.stringify({ content: key.slice(0, 1000), context: contextOf(app, area), lang: language });
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    void fetch('/translations/report', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  });
}

/** The app, the area of its texts where that is another, and the page without what opens an application. */
function contextOf(app: string, area: string): string {
  return `${area === app ? app : `${app}.${area}`} ${scrubPath(location.pathname)}`.slice(0, 200);
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
