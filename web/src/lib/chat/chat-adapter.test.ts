import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type * as adapter from './chat-adapter';

let loadChat: typeof adapter.loadChat;
beforeEach(async () => {
  vi.resetModules();
  ({ loadChat } = await import('./chat-adapter'));
});

const scripts = () => [...document.querySelectorAll('script')];
/** Waits for the script, and lets the network answer. */
const answer = async (event: 'load' | 'error') => {
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  const [script] = scripts();
  script?.dispatchEvent(new Event(event));
  return script;
};

afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(globalThis, 'TraitMarketChat');
  Reflect.deleteProperty(globalThis, 'Intercom');
});

const config = { provider: 'script', url: 'https://chat.example/widget.js' } as const;

test('a chat of one script is a module that sets TraitMarketChat', async () => {
  const open = vi.fn<() => void>();
  const loading = loadChat(config);
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  Reflect.set(globalThis, 'TraitMarketChat', { open });
  const script = await answer('load');
  expect(script).toMatchObject({ type: 'module', src: config.url });
  (await loading).open();
  expect(open).toHaveBeenCalledOnce();

  await loadChat(config);
  expect(scripts(), 'it is loaded once').toHaveLength(1);
});

test.each([undefined, 5, {}, { open: 'yes' }])('a script that sets %j is no chat', async (set) => {
  const loading = loadChat(config);
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  Reflect.set(globalThis, 'TraitMarketChat', set);
  await Promise.all([answer('load'), expect(loading).rejects.toThrow(/TraitMarketChat/)]);
});

test('a script that cannot be loaded leaves nothing behind', async () => {
  const loading = loadChat(config);
  await Promise.all([answer('error'), expect(loading).rejects.toThrow(/could not be loaded/)]);
  expect(scripts()).toEqual([]);

  const again = loadChat(config);
  const script = await answer('error');
  await expect(again).rejects.toThrow(/could not be loaded/);
  expect(script?.src, 'and is run anew, should it be a module that ran').toBe(
    `${config.url}?attempt=2`,
  );
});

test('the hosted chat is booted by its workspace, without its launcher, and then shown', async () => {
  const loading = loadChat({ provider: 'intercom', appId: 'abc123' });
  const script = await answer('load');
  expect(script?.src).toBe('https://widget.intercom.io/widget/abc123');
  const queue: unknown = Reflect.get(Object(Reflect.get(globalThis, 'Intercom')), 'q');
  expect(queue).toEqual([
    ['boot', { app_id: 'abc123', hide_default_launcher: true, z_index: 1300 }],
  ]);

  const intercom = vi.fn<(...command: unknown[]) => void>();
  Reflect.set(globalThis, 'Intercom', intercom);
  (await loading).open();
  expect(intercom.mock.calls).toEqual([['show']]);
});

test('a hosted chat that cannot be loaded is tried anew', async () => {
  const hosted = { provider: 'intercom', appId: 'abc123' } as const;
  const first = loadChat(hosted);
  await Promise.all([answer('error'), expect(first).rejects.toThrow(/could not be loaded/)]);
  const second = loadChat(hosted);
  await answer('load');
  await expect(second).resolves.toHaveProperty('open');
});
