import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createListeners, createStore } from './store';
import { useStore } from './use-store';

test('a store holds the last written value', () => {
  const store = createStore('first');
  expect(store.read()).toBe('first');
  store.write('second');
  expect(store.read()).toBe('second');
});

test('calls a listener after every change, when the new value can be read', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.write(2);
  store.write(3);
  expect(seen).toEqual([2, 3]);
});

test('no longer calls a listener that has unsubscribed, but still calls the others', () => {
  const { subscribe, notify } = createListeners();
  const left = vi.fn();
  const stays = vi.fn();
  const stop = subscribe(left);
  subscribe(stays);
  stop();
  notify();
  expect(left).not.toHaveBeenCalled();
  expect(stays).toHaveBeenCalledOnce();
});

test('a screen shows a store’s value as it changes', () => {
  const store = createStore('first');
  function Shown() {
    return <p>{useStore(store)}</p>;
  }
  const { unmount } = render(<Shown />);
  expect(screen.getByText('first')).toBeInTheDocument();
  act(() => store.write('second'));
  expect(screen.getByText('second')).toBeInTheDocument();
  unmount();
  store.write('third');
});
