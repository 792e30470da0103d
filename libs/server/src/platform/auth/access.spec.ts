import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { applications, flows, tokens, wholePerson } from '@statewise/contract';
import { roles, type Actor } from '@statewise/flow';
import type { Request } from 'express';
import {
  demandFresh,
  demandPerson,
  isInFlows,
  isInScope,
  isInsider,
  isOfBank,
  readCookie,
  readIdentity,
  refuseProgram,
  sessionCookie,
  type ActorSource,
  type Identity,
} from './access.js';

const program: Actor = { role: 'staff', id: 'token:7' };
const person: Actor = { role: 'staff', id: '7' };

it('takes for insiders who works with applications, and editors for people of the bank as well', () => {
  expect(roles.filter((role) => isInsider({ role }))).toEqual(['qa', 'staff', 'admin']);
  expect(roles.filter((role) => isOfBank({ role }))).toEqual(['qa', 'editor', 'staff', 'admin']);
});

it('refuses a session that was not confirmed lately, and asks no session of a program', () => {
  expect(() => demandFresh({ session: { id: 's', isFresh: false } })).toThrow('SESSION.NOT_FRESH');
  expect(() => demandFresh({ session: { id: 's', isFresh: true } })).not.toThrow();
  expect(() => demandFresh({})).not.toThrow();
});

it('refuses programs what a person does', () => {
  expect(() => refuseProgram(program)).toThrow('SESSION.ROLE');
  expect(() => refuseProgram(person)).not.toThrow();
  expect(() => refuseProgram({ role: 'applicant' })).not.toThrow();
  expect(() => refuseProgram({ role: 'staff', id: 'not-a-token:7' })).not.toThrow();
});

it('demands a signed-in person and says who it is', () => {
  expect(demandPerson(person)).toBe('7');
  expect(() => demandPerson(program)).toThrow('SESSION.ROLE');
  expect(() => demandPerson({ role: 'applicant' })).toThrow('SESSION.REQUIRED');
});

describe('the identity of a request', () => {
  const request = (headers: Readonly<Record<string, string>>) => ({ headers }) as unknown as Request;
  const of = (actor: Actor): Identity => ({ actor });
  const seen: boolean[] = [];
  const source = (header: ActorSource['header'], identity: Identity | undefined): ActorSource => ({
    header,
    identityOf(_, isUse) {
      seen.push(isUse);
      return identity && Promise.resolve(identity);
    },
  });
  const sources = [source('authorization', of(program)), source('cookie', of(person))];

  beforeEach(() => seen.splice(0));

  it('is that of the first source whose header is there', async () => {
    await expect(readIdentity(sources, request({ cookie: 'a=b' }))).resolves.toEqual(of(person));
    await expect(readIdentity(sources, request({ cookie: 'a=b', authorization: 'x' }))).resolves.toEqual(of(program));
    expect(seen).toEqual([true, true]);
  });

  it('is looked for on where a source does not take the request for its business', async () => {
    const both = [source('authorization', undefined), source('cookie', of(person))];
    await expect(readIdentity(both, request({ cookie: 'a=b', authorization: 'x' }))).resolves.toEqual(of(person));
  });

  it('is none, at once, where no header says one', () => {
    expect(readIdentity(sources, request({}))).toBeUndefined();
    expect(seen).toEqual([]);
  });

  it('may be looked at without using it', async () => {
    await readIdentity(sources, request({ cookie: 'a=b' }), false);
    expect(seen).toEqual([false]);
  });
});

describe('a cookie', () => {
  function read(cookie: string | undefined, name = sessionCookie) {
    const message = new IncomingMessage(new Socket());
    if (cookie !== undefined) message.headers.cookie = cookie;
    return readCookie(message, name);
  }

  it('is found among others by its whole name', () => {
    expect(read('theme=dark; statewise_session=abc=; locale=nl')).toBe('abc=');
    expect(read('statewise_session=')).toBe('');
    expect(read('statewise_session=first;statewise_session=second')).toBe('first');
  });

  it('is none where there is no cookie, or one that only ends or begins like it', () => {
    expect(read(undefined)).toBeUndefined();
    expect(read('theme=dark')).toBeUndefined();
    expect(read('not_statewise_session=abc')).toBeUndefined();
    expect(read('statewise_sessions=abc')).toBeUndefined();
  });
});

