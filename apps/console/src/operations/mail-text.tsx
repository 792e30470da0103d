import { useState, type ReactNode } from 'react';
import type { ShownMail } from './mail.js';
import { useOperationsText } from './messages/catalogue.js';

/** What a mail says, as text, or as its reader sees it in a frame in which nothing runs and nothing is fetched. */
export function MailText({ mail: { subject, text, html } }: { readonly mail: ShownMail }): ReactNode {
  const t = useOperationsText();
  const [isHtml, setIsHtml] = useState(false);
  return (
    <>
      {html !== null && (
        <div className="console-switch" role="group" aria-label={subject}>
          {([false, true] as const).map((choice) => (
            <button
              key={String(choice)}
              type="button"
              className="sw-button sw-button--quiet sw-button--small"
              aria-pressed={isHtml === choice}
              onClick={() => setIsHtml(choice)}
            >
              <span>{t(choice ? 'mail.html' : 'mail.text')}</span>
            </button>
          ))}
        </div>
      )}
      {html !== null && isHtml ? (
        <iframe className="operations-mail__frame" sandbox="" title={subject} srcDoc={withPolicy(html)} />
      ) : (
        <pre className="operations-mail__text">{text}</pre>
      )}
    </>
  );
}

/** Returns a mail’s HTML with a policy that blocks fetches: a picture would tell its server that the bank looked. */
const withPolicy = (html: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">${html}`;
