import type { BankContract } from '@statewise/contract/bank';
import { addressOf, createClient } from '@statewise/contract/client';
import { newKey } from '@statewise/flow-client';
import { localisePath, bankPaths, provider } from '@statewise/i18n';
import type { Prepared } from '@statewise/machines';
import { Button, Card, CodeDisplay, CopyButton, FileIcon, LinkButton, useFormat } from '@statewise/ui';
import { MailButton, QrCode, useWizard, type ScreenProps } from '@statewise/wizard';
import { storeNameOf } from '@statewise/lending';
import { use, useId } from 'react';
import { storeContextOf } from '../details/store-loan.js';
import { useStoreText } from '../messages/use-store-text.js';
import { useStoreServices } from '../store-services.js';

export interface HandoverPageProps extends ScreenProps {
  readonly prepared: Prepared;
  /** The mail was not taken: the customer may have gone on meanwhile. */
  readonly onSendFailed: () => void;
}

/** What the customer takes along, on the screen and on paper: the code, where it leads, and what happens next. */
export function HandoverPage({ flow, prepared, onSendFailed }: HandoverPageProps) {
  const t = useStoreText();
  const { locale, request } = useWizard();
  const heading = useId();
  const { code, email } = prepared;
  // A sale names no country: the loan is in the bank's own, wherever the store's page is read.
  const link = `${location.origin}${localisePath({ ...locale, country: provider.country }, `${bankPaths.loan}/resume/${code}`)}`;
  const send = async (): Promise<unknown> => {
    try {
      const call = createClient<BankContract>(request);
      const body = { code: flow.client.code ?? '' };
      return await call('POST /consumer-loans-vm-stores/api/sendCode', { body }, { key: newKey() });
    } catch (failure) {
      onSendFailed();
      throw failure;
    }
  };
  return (
    <Card as="section" className="store-sheet" aria-labelledby={heading}>
      <header className="store-sheet__head">
        <h2 id={heading}>
          <span className="store-screen-only">{t('sheet.title')}</span>
          <span className="store-paper-only">{t('sheet.paper')}</span>
        </h2>
        <LoanLine flow={flow} prepared={prepared} />
      </header>
      {code !== '' && (
        <div className="store-sheet__code">
          <CodeDisplay code={code} label={t('sheet.code')} />
          <QrCode text={link} label={t('sheet.qr')} />
        </div>
      )}
      <div className="store-sheet__actions store-screen-only">
        <MailButton mail={send} />
        {code !== '' && <HandoverLinks code={code} link={link} />}
        <p className="sw-small">{t('sheet.mailTo', { email })}</p>
      </div>
      {code !== '' && <NextSteps link={link} />}
    </Card>
  );
}

/** What is done with the code besides mailing it. */
function HandoverLinks({ code, link }: { readonly code: string; readonly link: string }) {
  const t = useStoreText();
  const { locale } = useWizard();
  return (
    <>
      <CopyButton text={link} label={t('sheet.copyLink')} />
      <Button small variant="secondary" onClick={() => window.print()}>
        {t('sheet.print')}
      </Button>
      <LinkButton
        small
        variant="secondary"
        icon={<FileIcon size={18} />}
        href={addressOf('GET /consumer-loans-vm-stores/api/downloadLoanPlan', { code, lang: locale.language })}
      >
        {t('sheet.plan')}
      </LinkButton>
    </>
  );
}

/** What the customer does with the code, in words for the customer. */
function NextSteps({ link }: { readonly link: string }) {
  const t = useStoreText();
  return (
    <div className="store-sheet__next">
      <h3>{t('sheet.next')}</h3>
      <ol>
        <li>
          {t('sheet.open')} <a href={link}>{link}</a>
        </li>
        <li>{t('sheet.check')}</li>
        <li>{t('sheet.newCode')}</li>
      </ol>
      <p className="sw-small">{t('sheet.legal')}</p>
    </div>
  );
}

/** Which store prepared what. */
function LoanLine({ flow, prepared: { amount, term } }: ScreenProps & { readonly prepared: Prepared }) {
  const t = useStoreText();
  const format = useFormat();
  const stores = use(useStoreServices().storesIfKnown());
  const number = storeContextOf(flow).seller?.storeNumber;
  const store = stores?.find(({ store_number }) => store_number === number);
  const loan = t('sheet.loan', {
    amount: format.money(amount, { whole: Number.isInteger(amount) }),
    months: t('loan.months', { count: term }),
  });
  return <p>{store === undefined ? loan : `${storeNameOf(store)} · ${loan}`}</p>;
}
