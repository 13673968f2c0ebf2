import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { ChatConfig } from '@/config/app-config';
import { createChat } from '@/lib/chat/chat';
import { ChatContext } from '@/lib/chat/chat-context';
import { renderScreen } from '@/testing/render-screen';

import { Footer } from './footer';

const config: ChatConfig = { provider: 'script', url: 'https://chat.example/widget.js' };
const contact = 'Starting a collection? Talk to us';

const renderWithChat = () => {
  let arrive: () => void = () => undefined;
  const openChat = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
  renderScreen(
    <ChatContext value={createChat(config, openChat)}>
      <Footer />
    </ChatContext>,
  );
  return { openChat, arrive: () => act(async () => arrive()) };
};

test.each([contact, 'Chat with us'])(
  '“%s” opens the chat, and says that it is loading',
  async (name) => {
    const { openChat, arrive } = renderWithChat();
    expect(openChat).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    expect(screen.getAllByText('Opening the chat').length).toBeGreaterThan(0);

    await arrive();
    expect(openChat).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('button', { name: contact })).toBeInTheDocument();
  },
);

test('without a chat, the contact link leads to the help and no button floats', () => {
  renderScreen(<Footer />);
  expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/help');
  expect(screen.queryByRole('button', { name: 'Chat with us' })).not.toBeInTheDocument();
});
