import { readConfig } from './config.js';
import { complaintsOf } from '../../testing/config-complaints.js';

const database = { DATABASE_URL: 'postgres://user:secret@localhost/statewise' };

describe('where real people come', () => {
  const open = { ...database, CAPTCHA: 'off', RATE_LIMIT_FACTOR: '0' };

  it.each([
    [
      'an https address',
      { PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: '1' },
      ['CAPTCHA', 'RATE_LIMIT_FACTOR', 'CLAMAV_URL'],
    ],
    ['NODE_ENV=production', { NODE_ENV: 'production' }, ['CAPTCHA', 'RATE_LIMIT_FACTOR', 'PUBLIC_URL', 'CLAMAV_URL']],
  ])('is not started with its guards off: %s', (_, env, names) => {
    expect(complaintsOf({ ...open, ...env }).map((complaint) => complaint.split(' ')[0])).toEqual(names);
    const { unsafe } = readConfig({ ...open, ...env, ALLOW_UNSAFE: '1' });
    expect(unsafe.map((sentence) => sentence.split(' ')[0])).toEqual(names);
  });

  it.each([
    ['DATABASE_URL', 'postgres://u@db.example/x', 'postgres://u@db.example/x?sslmode=verify-full'],
    ['DATABASE_OWNER_URL', 'postgres://u@10.0.0.7/x?sslmode=prefer', 'postgres:///x?host=/run/postgresql'],
    ['SMTP_URL', 'smtp://mail.example:25', 'smtp://mail.example?requireTLS=true'],
    ['SMTP_URL', 'smtp://mail.example:25', 'smtps://mail.example'],
  ])('is not started where %s goes to another machine in the open', (name, bad, good) => {
    const safe = {
      ...database,
      PUBLIC_URL: 'https://www.example.com',
      TRUST_PROXY: '1',
      CLAMAV_URL: 'tcp://scanner:3310',
    };
    expect(complaintsOf({ ...safe, [name]: bad })).toEqual([expect.stringMatching(`^${name} goes .*ALLOW_UNSAFE=1`)]);
    expect(readConfig({ ...safe, [name]: bad, ALLOW_UNSAFE: '1' }).unsafe).toHaveLength(1);
    const { hostname } = new URL(bad);
    expect(readConfig({ ...safe, [name]: bad, TRUSTED_HOSTS: `other, ${hostname}` }).unsafe).toEqual([]);
    expect(readConfig({ ...safe, [name]: good }).unsafe).toEqual([]);
  });

  it('asks who sees https to choose what opens an application on another device', () => {
    const https = {
      ...database,
      PUBLIC_URL: 'https://www.example.com',
      TRUST_PROXY: '1',
      CLAMAV_URL: 'tcp://clamav:3310',
    };
    const asked = (env: Record<string, string>) =>
      readConfig({ ...https, SMTP_URL: 'smtps://mail.example', ...env }).questionable.map((sentence) =>
        sentence.split(' ').slice(0, 3).join(' '),
      );
    expect(asked({})).toEqual(['RESUME_CHECK is not']);
    expect(asked({ RESUME_CHECK: 'code' })).toEqual([]);
    expect(asked({ RESUME_CHECK: 'mail', SMTP_URL: '' })).toEqual(['SMTP_URL is not', 'RESUME_CHECK is “mail”']);
    expect(asked({ RESUME_CHECK: 'mail' })).toEqual([]);
    expect(readConfig(database)).toMatchObject({ resumeCheck: 'code', questionable: [] });
  });

  it('has no demo people, unless unsafe settings are allowed', () => {
    const real = {
      ...database,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://www.example.com',
      CLAMAV_URL: 'tcp://scanner:3310',
      TRUST_PROXY: '1',
    };
    expect(readConfig(real)).toMatchObject({ demoContent: true, demoPeople: false });
    expect(readConfig({ ...real, ALLOW_UNSAFE: '1' }).demoPeople).toBe(true);
    expect(readConfig(database).demoPeople).toBe(true);
    expect(readConfig({ ...database, DEMO_CONTENT: 'off' }).demoPeople).toBe(false);
  });

  it('E12: is not started over https before the number of proxies is named, and says why', () => {
    const https = { ...database, PUBLIC_URL: 'https://www.example.com', CLAMAV_URL: 'tcp://clamav:3310' };
    for (const env of [https, { ...https, ALLOW_UNSAFE: '1' }])
      expect(complaintsOf(env)).toEqual([
        expect.stringMatching(/^TRUST_PROXY is missing: PUBLIC_URL is https, .*locks all out.* 0 for none\.$/),
      ]);
    expect(readConfig({ ...https, TRUST_PROXY: '0' }).trustProxy).toBe(0);
    expect(readConfig(database).trustProxy).toBe(0);
  });

  it('asks for no leave on a machine of one’s own', () => {
    expect(readConfig(open).unsafe).toEqual([]);
  });

  it('takes only a plain yes for leave', () => {
    expect(complaintsOf({ ...open, NODE_ENV: 'production', ALLOW_UNSAFE: 'true' })).toContain(
      'ALLOW_UNSAFE must be one of 0, 1, not “true”.',
    );
  });
});
