import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ChatConfig } from '@/config/app-config';

import { toasts } from '../toasts';
import { createChat } from './chat';
import type { OpenableChat } from './openable-chat';

const config: ChatConfig = { provider: 'script', url: 'https://chat.example/widget.js' };
const openChat = vi.fn<() => void>();
const load = vi.fn<(config: ChatConfig) => Promise<OpenableChat>>();

beforeEach(() => {
  vi.useFakeTimers();
  openChat.mockReset();
  load.mockReset().mockResolvedValue({ open: openChat });
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

test('nothing is loaded before it is wanted', () => {
  const chat = createChat(config, load);
  expect(chat.read()).toBe('ready');
  expect(load).not.toHaveBeenCalled();
});

test('it is loaded when it is wanted, says so meanwhile, and opens', async () => {
  const chat = createChat(config, load);
  const states: string[] = [];
  chat.subscribe(() => states.push(chat.read()));
  chat.open();
  chat.open();
  expect(chat.read()).toBe('loading');
  await vi.waitFor(() => expect(chat.read()).toBe('ready'));
  expect(states).toEqual(['loading', 'ready']);
  expect(load).toHaveBeenCalledExactlyOnceWith(config);
  expect(openChat).toHaveBeenCalledOnce();
  expect(toasts.read()).toEqual([]);
});

test('one that cannot be loaded is told, and the next press tries again', async () => {
  const chat = createChat(config, load);
  load.mockRejectedValueOnce(new Error('Blocked'));
  chat.open();
  await vi.waitFor(() => expect(toasts.read()).toHaveLength(1));
  expect(toasts.read()[0]).toMatchObject({
    kind: 'error',
    header: 'The chat could not be opened',
    description: expect.stringContaining('help page'),
  });
  await vi.waitFor(() => expect(chat.read()).toBe('ready'));

  chat.open();
  await vi.waitFor(() => expect(openChat).toHaveBeenCalledOnce());
  expect(toasts.read()).toHaveLength(1);
});

test('after 10 s it counts as out of reach, and does not open by surprise', async () => {
  let resolve: (chat: OpenableChat) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolved) => (resolve = resolved)));
  const chat = createChat(config, load);
  chat.open();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(chat.read()).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(chat.read()).toBe('ready');
  expect(toasts.read()).toHaveLength(1);
  resolve({ open: openChat });
  await vi.advanceTimersByTimeAsync(0);
  expect(openChat).not.toHaveBeenCalled();
});

test('where none is configured there is none to open', () => {
  const chat = createChat(null, load);
  chat.open();
  expect(chat.read()).toBe('absent');
  expect(load).not.toHaveBeenCalled();
});
