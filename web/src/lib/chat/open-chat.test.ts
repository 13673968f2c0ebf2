import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type * as module from './open-chat';

const script = { provider: 'script', url: 'https://chat.example/widget.js' } as const;
const hosted = { provider: 'intercom', appId: 'abc123' } as const;
let openChat: typeof module.openChat;

const scripts = () => [...document.querySelectorAll('script')];
const answer = (event: 'load' | 'error') => scripts()[0]?.dispatchEvent(new Event(event));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ openChat } = await import('./open-chat'));
});
afterEach(() => {
  vi.useRealTimers();
  for (const each of scripts()) each.remove();
  Reflect.deleteProperty(globalThis, 'TraitMarketChat');
  Reflect.deleteProperty(globalThis, 'Intercom');
});

test('a script chat is a module that sets TraitMarketChat, and is loaded once', async () => {
  const open = vi.fn<() => void>();
  const opening = openChat(script);
  expect(scripts()).toEqual([expect.objectContaining({ type: 'module', src: script.url })]);
  Reflect.set(globalThis, 'TraitMarketChat', { open });
  answer('load');
  await opening;
  expect(open).toHaveBeenCalledOnce();

  await openChat(script);
  expect(open).toHaveBeenCalledTimes(2);
  expect(scripts()).toHaveLength(1);
});

test.each([undefined, 5, {}, { open: 'yes' }])(
  'a script that sets %j is not a chat',
  async (set) => {
    const opening = openChat(script);
    Reflect.set(globalThis, 'TraitMarketChat', set);
    answer('load');
    await expect(opening).rejects.toThrow(/TraitMarketChat/);
  },
);

test('a script that cannot be loaded leaves nothing behind, and is loaded again', async () => {
  const first = openChat(script);
  answer('error');
  await expect(first).rejects.toThrow(/could not be loaded/);
  expect(scripts()).toEqual([]);

  const second = openChat(script);
  expect(scripts()[0]?.src, 'by another address: a module that ran would not run again').toBe(
    `${script.url}?attempt=2`,
  );
  answer('error');
  await expect(second).rejects.toThrow(/could not be loaded/);
});

test('gives up after 10 s, and does not open later by itself', async () => {
  const open = vi.fn<() => void>();
  const settled = vi.fn<(error: unknown) => void>();
  const opening = openChat(script).catch(settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  expect(settled).toHaveBeenCalledWith(new Error('The chat took too long.'));

  Reflect.set(globalThis, 'TraitMarketChat', { open });
  answer('load');
  await vi.advanceTimersByTimeAsync(0);
  expect(open).not.toHaveBeenCalled();
});

test('boots the hosted chat with its workspace, without its launcher, and then shows it', async () => {
  const opening = openChat(hosted);
  expect(scripts()[0]?.src).toBe('https://widget.intercom.io/widget/abc123');
  const queue: unknown = Reflect.get(Object(Reflect.get(globalThis, 'Intercom')), 'q');
  expect(queue).toEqual([
    ['boot', { app_id: 'abc123', hide_default_launcher: true, z_index: 1300 }],
  ]);

  const intercom = vi.fn<(...command: unknown[]) => void>();
  Reflect.set(globalThis, 'Intercom', intercom);
  answer('load');
  await opening;
  expect(intercom.mock.calls).toEqual([['show']]);
});

test('a hosted chat that fails to load is loaded again the next time', async () => {
  const first = openChat(hosted);
  answer('error');
  await expect(first).rejects.toThrow(/could not be loaded/);
  const second = openChat(hosted);
  answer('load');
  await expect(second).resolves.toBeUndefined();
});
