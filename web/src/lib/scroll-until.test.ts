import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { scrollUntil } from './scroll-until';

let grow: (height: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        grow = (height) => {
          Object.defineProperty(document.body, 'scrollHeight', {
            configurable: true,
            value: height,
          });
          resized();
        };
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
});
afterEach(() => vi.useRealTimers());

const until = (enough: number) => {
  const scroll = vi.fn(() => document.body.scrollHeight >= enough);
  const onEnd = vi.fn();
  scrollUntil(scroll, onEnd);
  return { scroll, onEnd };
};

test('continues as long as the page grows, however long that takes', () => {
  const { onEnd } = until(5000);
  for (const height of [1000, 2000, 3000, 4000]) {
    grow(height);
    vi.advanceTimersByTime(9000);
    expect(onEnd).not.toHaveBeenCalled();
  }
  grow(5000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('gives up on a page that no longer grows, whatever moves in it', () => {
  const { scroll, onEnd } = until(5000);
  grow(1000);
  vi.advanceTimersByTime(9000);
  grow(1000);
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledOnce();
  scroll.mockClear();
  grow(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('stops when the person presses a key', () => {
  const { scroll, onEnd } = until(5000);
  grow(1000);
  window.dispatchEvent(new Event('keydown'));
  expect(onEnd).toHaveBeenCalledOnce();
  scroll.mockClear();
  grow(5000);
  expect(scroll).not.toHaveBeenCalled();
});
