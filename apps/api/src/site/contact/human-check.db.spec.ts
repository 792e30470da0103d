import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { PlainQuestion } from '@statewise/server/platform/captcha/plain-question.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { contactSample as luca, sendMessage } from '../../testing/contact-message.js';
import { filesIn, png } from '../../testing/small-files.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-contact-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('where people are told from programs', () => {
  let guarded: TestApi;
  beforeAll(async () => {
    guarded = await startApi({ CAPTCHA: 'on', FILES_DIR: folder });
  });
  afterAll(() => guarded.stop());

  const solved = async (): Promise<string> => {
    const challenge = (await guarded.http.get('/captcha/challenge').expect(200)).body as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  const asked = () => guarded.app.get(PlainQuestion, { strict: false }).ask() ?? { first: 0, second: 0, token: '' };
  const expectRefused = async (fields: Record<string, string>, key: string): Promise<void> => {
    const { body } = await sendMessage(guarded, { ...luca, ...fields }, [{ content: png }]).expect(422);
    expect(body).toMatchObject({ success: false, recaptchaerror: true, errors: { captcha: [key] } });
  };

  it('asks for a solved challenge and takes it once', async () => {
    const files = filesIn(folder);
    await expectRefused({}, 'required');
    await expectRefused({ captcha: 'nonsense' }, 'wrong');
    expect(filesIn(folder)).toEqual(files);
    const captcha = await solved();
    await sendMessage(guarded, { ...luca, captcha }).expect(200);
    await expectRefused({ captcha }, 'wrong');
  });

  it('does not use a solution up while fields are wrong', async () => {
    const captcha = await solved();
    await sendMessage(guarded, { ...luca, captcha, email: 'luca' }).expect(422);
    await sendMessage(guarded, { ...luca, captcha }).expect(200);
  });

  it('asks a sum without script, each once, whether it was answered rightly or not', async () => {
    const { first, second, token } = asked();
    const answer = String(first + second);
    await sendMessage(guarded, { ...luca, captcha: '', captcha_question: token, captcha_answer: ` ${answer} ` }).expect(
      200,
    );
    await expectRefused({ captcha_question: token, captcha_answer: answer }, 'wrong');
    const other = asked();
    await expectRefused({ captcha_question: other.token, captcha_answer: '99' }, 'wrong');
    const right = String(other.first + other.second);
    await expectRefused({ captcha_question: other.token, captcha_answer: right }, 'wrong');
    const forged = asked().token.replace(/^\w{4}/, 'AAAA');
    await expectRefused({ captcha_question: forged, captcha_answer: '5' }, 'wrong');
    await expectRefused({ captcha_question: 'x'.repeat(300), captcha_answer: '5' }, 'wrong');
  });
});
