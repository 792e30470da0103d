import { languages, languageNames } from '@statewise/i18n';
import { Card, keepFocus, Logo, TextButton } from '@statewise/ui';
import { useEffect, type ReactNode } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { usePageTitle } from '../components/page.js';
import { chooseLanguage } from '../shell/language.js';

/** A page before the sign-in: one card in the middle. */
export function SignedOutPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useConsoleText();
  usePageTitle(title);
  useEffect(keepFocus, []);
  return (
    <div className="console-gate">
      <main tabIndex={-1} className="console-gate__main">
        <p className="console-gate__logo">
          <Logo /> <span className="console-gate__name">{t('name')}</span>
        </p>
        <Card>
          <h1 className="console-gate__title">{title}</h1>
          {children}
        </Card>
        <nav aria-label={t('language')} className="console-gate__languages">
          {languages.map((language) => (
            <TextButton
              key={language}
              lang={language}
              aria-pressed={language === t.language}
              onClick={() => chooseLanguage(language)}
            >
              {languageNames[language]}
            </TextButton>
          ))}
        </nav>
      </main>
    </div>
  );
}
