import { afterEach, expect, test, vi } from 'vitest';

import { createScrollMemory, entryOf } from './scroll-memory';

const arriveBy = (type: 'navigate' | 'reload') => {
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, type };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ ...entry, toJSON: () => entry }]);
};
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const leave = (entries: readonly [string, number][]) => {
  const memory = createScrollMemory();
  for (const [entry, top] of entries) memory.store(entry, top);
  memory.save();
};

test('positions are restored after a reload', () => {
  leave([['a /help', 1200.4]]);
  arriveBy('reload');
  expect(createScrollMemory().recall('a /help')).toBe(1200);
});

test('a new visit in the same tab starts without them', () => {
  leave([['a /help', 1200]]);
  arriveBy('navigate');
  expect(createScrollMemory().recall('a /help')).toBeUndefined();
});

test('stores the 50 newest', () => {
  leave(Array.from({ length: 60 }, (_, number) => [`entry ${number}`, number]));
  arriveBy('reload');
  const memory = createScrollMemory();
  expect(memory.recall('entry 9')).toBeUndefined();
  expect(memory.recall('entry 10')).toBe(10);
});

test.each(['', '{', '{"entry":1}', '[{"entry":"a /help","top":"far"}]'])(
  'ignores a storage that holds %j',
  (text) => {
    sessionStorage.setItem('scrollPositions', text);
    arriveBy('reload');
    expect(createScrollMemory().recall('a /help')).toBeUndefined();
  },
);

test('distinguishes entries with the same key by their address', () => {
  const place = { key: 'default', search: '', state: null };
  const entries = ['#credits', '#packs'].map((hash) =>
    entryOf({ ...place, pathname: '/help', hash }),
  );
  expect(new Set(entries).size).toBe(2);
});
