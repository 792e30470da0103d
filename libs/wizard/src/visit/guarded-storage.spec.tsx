import { guardedStorage } from './guarded-storage.js';

beforeEach(() => sessionStorage.clear());

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('keeps in the browser what it can', () => {
  const { storage, isKept } = guardedStorage(() => sessionStorage);
  storage.setItem('loan', '1');
  expect([isKept, sessionStorage.getItem('loan'), storage.getItem('loan')]).toEqual([true, '1', '1']);
  expect(guardedStorage(() => sessionStorage).storage.getItem('loan')).toBe('1');
});

it.each([
  ['blocks its storage', refuse],
  ['has no room left', () => ({ ...emptyStorage(), setItem: refuse })],
])('remembers for the page where the browser %s', (_, open) => {
  const { storage } = guardedStorage(open);
  storage.setItem('loan', '1');
  storage.setItem('words', '2');
  storage.removeItem('words');
  expect([storage.getItem('loan'), storage.getItem('words'), storage.length, storage.key(0)]).toEqual([
    '1',
    null,
    1,
    'loan',
  ]);
  storage.clear();
  expect(storage.getItem('loan')).toBeNull();
});

it('leaves no older value for a reload where there is no room for the newer one', () => {
  let kept: string | null = 'old';
  const full: Storage = { ...emptyStorage(), getItem: () => kept, setItem: refuse, removeItem: () => (kept = null) };
  const { storage } = guardedStorage(() => full);
  storage.setItem('loan', 'new');
  expect([storage.getItem('loan'), full.getItem('loan')]).toEqual(['new', null]);
});

it.each([refuse, () => null])(
  'knows whether the browser gives access to its storage, and remembers without',
  (open) => {
    const { storage, isKept } = guardedStorage(open);
    storage.setItem('loan', '1');
    expect([isKept, storage.getItem('loan')]).toEqual([false, '1']);
  },
);

function emptyStorage(): Storage {
  return {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
  };
}
