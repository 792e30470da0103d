import { languages, type Language } from '@statewise/i18n';
import { Link } from '@statewise/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { AnswerValue } from '../components/page.js';
import { Choices } from '../components/tab-links.js';
import { call } from '../requests/call.js';
import { useContentText } from './messages/catalogue.js';

/** The language in which the address wants the draft beside its text; undefined where it does not. */
export function useBesideLanguage(): Language | undefined {
  const wanted = new URLSearchParams(useLocation().search).get('beside');
  return languages.find((language) => language === wanted);
}

/** The address under which a thing is edited with its draft beside it. */
export const besideAddress = (kind: string, key: string, language: Language): string =>
  `/content/${kind}/${encodeURIComponent(key)}?beside=${language}`;

interface PreviewPaneProps {
  readonly kind: string;
  readonly itemKey: string;
  /** Of the draft that is shown: another one is drawn anew. */
  readonly version: number;
  readonly language: Language;
}

/** The stored draft as the site shows it, in one of its languages. */
export function PreviewPane({ kind, itemKey: key, version, language }: PreviewPaneProps) {
  const t = useContentText();
  const query = useQuery({
    queryKey: ['content-preview', kind, key, version, language],
    queryFn: async () =>
      (await call('POST /api/v1/content/{kind}/{key}/preview', { kind, key, body: { language } })).preview,
    refetchOnWindowFocus: false,
    staleTime: 'static',
    gcTime: 0,
  });
  return (
    <section aria-label={t('preview.title')} className="content-preview">
      <Choices
        label={t('preview.languages')}
        links={languages.map((one) => ({
          href: besideAddress(kind, key, one),
          label: t(`language.${one}`),
          isCurrent: one === language,
        }))}
      />
      <p className="sw-small">
        {t('preview.stored')} <Link href={`/content/${kind}/${encodeURIComponent(key)}`}>{t('preview.close')}</Link>
      </p>
      <AnswerValue query={query}>
        {({ path, address }) =>
          address === undefined ? (
            <iframe sandbox="allow-same-origin" src={path} title={t('preview.title')} />
          ) : (
            // A page of another origin cannot be shown within this one.
            <a href={address} target="_blank" rel="noopener noreferrer">
              {t('edit.preview')}
            </a>
          )
        }
      </AnswerValue>
    </section>
  );
}
