import {
  countries,
  countryNames,
  languageNames,
  languages,
  localisePath,
  type Language,
  type Locale,
} from '@statewise/i18n';
import { ChevronDownIcon, GlobeIcon, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';
import { usePlace } from '../page/place.js';
import { SchemeSwitch } from '../scheme/scheme-switch.js';
import { addressIn } from './addresses.js';
import { Menu, type MenuPlace } from './menus.js';

interface ChoiceProps {
  readonly place: MenuPlace;
}

/** The same page for another country. */
export function Countries({ place }: ChoiceProps) {
  const t = useSiteText();
  const { country, language } = useLocale();
  return (
    <Menu
      menu="countries"
      place={place}
      label={
        <>
          <GlobeIcon size={18} />
          <span className="sw-sr">{t('menu.country')}: </span>
          <span>{countryNames[country][language]}</span>
          <ChevronDownIcon size={16} />
        </>
      }
    >
      <ul className="site-links">
        {countries.map((other) => (
          <li key={other}>
            <Elsewhere locale={{ country: other, language }} isHere={other === country}>
              {countryNames[other][language]}
            </Elsewhere>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** The same page in another language, and the colours. */
export function Settings({ place }: ChoiceProps) {
  const t = useSiteText();
  const { country, language } = useLocale();
  return (
    <Menu
      menu="settings"
      place={place}
      label={
        <>
          <span className="sw-sr">{t('menu.language')}: </span>
          <span>{languageNames[language]}</span>
          <ChevronDownIcon size={16} />
        </>
      }
    >
      <ul className="site-links">
        {languages.map((other) => (
          <li key={other}>
            <Elsewhere locale={{ country, language: other }} isHere={other === language} lang={other}>
              {languageNames[other]}
            </Elsewhere>
          </li>
        ))}
      </ul>
      <SchemeSwitch />
    </Menu>
  );
}

interface ElsewhereProps {
  readonly locale: Locale;
  readonly isHere: boolean;
  /** Said where the link is written in another language than the page. */
  readonly lang?: Language;
  readonly children: ReactNode;
}

function Elsewhere({ locale, isHere, lang, children }: ElsewhereProps) {
  const { paths } = usePlace();
  return (
    <a
      href={addressIn(paths, locale)}
      lang={lang}
      hrefLang={lang}
      aria-current={isHere ? 'true' : undefined}
      data-locale={localisePath(locale, '/').slice(1, -1)}
    >
      {children}
    </a>
  );
}
