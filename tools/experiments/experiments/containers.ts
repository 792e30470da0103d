import path from 'node:path';
import { root } from '../../src/workspace.ts';
import { atDocuments, gather, loanBase, once, persistent } from '../harness/applicant.ts';
import { call, insist, member } from '../harness/call.ts';
import { Composition, type ContainerOptions } from '../harness/composition.ts';
import { digestOf, documentsIn, picture, uploadFile } from '../harness/documents.ts';
import { compare, noteVerified, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import { admin } from '../harness/people.ts';

const keys = {
  first: 'the-first-key-of-the-composition-for-experiments',
  second: 'the-second-key-of-the-composition-for-experiments',
};
const web = ['web-1', 'web-2', 'web-3'];
/** The string by which scanners are tried, in two parts so that none takes this file for it. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Programs of the tests that stand for the object storage and the mail server, in an image of Node. */
const standIns = {
  image: 'docker.io/library/node:24-bookworm-slim',
  options: [`--volume=${path.join(root, 'node_modules')}:/node_modules:ro`, '--entrypoint=node'],
};
const s3 = `new (require('/node_modules/s3rver'))({ port: 9000, address: '0.0.0.0', silent: true, vhostBuckets: false, directory: '/data', configureBuckets: [{ name: 'statewise', configs: [] }] }).run()`;
const smtp = `new (require('/node_modules/smtp-server').SMTPServer)({ authOptional: true, disabledCommands: ['STARTTLS'], onData: (mail, _, done) => { mail.resume(); mail.once('end', () => { console.log('taken'); done(); }); } }).listen(1025)`;

/** What `.env` says. */
const settings = {
  POSTGRES_PASSWORD: 'owner',
  API_PASSWORD: 'server',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SECRET: 'a secret that only this experiment has',
  SECRET_KEY: keys.first,
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
  STORAGE_IMAGE: 'storage',
  ALLOW_UNSAFE: '1',
  RATE_LIMIT_FACTOR: '0',
  CAPTCHA: 'off',
};

/** The composition of `docker/`: from a loan to its documents, a replica killed, an upgrade, another key, down. */
export const containers: Experiment = {
  name: 'containers',
  full: 3,
  unit: 'replicas killed in the whole composition',
  async run(stage, amount, tally) {
    const ports = [await stage.freePort(), await stage.freePort()] as const;
    const url = `http://127.0.0.1:${ports[0]}`;
    const composition = new Composition(stage.folder, { ...settings, PUBLIC_URL: url });
    stage.undoing(() => composition.down());
    const timed = async (what: string, act: () => Promise<void>) => {
      const began = performance.now();
      await act();
      tally.set(`${what} s`, Math.round((performance.now() - began) / 1000));
    };
    /** Both keys, for commands and for replicas after the rotation. */
    const rotated = { SECRET_KEY: keys.second, SECRET_KEY_FORMER: keys.first };
    const next = { image: 'localhost/statewise:next' };
    const replace = async (options: ContainerOptions) => {
      for (const name of web) {
        await composition.remove(name);
        await composition.start(name, name, options);
        await composition.untilReady(name);
        tally.add('replicas replaced');
      }
      await composition.remove('worker');
      await composition.start('worker', 'worker', options);
      await composition.untilReady('worker');
    };

    await timed('image', () => composition.build(stage.folder));
    await timed('up', async () => {
      const published = [`--publish=127.0.0.1:${ports[1]}:5432`];
      await composition.start('postgres', 'postgres', { options: published });
      await composition.start('scanner');
      await composition.start('storage', 'storage', { ...standIns, command: ['-e', s3] });
      await composition.start('mail', 'mail', { ...standIns, command: ['-e', smtp] });
      await composition.until('postgres', 'pg_isready', '-h', '127.0.0.1', '-U', 'statewise');
      await composition.toItsEnd('migrate');
      for (const name of web) await composition.start(name);
      await composition.start('worker');
      for (const name of [...web, 'worker']) await composition.untilReady(name);
      await composition.start('proxy', 'proxy', { options: [`--publish=127.0.0.1:${ports[0]}:80`] });
      await insist(() => call(url, 'GET', '/health/ready'));
    });
    const content = picture(300_000);
    const code = await atDocuments(once(url), 'uploader');
    const infected = Buffer.concat([content.subarray(0, 1_000), Buffer.from(eicar), content.subarray(1_000)]);
    const refused = await uploadFile(url, code, [{ name: 'a.jpg', content: infected }]);
    tally.set('an infected file answered', `${refused.status} ${String(member(refused.body, 'type'))}`);
    tally.claim(refused.status === 422, `an infected file was answered ${refused.status}`);
    const uploaded = await uploadFile(url, code, [{ name: 'a.jpg', content }]);
    tally.claim(uploaded.status === 200, `an upload was answered ${uploaded.status}`);

    const journal = new Journal();
    const people = gather(
      4,
      persistent(() => url, tally, 'by the composition', [502, 503]),
      journal,
    );
    for (let n = 0; n < amount; n += 1) {
      const name = web[n % web.length] ?? '';
      await people.workFor(2_000);
      await composition.kill(name);
      await people.workFor(2_000);
      await composition.start(name);
      await composition.untilReady(name);
      tally.add('killed');
    }
    await timed('upgrade', async () => {
      await composition.tag(next.image);
      await composition.toItsEnd('migrate', next);
      await replace(next);
    });
    const command = (name: string) => ['node', 'apps/api/dist/command.js', name];
    await timed('another key', async () => {
      // Those of the former key read what is encrypted by the new one only once they know it.
      await replace({ ...next, env: { SECRET_KEY_FORMER: keys.second } });
      await replace({ ...next, env: rotated });
      await composition.toItsEnd('worker', { env: rotated, command: command('secrets-reseal') });
    });
    await people.end();

    const [document] = documentsIn(await call(url, 'GET', `${loanBase}/getDocuments?code=${code}`));
    const id = String(member(document, 'id'));
    const back = await fetch(`${url}${loanBase}/downloadDocument?id=${id}&code=${code}`);
    const isSame = digestOf(Buffer.from(await back.arrayBuffer())) === digestOf(content);
    tally.claim(isSame, 'a document is not what it was before upgrade and new key');
    stage.databaseUrl = `postgres://statewise:owner@127.0.0.1:${ports[1]}/statewise`;
    await compare(journal, stage, tally, /^uploader$/);
    const verified = await composition.toItsEnd('worker', { env: rotated, command: command('flows-verify') });
    noteVerified(verified, tally);
    await timed('down', () => composition.down());
  },
};
