import { branches, provider } from '@statewise/i18n';
import { branchAddresses, cardLines, guaranteeScheme } from '@statewise/site-content';
import type { Menus } from '@statewise/site-content';
import { LogoMark, PlusIcon, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { Island } from '../islands/island.js';
import { useSiteText } from '../messages/use-site-text.js';
import { SchemeSwitch } from '../scheme/scheme-switch.js';
import { SubscribeForm } from '../subscribe/subscribe-form.js';
import { Links } from './header.js';
import { Menu } from './menus.js';

/** Newsletter, every page by group, and who the bank is. */
export function Footer({ menus, year }: { readonly menus: Menus; readonly year: number }) {
  const t = useSiteText();
  const locale = useLocale();
  const { phone, phoneLink, openingHours } = branches[locale.country];
  const cardLine = cardLines[locale.country];
  return (
    <footer className="site-footer">
      <div className="sw-width">
        <Island name="subscribe" of={SubscribeForm} props={{}} starts="when touched" />
        <div className="site-footer__groups">
          {menus.footer.map(({ label, items }) => (
            <FooterGroup key={label} label={label}>
              <Links links={items} />
            </FooterGroup>
          ))}
        </div>
        <SchemeSwitch />
        {menus.footer.length > 0 && (
          <Menu
            menu="footer"
            place="foot"
            className="site-footer__menu"
            label={
              <>
                <span>{t('menu.allPages')}</span>
                <PlusIcon />
              </>
            }
          >
            {menus.footer.map(({ label, items }) => (
              <FooterGroup key={label} label={label}>
                <Links links={items} />
              </FooterGroup>
            ))}
          </Menu>
        )}
        <div className="site-footer__bank">
          <LogoMark size={44} />
          <address>
            {branchAddresses[locale.country][locale.language].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p>
            <a href={phoneLink} className="sw-figures">
              {phone}
            </a>
            <span>{t('footer.hours', openingHours)}</span>
            <span>
              {t(locale.country === 'be' ? 'footer.cardStop' : 'footer.cardLine')}{' '}
              <a href={cardLine.phoneLink} className="sw-figures">
                {cardLine.phone}
              </a>
            </span>
          </p>
          <p className="site-footer__rights">
            <span>{t('footer.rights', { year, name: provider.legalName })}</span>
            <span>
              {t('footer.supervised', { registration: provider.registration, supervisor: provider.supervisor })}
            </span>
            <span className="site-footer__authorities">
              <a href={provider.supervisorLink} rel="noopener noreferrer" lang="en">
                {provider.supervisor}
              </a>
              <a href={guaranteeScheme.link} rel="noopener noreferrer" lang="en">
                {guaranteeScheme.name}
              </a>
            </span>
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="site-footer__group">
      <h2>{label}</h2>
      {children}
    </div>
  );
}
