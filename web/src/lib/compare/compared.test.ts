import { beforeEach, expect, test, vi } from 'vitest';

import { localItems } from '../storage';
import { toasts } from '../toasts';
import { comparedText } from '../storage';
import { compared, MAX_COMPARED } from './compared';

const trait = (id: string) => ({ id, name: `Trait ${id}`, imageUrl: 'https://pictures.example/a' });
const ids = () => compared.read().map(({ id }) => id);

beforeEach(() => comparedText.write(''));

test('E333 up to four traits are chosen, and a toast refuses the fifth', () => {
  for (const id of ['a', 'b', 'c', 'd', 'a']) compared.add(trait(id));
  expect(toasts.read()).toEqual([]);
  compared.add(trait('e'));
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(toasts.read().map(({ header }) => header)).toEqual(['4 traits are chosen already']);
  toasts.read().forEach((toast) => toasts.dismiss(toast.id));
  compared.remove('b');
  compared.add(trait('e'));
  expect(ids()).toEqual(['a', 'c', 'd', 'e']);
});

test('E298 avatars are chosen next to traits, up to four of each kind', () => {
  for (const id of ['a', 'b', 'c', 'd']) compared.add(trait(id));
  for (const id of ['x.1', 'x.2', 'x.3', 'x.4', 'x.1']) compared.add(trait(id));
  expect(toasts.read()).toEqual([]);
  compared.add(trait('x.5'));
  expect(toasts.read().map(({ header }) => header)).toEqual(['4 avatars are chosen already']);
  toasts.read().forEach((toast) => toasts.dismiss(toast.id));
  expect(compared.only(compared.read(), 'avatar').map(({ id }) => id)).toEqual([
    'x.1',
    'x.2',
    'x.3',
    'x.4',
  ]);
  compared.replace('avatar', [trait('y.7')]);
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'y.7']);
});

test('E333 another tab’s choice replaces this one’s', () => {
  const listener = vi.fn();
  const stop = compared.subscribe(listener);
  compared.add(trait('a'));
  listener.mockClear();
  const newValue = JSON.stringify([trait('b')]);
  localItems.setItem('compared', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'compared', newValue }));
  expect(listener).toHaveBeenCalledOnce();
  expect(ids()).toEqual(['b']);
  stop();
});

test.each([
  ['text that isn’t JSON', '{'],
  ['another shape', JSON.stringify(['a'])],
  ['an id with a path', JSON.stringify([trait('../wallets/me')])],
  ['an id with a second query', JSON.stringify([trait('a&b=c')])],
  ['an avatar with a padded token id', JSON.stringify([trait('a.01')])],
  ['the same trait twice', JSON.stringify([trait('a'), trait('a')])],
  [
    'too many traits',
    JSON.stringify(Array.from({ length: MAX_COMPARED + 1 }, (_, n) => trait(`${n}`))),
  ],
])('T141 a stored comparison with %s is ignored', (_, text) => {
  localItems.setItem('compared', JSON.stringify([trait('a')]));
  expect(ids()).toEqual(['a']);
  localItems.setItem('compared', text);
  expect(ids()).toEqual([]);
});
