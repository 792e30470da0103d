import { defineFlow } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import { Writable } from 'node:stream';
import { createLog } from '../platform/logging/log.js';
import { FlowRegistry, flowTranslator, type ActionHandler, type FlowWords } from './flow-registry.js';

const answering = (mood: string): ActionHandler => ({
  kind: 'answer',
  answer: async () => ({ type: 'mood.judged', mood }),
});
const handlers = { judgeMood: answering('glad'), noteComment: answering('x'), sendThanks: answering('y') };

let lines: string[];
let registry: FlowRegistry;
beforeEach(() => {
  lines = [];
  const write = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  registry = new FlowRegistry(createLog({ logLevel: 'info' } as never, write));
});

it('serves a flow under its id, once, with what is said of it', async () => {
  const follows = () => undefined;
  const handsOver = { event: 'x', find: async () => undefined };
  registry.register(feedbackFlow, { handlers, words: [], follows, handsOver });
  expect(registry.get('feedback')).toMatchObject({ flow: feedbackFlow, handlers, follows, handsOver, words: [] });
  expect(registry.find('feedback')).toBe(registry.get('feedback'));
  expect(registry.all()).toEqual([registry.get('feedback')]);
  expect(() => registry.register(feedbackFlow, { handlers })).toThrow('flow feedback is registered twice');
  const event = { type: 'step.back' };
  expect(registry.get('feedback').prepare(event, {} as never)).toBe(event);
});

it('has no flow under another id', () => {
  expect(registry.find('feedback')).toBeUndefined();
  expect(() => registry.get('feedback')).toThrow(expect.objectContaining({ code: 'REQUEST.NOT_FOUND' }));
});

it('refuses a flow with an action that nobody carries out, but for those of every wizard', () => {
  expect(() => registry.register(feedbackFlow, { handlers: { judgeMood: answering('glad') } })).toThrow(
    'flow feedback has no handler for: noteComment, sendThanks',
  );
  expect(() => registry.register(feedbackFlow)).toThrow('judgeMood');
});

it('carries out an action for every flow that does not do so itself, registered before or after', () => {
  const everywhere = answering('everywhere');
  registry.register(feedbackFlow, { handlers });
  registry.handleEverywhere('judgeMood', everywhere);
  registry.handleEverywhere('renewCode', everywhere);
  const { creates: _, begins: __, ...declared } = feedbackFlow;
  registry.register(defineFlow({ ...declared, id: 'later' }), { handlers });
  for (const id of ['feedback', 'later'])
    expect(registry.get(id).handlers).toMatchObject({ judgeMood: handlers.judgeMood, renewCode: everywhere });
});

it('logs what a rule threw, with where and by what', () => {
  registry.register(feedbackFlow, { handlers });
  registry.get('feedback').reportDefect(new TypeError('broken'), 'score', 'step.save');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    msg: 'a rule of a flow threw',
    flow: 'feedback',
    state: 'score',
    event: 'step.save',
  });
});

it('tells applications of newer and of older releases', () => {
  registry.register({ ...feedbackFlow, version: 2 }, { handlers });
  const of = (flow_version: number, flow = 'feedback') => {
    const one = { flow, flow_version };
    return [registry.isOfNewerRelease(one), registry.awaitsMigration(one)];
  };
  expect([of(1), of(2), of(3)]).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ]);
  expect(of(1, 'gone')).toEqual([true, false]);
});

it('words a flow in a language, in English where it does not speak it; the last file that has a key counts', async () => {
  const file = (words: Record<string, string>) => async () => ({ default: words });
  const words: FlowWords[] = [
    { en: file({ title: 'Visit', 'step.1': 'Who' }), fr: file({ title: 'Visite' }) },
    { en: file({ title: 'Call' }) },
  ];
  const english = await flowTranslator({ words }, 'en');
  expect([english('title'), english('step.1')]).toEqual(['Call', 'Who']);
  const french = await flowTranslator({ words: words.slice(0, 1) }, 'fr');
  expect(french('title')).toBe('Visite');
  expect((await flowTranslator({ words }, 'fr'))('title')).toBe('Call');
});
