import {
  actOf,
  asksFresh,
  beginners,
  customers,
  handlers,
  insideRoles,
  mayCall,
  maySend,
  roles,
  systemAlone,
  type Naming,
  type Role,
  type Who,
} from './who.js';

/** The roles of those for whom a question has the answer yes. */
const those = (isSo: (role: Role) => boolean): Role[] => roles.filter(isSo);

describe('who may call', () => {
  const callers = (named: readonly Role[], ...namedBy: Naming[]) =>
    those((role) => mayCall({ roles: named, namedBy }, role));

  it('is who is named', () => {
    expect(callers(['staff', 'admin'], 'id')).toEqual(['staff', 'admin']);
    expect(callers(['editor'], 'code')).toEqual(['editor']);
  });

  it('is everyone where none is named', () => {
    expect(callers([], 'nothing')).toEqual([...roles]);
    expect(callers([], 'own', 'adminCode')).toEqual([...roles]);
  });

  it('is everyone but editors where an application is named', () => {
    const others = roles.filter((role) => role !== 'editor');
    expect(callers([], 'code')).toEqual(others);
    expect(callers([], 'id')).toEqual(others);
    expect(callers([], 'nothing', 'id')).toEqual(others);
  });
});

describe('who may send', () => {
  const senders = (who: Who, preparedBy: Role | null, dryRunFor?: readonly Role[]) =>
    those((role) => maySend({ who, ...(dryRunFor && { dryRunFor }) }, { role }, { preparedBy }));

  it('an event of customers is they, and people of the bank to what they made themselves', () => {
    expect(senders(customers, null)).toEqual(['applicant', 'intermediary']);
    expect(senders(customers, 'staff')).toEqual(['applicant', 'intermediary', 'staff']);
    expect(senders(customers, 'qa')).toEqual(['applicant', 'intermediary', 'qa']);
  });

  it('what is only looked at is also they for whom it may be', () => {
    expect(senders(customers, null, ['admin'])).toEqual(['applicant', 'intermediary', 'admin']);
    expect(senders(customers, null, ['editor'])).toEqual(['applicant', 'intermediary']);
  });

  it('the first event is customers and people of the bank, whose own it becomes', () => {
    expect(senders(beginners, null)).toEqual(['applicant', 'intermediary', 'qa', 'staff', 'admin']);
  });

  it('papers are the holder of the code, colleagues, the server, and testers of what they made', () => {
    expect(senders(handlers, null)).toEqual(['applicant', 'intermediary', 'staff', 'admin', 'system']);
    expect(senders(handlers, 'qa')).toEqual(['applicant', 'intermediary', 'qa', 'staff', 'admin', 'system']);
  });

  it('what the server causes is the server alone', () => {
    expect(senders(systemAlone, null)).toEqual(['system']);
  });

  it('an act is who it names', () => {
    expect(senders(actOf(['admin']), 'staff')).toEqual(['admin']);
  });
});

it('names the people of the bank who work with applications', () => {
  expect(insideRoles).toEqual(['qa', 'staff', 'admin']);
});

it('declares of each kind of event by what it names its object, and what is noted', () => {
  const nothingMore = { person: false, fresh: false };
  expect(customers).toMatchObject({ namedBy: ['code', 'own'], noted: 'changes', ...nothingMore });
  expect(beginners).toMatchObject({ namedBy: ['nothing'], noted: 'changes', ...nothingMore });
  expect(handlers).toMatchObject({ namedBy: ['code'], noted: 'changes', ...nothingMore });
  expect(systemAlone).toMatchObject({ namedBy: ['nothing'], noted: 'no', ...nothingMore });
  expect(actOf(['staff'])).toEqual({
    roles: ['staff'],
    namedBy: ['id', 'code', 'adminCode'],
    noted: 'changes',
    ...nothingMore,
  });
});

it('lets an act say more of itself', () => {
  expect(actOf(['staff'], { person: true, fresh: true, second: 'acceptance', noted: 'reads' })).toMatchObject({
    roles: ['staff'],
    person: true,
    fresh: true,
    second: 'acceptance',
    noted: 'reads',
  });
});

it('asks for a fresh sign-in always, never, or by the event', () => {
  const event = (amount: number) => ({ type: 'price.change', amount });
  const above = actOf(['admin'], { fresh: ({ amount }) => Number(amount) > 10 });
  expect([10, 11].map((amount) => asksFresh(above, event(amount)))).toEqual([false, true]);
  expect(asksFresh(actOf(['admin'], { fresh: true }), event(1))).toBe(true);
  expect(asksFresh(actOf(['admin']), event(1))).toBe(false);
});
