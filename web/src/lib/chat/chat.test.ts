import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ChatConfig } from '@/config/app-config';

import { toasts } from '../toasts';
import { createChat } from './chat';

const config: ChatConfig = { provider: 'script', url: 'https://chat.example/widget.js' };
const openChat = vi.fn<(config: ChatConfig) => Promise<void>>();

beforeEach(() => {
  openChat.mockReset().mockResolvedValue();
});
afterEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

test('loads nothing before the chat is opened', () => {
  const chat = createChat(config, openChat);
  expect(chat.read()).toBe('ready');
  expect(openChat).not.toHaveBeenCalled();
});

test('opens the chat once, and says meanwhile that it is loading', async () => {
  const chat = createChat(config, openChat);
  const states: string[] = [];
  chat.subscribe(() => states.push(chat.read()));
  chat.open();
  chat.open();
  expect(chat.read()).toBe('loading');
  await vi.waitFor(() => expect(states).toEqual(['loading', 'ready']));
  expect(openChat).toHaveBeenCalledExactlyOnceWith(config);
  expect(toasts.read()).toEqual([]);
});

test('reports a chat that cannot be opened, and the next press tries again', async () => {
  const chat = createChat(config, openChat);
  openChat.mockRejectedValueOnce(new Error('Blocked'));
  chat.open();
  await vi.waitFor(() => expect(chat.read()).toBe('ready'));
  expect(toasts.read()).toEqual([
    expect.objectContaining({
      kind: 'error',
      header: 'Couldn’t open the chat',
      description: expect.stringContaining('help page'),
    }),
  ]);

  chat.open();
  await vi.waitFor(() => expect(chat.read()).toBe('ready'));
  expect(openChat).toHaveBeenCalledTimes(2);
  expect(toasts.read()).toHaveLength(1);
});

test('has nothing to open when no chat is configured', () => {
  const chat = createChat(null, openChat);
  chat.open();
  expect(chat.read()).toBe('absent');
  expect(openChat).not.toHaveBeenCalled();
});
