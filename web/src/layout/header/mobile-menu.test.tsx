import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ChatConfig } from '@/config/app-config';
import { createChat } from '@/lib/chat/chat';
import { ChatContext } from '@/lib/chat/chat-context';
import type { Session } from '@/lib/session/session';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, restoring, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { MobileMenu } from './mobile-menu';

beforeEach(() => {
  stubApi({});
});

const everyRoute = [
  '/',
  '/signin/guest?to=%2F',
  '/market',
  '/collections',
  '/packs',
  '/activity',
  '/playground',
  '/construct-premium',
  '/extract',
  '/construct',
  '/constructions',
  '/reroll',
  '/the-light',
  '/leaders',
  '/subscriptions',
  '/help',
  '/terms',
  '/privacy-policy',
  '/nft-license',
];

const openMenu = async (session: Session, at = '/') => {
  const view = renderScreen(<MobileMenu />, { session, at });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const pages = await screen.findByRole('navigation', { name: 'All pages' });
  const links = within(pages).getAllByRole('link');
  return { ...view, targets: links.map((link) => link.getAttribute('href')) };
};

test('lists every route', async () => {
  const { targets } = await openMenu(anonymous);
  expect(targets).toEqual(expect.arrayContaining(everyRoute));
});

test.each([
  ['/packs?x=1', '%2Fpacks%3Fx%3D1'],
  ['/signin/guest?to=%2Fpacks', '%2Fpacks'],
])('from %s, As a guest leads to the guest page, and from there back', async (at, to) => {
  const { targets } = await openMenu(anonymous, at);
  expect(targets).toContain(`/signin/guest?to=${to}`);
});

test('shows Dashboard and Profile only with an address', async () => {
  const { targets, unmount } = await openMenu(anonymous);
  expect(targets).not.toContain('/dashboard');
  expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
  unmount();
  const signedIn = await openMenu(signedInAsAlice);
  expect(signedIn.targets).toEqual(
    expect.arrayContaining(['/dashboard', `/profile/${aliceAddress}`]),
  );
});

test('links to Credits once, and without a wallet to Play, as in the wide header', async () => {
  const { unmount } = await openMenu(anonymous);
  expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/playground');
  expect(screen.getByRole('link', { name: 'Credits' })).toHaveAttribute('href', '/subscriptions');
  unmount();
  await openMenu(signedInAsAlice);
  expect(screen.queryByRole('link', { name: 'Play' })).not.toBeInTheDocument();
  // The menu lists all pages, so it still links to the plans, under the same name.
  expect(screen.getByRole('link', { name: 'Credits' })).toHaveAttribute('href', '/subscriptions');
});

test.each([signedInAsAlice, restoring])(
  'Disconnect signs out while $kind, and closes the menu',
  async (session) => {
    const { store } = await openMenu(session);
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(store.signOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
);

test('E123 opens the chat, whose button has no place beside the text on phones', async () => {
  const openChat = vi.fn<() => Promise<void>>().mockResolvedValue();
  const config: ChatConfig = { provider: 'script', url: 'https://chat.example/widget.js' };
  renderScreen(
    <ChatContext value={createChat(config, openChat)}>
      <MobileMenu />
    </ChatContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chat with us' }));
  expect(openChat).toHaveBeenCalledOnce();
  expect(screen.queryByRole('navigation', { name: 'All pages' })).not.toBeInTheDocument();
});
