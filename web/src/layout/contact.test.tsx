import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { ChatConfig } from '@/config/app-config';
import { createChat } from '@/lib/chat/chat';
import { ChatContext } from '@/lib/chat/chat-context';
import type { OpenableChat } from '@/lib/chat/openable-chat';
import { renderScreen } from '@/testing/render-screen';

import { Footer } from './footer';

const config: ChatConfig = { provider: 'script', url: 'https://chat.example/widget.js' };
const contact = 'Starting a collection? Talk to us';

const renderWithChat = () => {
  let resolve: (chat: OpenableChat) => void = () => undefined;
  const open = vi.fn<() => void>();
  const load = vi.fn<() => Promise<OpenableChat>>(
    () => new Promise((resolved) => (resolve = resolved)),
  );
  renderScreen(
    <ChatContext value={createChat(config, load)}>
      <Footer />
    </ChatContext>,
  );
  return { load, open, arrive: () => act(async () => resolve({ open })) };
};

test.each([contact, 'Chat with us'])(
  '“%s” opens the chat, and says that it loads',
  async (name) => {
    const { load, open, arrive } = renderWithChat();
    expect(load).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    expect(screen.getAllByText('Opening the chat').length).toBeGreaterThan(0);

    await arrive();
    expect(open).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('button', { name: contact })).toBeInTheDocument();
  },
);

test('where there is no chat, the contact link leads to the help and nothing floats', () => {
  renderScreen(<Footer />);
  expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/help');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
