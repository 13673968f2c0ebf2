import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { traitMetadata } from '@trait-market/contract/fixtures/economy/tokens';
import type { Activity } from '@trait-market/contract/economy/activity';
import type { Party } from '@trait-market/contract/economy/shared';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { checksumAddress } from '@/lib/format/checksum-address';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { OwnerHistory } from './owner-history';

const AVATAR = '/economy/v1/avatars/fathom-club/7';
const alice: Party = { address: aliceAddress, username: 'alice' };
const bob: Party = { address: bobAddress, username: 'bob' };
const avatar = { kind: 'avatar', avatar: fathom7 } as const;
const other = { kind: 'avatar', avatar: { ...fathom7, tokenId: '8' } } as const;
const moved = (id: string, change: Partial<Activity>): Activity => ({
  id,
  type: 'sale',
  at: `2026-0${id}-01T12:00:00.000Z`,
  chainId: 1,
  from: bob,
  to: alice,
  items: [avatar],
  inReturn: [],
  price: null,
  orderHash: null,
  ...change,
});
const history = {
  sales: [],
  items: [
    moved('6', { type: 'swap', from: alice, to: bob, items: [other], inReturn: [avatar] }),
    moved('5', { type: 'swap', from: alice, to: bob, inReturn: [other] }),
    moved('4', { type: 'transfer' }),
    moved('3', { price: { chainId: 1, coin: 'native', amount: '700000000000000000' } }),
    moved('2', { type: 'mint', to: null }),
  ],
  nextCursor: null,
  total: 5,
};

const explorerUrls = { '1': 'https://explorer.example', '137': 'https://polygon.example' };

const show = (options: Parameters<typeof renderScreen>[1] = { appConfig: { explorerUrls } }) => {
  const api = stubApi({
    [`${AVATAR}/history`]: { body: history },
    [`${AVATAR}/metadata`]: { body: { ...traitMetadata, name: 'Fathom Club #7' } },
  });
  renderScreen(<OwnerHistory avatar={fathom7Detail} />, options);
  return api;
};

test('E294 lists every owner with the date, how they got it and for how much, newest first', async () => {
  const api = show({ session: signedInAsAlice });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'YouTraded with bob1 Jun 2026',
    'bobTraded with you1 May 2026',
    'YouReceived from bob1 Apr 2026',
    'YouBought from bob0.7 ETH1 Mar 2026',
    'bobMinted1 Feb 2026',
  ]);
  expect(api.requests).toContain(
    `${AVATAR}/history?type=mint&type=sale&type=swap&type=transfer&limit=10`,
  );
});

test('a sale can be opened to share it, as on a trait’s page, and other transfers can’t', async () => {
  show();
  const shares = await screen.findAllByRole('button', { name: /^Share the sale of/ });
  expect(shares).toHaveLength(1);
  await userEvent.click(shares[0] ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Fathom Club #7' });
  expect(dialog).toHaveTextContent('Sold for 0.7 ETH');
});

test('E285 shows network, standard, contract and token id, and copies them whole', async () => {
  show();
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(fact('Network')).toHaveTextContent('Ethereum');
  expect(fact('Token standard')).toHaveTextContent('ERC-721');
  expect(fact('Contract')).toHaveTextContent(checksumAddress(fathom7Detail.token));
  expect(fact('Token ID')).toHaveTextContent('7');
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy contract address' }));
  expect(write).toHaveBeenLastCalledWith(checksumAddress(fathom7Detail.token));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy token id' }));
  expect(write).toHaveBeenLastCalledWith('7');
});

test("E285 links to the token on the operator's explorer in a new tab, or to none", () => {
  show();
  const link = screen.getByRole('link', { name: /^View on explorer.example/ });
  expect(link).toHaveAttribute('href', `https://explorer.example/token/${fathom7Detail.token}?a=7`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test.each([
  ['no', null],
  ['an insecure', 'http://explorer.example'],
  ['a script as', 'javascript:alert(1)'],
  ['an unreadable', 'https://'],
])('E285 shows no explorer link with %s explorer', (_, explorer) => {
  show({ appConfig: { explorerUrls: { '1': explorer, '137': null } } });
  expect(screen.queryByRole('link', { name: /View on/ })).not.toBeInTheDocument();
});

test('E286 loads the metadata on request, copies it, and links to its address', async () => {
  const api = show();
  expect(api.requests).not.toContain(`${AVATAR}/metadata`);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'View metadata' }));
  const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Metadata as JSON',
  });
  expect(JSON.parse(shown.value)).toMatchObject({ name: 'Fathom Club #7' });
  expect(screen.getByRole('link', { name: /^Open JSON/ })).toHaveAttribute(
    'href',
    `${AVATAR}/metadata`,
  );
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy JSON' }));
  expect(write).toHaveBeenLastCalledWith(shown.value);
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide metadata' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