describe('a scope', () => {
  const scope = (narrowed: { operations?: readonly string[]; flows?: readonly string[] }) => ({
    operations: [],
    flows: [],
    ...narrowed,
  });
  const call = (input: { params?: object; query?: object; body?: object } = {}) => ({
    params: { ...input.params },
    query: { ...input.query },
    ...(input.body && { body: { ...input.body } }),
  });

  it('narrows nothing where its lists are empty', () => {
    expect(isInScope(scope({}), tokens.list, call())).toBe(true);
    expect(isInFlows({}, 'claim')).toBe(true);
    expect(isInFlows({ scope: scope({ operations: ['tokensList'] }) }, 'claim')).toBe(true);
  });

  it('has to do with its flows alone', () => {
    expect(isInFlows({ scope: scope({ flows: ['claim', 'visit'] }) }, 'visit')).toBe(true);
    expect(isInFlows({ scope: scope({ flows: ['claim'] }) }, 'visit')).toBe(false);
  });

  it('of flows keeps a program from what tells of all flows by naming one application', () => {
    const ofClaims = scope({ flows: ['claim'] });
    expect(isInScope(ofClaims, applications.read, call())).toBe(true);
    expect(isInScope(ofClaims, wholePerson.read, call())).toBe(false);
    expect(isInScope(scope({}), wholePerson.read, call())).toBe(true);
  });

  it('calls its operations alone', () => {
    const lists = scope({ operations: ['tokensList', 'flowsList'] });
    expect(isInScope(lists, tokens.list, call())).toBe(true);
    expect(isInScope(lists, flows.chart, call())).toBe(false);
  });

  it('expands an answer only by operations that it may call', () => {
    const reads = scope({ operations: ['applicationsRead'] });
    const readsAll = scope({ operations: ['applicationsRead', 'applicationsTransitions'] });
    const expanded = call({ query: { expand: 'transitions' } });
    expect(isInScope(reads, applications.read, call())).toBe(true);
    expect(isInScope(reads, applications.read, expanded)).toBe(false);
    expect(isInScope(readsAll, applications.read, expanded)).toBe(true);
    expect(isInScope(scope({ operations: ['tokensList'] }), tokens.list, expanded)).toBe(true);
  });

  describe('of flows', () => {
    const claims = scope({ flows: ['claim'] });

    it('leaves what is public, and what names an application, to those who find it', () => {
      expect(isInScope(claims, flows.list, call())).toBe(true);
      const ofInsiders = { ...applications.read, who: { ...applications.read.who, roles: ['staff'] as const } };
      for (const name of ['code', 'id'] as const)
        expect(isInScope(claims, { ...ofInsiders, who: { ...ofInsiders.who, namedBy: [name] } }, call())).toBe(true);
      expect(isInScope(claims, { ...ofInsiders, who: { ...ofInsiders.who, namedBy: ['adminCode'] } }, call())).toBe(
        false,
      );
    });

    it('wants the flow of an address', () => {
      expect(isInScope(claims, flows.coverage, call({ params: { id: 'claim' } }))).toBe(true);
      expect(isInScope(claims, flows.coverage, call({ params: { id: 'visit' } }))).toBe(false);
      const both = scope({ flows: ['claim', 'visit'] });
      expect(isInScope(both, flows.coverage, call({ params: { id: 'visit' } }))).toBe(true);
    });

    it('wants the flow of a query or a body that can name one', () => {
      expect(isInScope(claims, applications.page, call({ query: { flow: 'claim' } }))).toBe(true);
      expect(isInScope(claims, applications.page, call({ query: { flow: 'visit' } }))).toBe(false);
      expect(isInScope(claims, applications.page, call())).toBe(false);
      expect(isInScope(claims, applications.search, call({ body: { flow: 'claim' } }))).toBe(true);
      expect(isInScope(claims, applications.search, call({ body: { flow: 'visit' } }))).toBe(false);
      expect(isInScope(claims, applications.search, call())).toBe(false);
    });

    it('takes no flow from where an operation does not read one', () => {
      const named = { params: { id: 'claim' }, query: { flow: 'claim' }, body: { flow: 'claim' } };
      expect(isInScope(claims, tokens.list, call(named))).toBe(false);
      expect(isInScope(claims, applications.search, call({ query: { flow: 'claim' } }))).toBe(false);
    });

    it('wants each flow that is named to be one of its own', () => {
      const both = { ...flows.coverage, query: applications.page.query };
      expect(isInScope(claims, both, call({ params: { id: 'claim' }, query: { flow: 'visit' } }))).toBe(false);
      expect(isInScope(claims, both, call({ params: { id: 'claim' }, query: { flow: 'claim' } }))).toBe(true);
    });
  });
});
