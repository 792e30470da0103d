import { once as emitted } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { answeredApplication, creation, loanBase, newMark, once } from '../harness/applicant.ts';
import type { Experiment } from '../harness/experiment.ts';

/** How a mail server treats who talks to it. */
type Manner = 'takes' | 'refuses for now' | 'hangs' | 'cuts' | 'takes and says nothing';

const manners: readonly Manner[] = ['refuses for now', 'cuts', 'takes', 'hangs', 'takes and says nothing', 'takes'];

interface MailStatus {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
}

/** The mail server refuses, hangs and breaks off, and the API is killed between: each mail arrives, and is the same mail when it arrives twice. */
export const mail: Experiment = {
  name: 'mail',
  full: 300,
  unit: 'mails',
  async run(stage, amount, tally) {
    const port = await stage.freePort();
    const server = await MailServer.start(port);
    stage.undoing(() => server.stop());
    const replica = await stage.replica({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const send = once(replica.url);
    const each = Math.ceil(amount / manners.length);
    for (const manner of manners) {
      server.manner = manner;
      for (let n = 0; n < each; n += 1) {
        const { code } = answeredApplication(await send(`${loanBase}/create`, { json: creation(newMark()) }));
        const sent = await send(`${loanBase}/sendLoanPlan`, { json: { code } });
        tally.claim(
          sent.status === 200,
          `asking for a plan while the mail server ${manner} was answered ${sent.status}`,
        );
        tally.add('asked for');
      }
      await delay(3_000);
      if (manner !== 'takes') {
        await replica.kill();
        tally.add('kills');
        await replica.start();
      }
    }
    server.manner = 'takes';
    const sql = await stage.sql();
    // What waits for its turn after a failure or a kill is let go on at once, as time would.
    const hurry = () =>
      sql.query(`update jobs.job set state = 'retry', start_after = now(), started_on = null
        where name = 'mail' and (state = 'retry' or (state = 'active' and started_on < now() - interval '40 seconds'))`);
    const standings = async () => (await sql.query<MailStatus>('select id::text, state, reason from outbox')).rows;
    const end = Date.now() + 120_000 + amount * 2_000;
    while (Date.now() < end && (await standings()).some(({ state }) => state === 'waiting')) {
      await hurry();
      await delay(1_000);
    }
    const mails = await standings();
    tally.set('mails', mails.length);
    const arrived = Map.groupBy(server.taken, (id) => id);
    for (const { id, state, reason } of mails) {
      const times = arrived.get(id)?.length ?? 0;
      tally.add(state);
      if (times > 1) tally.add('arrived twice under one id', times - 1);
      const isRight = state === 'sent' ? times > 0 : state === 'failed' && reason !== null;
      tally.claim(isRight, `a mail is ${state} and arrived ${times} times`);
    }
    const strangers = [...arrived.keys()].filter((id) => !mails.some((one) => one.id === id));
    tally.claim(strangers.length === 0, `${strangers.length} mails arrived that nobody wrote`);
  },
};

/** A mail server that does what it is told, and keeps what it took. */
class MailServer {
  manner: Manner = 'takes';
  /** The ids of the mails that it took, each as often as it did. */
  readonly taken: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, greet) => void (this.manner !== 'hangs' && greet()),
    onData: (stream, _session, answer) => {
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString('latin1')));
      stream.once('end', () => this.take(mail, answer));
    },
  });

  static async start(port: number): Promise<MailServer> {
    const mail = new MailServer();
    mail.server.on('error', () => undefined);
    mail.server.server.on('connection', (socket) => mail.sockets.add(socket));
    await emitted(mail.server.listen(port, '127.0.0.1'), 'listening');
    return mail;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private take(mail: string, answer: (error?: Error) => void): void {
    if (this.manner === 'refuses for now') return answer(Object.assign(new Error('later'), { responseCode: 451 }));
    if (this.manner === 'cuts') return this.cut();
    if (this.manner === 'hangs') return;
    this.taken.push(/^message-id: <([^@>]+)/im.exec(mail)?.[1] ?? 'none');
    if (this.manner === 'takes') answer();
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
}
