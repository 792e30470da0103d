import { Mailbox } from './mailbox.ts';
import { BankStatewise } from './bank-statewise.ts';
import { Statewise } from './statewise.ts';
import { TlsProxy } from './tls-proxy.ts';

/** The product as a bank runs it: https, devices confirmed by a mailed number, the human check, limits, and real mails. */
export class StrictStatewise {
  readonly url: string;
  readonly mailbox: Mailbox;
  private readonly proxy: TlsProxy;
  private readonly statewise: Statewise;

  private constructor(url: string, mailbox: Mailbox, proxy: TlsProxy, statewise: Statewise) {
    this.url = url;
    this.mailbox = mailbox;
    this.proxy = proxy;
    this.statewise = statewise;
  }

  static async start(): Promise<StrictStatewise> {
    const mailbox = new Mailbox();
    const proxy = new TlsProxy();
    const [smtp, url] = await Promise.all([mailbox.start(), proxy.start()]);
    const statewise = await BankStatewise.start({
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      RESUME_CHECK: 'mail',
      CAPTCHA: 'on',
      RATE_LIMIT_FACTOR: '1',
      SMTP_URL: smtp,
      MAIL_FROM: 'Meridian Bank <hello@meridian.example>',
      SECRET_KEY: 'a key of thirty-two characters or more, for tests',
      WEBHOOK_PRIVATE: 'off',
      SINGLE_ADMIN: 'off',
      // No virus scanner runs beside the tests; nothing else that is unsafe is configured.
      ALLOW_UNSAFE: '1',
    });
    proxy.passTo(Number(new URL(statewise.url).port));
    return new StrictStatewise(url, mailbox, proxy, statewise);
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await this.statewise.stop();
    await this.mailbox.stop();
  }
}
