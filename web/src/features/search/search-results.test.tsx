import { laserEyes } from '@trait-market/contract/fixtures/traits';
import { namedAccount } from '@trait-market/contract/fixtures/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  BY_ADDRESS,
  BY_USERNAME,
  TRAITS,
  found,
  field,
  options,
  search,
} from '@/testing/search-box';
import { shortenAddress } from '@/lib/format/shorten-address';
import { pending } from '@/testing/session-store';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function Found() {
  const state: unknown = useLocation().state;
  return <p>{`Known: ${JSON.stringify(state)}`}</p>;
}

afterEach(() => {
  vi.useRealTimers();
});

test('E136 calls the traits close matches when none is spelled as searched', async () => {
  await search('Lazer', found);
  expect(screen.getByRole('group', { name: 'Traits: close matches' })).toBeInTheDocument();
});

test('T137 E304 calls accounts close matches when no name contains the text, next to their addresses', async () => {
  await search('alcie', found);
  const group = screen.getByRole('group', { name: 'Accounts: close matches' });
  expect(within(group).getByRole('option')).toHaveTextContent(
    `alice${shortenAddress(namedAccount.walletAddress)}`,
  );
});

test('E692 an account that was found by its address is shown by its name, next to its address', async () => {
  const { walletAddress } = namedAccount;
  await search(walletAddress, { ...found, [BY_ADDRESS]: { body: [namedAccount] } });
  expect(screen.getByRole('option')).toHaveTextContent(`alice${shortenAddress(walletAddress)}`);
});

test('E304 accounts whose name contains the text are no close matches', async () => {
  await search('lic', found);
  expect(screen.getByRole('group', { name: 'Accounts' })).toBeInTheDocument();
});

test('a press in the panel leaves the focus in the field', async () => {
  const { user } = await search('a');
  await user.click(screen.getByText('Accounts'));
  expect(field()).toHaveFocus();
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('pressing a result opens its page with what is already known, and clears the box', async () => {
  const { user, onChosen, whereabouts, unmount } = await search('a');
  await user.click(screen.getByRole('option', { name: 'Laser Eyes' }));
  expect(whereabouts()).toBe('/traits/laser-eyes');
  expect(field()).toHaveValue('');
  expect(onChosen).toHaveBeenCalledOnce();
  unmount();
});

test.each(['metaKey', 'ctrlKey', 'shiftKey'])(
  'opening a result elsewhere (%s) leaves the box as it is',
  async (key) => {
    const { onChosen } = await search('a');
    const option = await screen.findByRole('option', { name: 'Laser Eyes' });
    // Prevents the navigation, which jsdom doesn't implement.
    option.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(option, { [key]: true });
    expect(onChosen).not.toHaveBeenCalled();
    expect(field()).toHaveValue('a');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  },
);

test.each([
  ['Laser Eyes', { trait: laserEyes }],
  [/alice/, null],
])('the page of %s receives what the search knows about it', async (name, state) => {
  const { user } = await search('a', found, <Found />);
  await user.click(screen.getByRole('option', { name }));
  expect(screen.getByText(`Known: ${JSON.stringify(state)}`)).toBeInTheDocument();
});

test('shows pictures beside the names, where there are any', async () => {
  const avatarPhoto = 'https://pictures.example/alice.webp';
  const imageUrl = 'https://pictures.example/laser.webp';
  await search('a', {
    [BY_USERNAME]: { body: [{ ...namedAccount, avatarPhoto }] },
    [TRAITS]: {
      body: [
        { ...laserEyes, imageUrl },
        { id: 'bare', traitValue: 'Bare' },
      ],
    },
  });
  const pictureIn = (name: string | RegExp) =>
    screen.getByRole('option', { name }).querySelector('img')?.getAttribute('src') ?? null;
  await screen.findByRole('listbox');
  expect(pictureIn(/alice/)).toContain('alice.webp');
  expect(pictureIn('Laser Eyes')).toContain('laser.webp');
  expect(pictureIn('Bare')).toBeNull();
});

test('keeps space for a group that is loading, and says so', async () => {
  const answer = pending<Response>();
  await search('b', { [TRAITS]: { body: [laserEyes] } });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.startsWith(BY_USERNAME) ? answer.promise : fetch(input, init),
  );
  fireEvent.change(field(), { target: { value: 'a' } });
  const listbox = await screen.findByRole('listbox');
  expect(options()).toEqual(['Laser Eyes']);
  expect(listbox).toHaveAttribute('aria-busy', 'true');
  expect(within(listbox).getByText('Accounts')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 trait');
  answer.resolve(new Response(JSON.stringify([namedAccount])));
  await screen.findByRole('option', { name: /alice/ });
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
});

test('T36 shows names as plain text, whatever they contain', async () => {
  const username = '\u202E<img src=x onerror=alert(1)>';
  const { container } = await search('a', {
    [BY_USERNAME]: { body: [{ ...namedAccount, username }] },
    [TRAITS]: { body: [{ ...laserEyes, traitValue: '<b>bold</b>' }] },
  });
  const named = await screen.findByText('<img src=x onerror=alert(1)>');
  expect(named.tagName).toBe('BDI');
  expect(container.querySelector('img, b')).toBeNull();
});
