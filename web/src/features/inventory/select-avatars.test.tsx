import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { Inventory } from './inventory';

const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const listedAt = { chainId: 1, coin: 'native', amount: '900000000000000000' } as const;

const avatar = (tokenId: string, price: typeof listedAt | null = null) => ({
  kind: 'avatar' as const,
  avatar: { ...fathom7, tokenId, name: `Fathom Club #${tokenId}` },
  price,
});
const [, found] = inventoryPage.items;
const trait = found?.kind === 'trait' ? { ...found, listedByOwner: 0 } : undefined;

const show = (items: readonly unknown[], kind: 'all' | 'avatar') => {
  stubApi({ [INVENTORY]: { body: { items, nextCursor: null, total: items.length } } });
  const { start, within: acting } = stubActions();
  renderScreen(acting(<Inventory address={aliceAddress} isOwn />), {
    at: `/dashboard?view=inventory${kind === 'all' ? '' : `&kind=${kind}`}`,
  });
  return { start };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('E557 own avatars are selected and listed together; one that is listed can’t be selected', async () => {
  const items = [avatar('7'), avatar('8', listedAt), avatar('9')];
  const { start } = show(items, 'avatar');
  await press('Select avatars');
  const bar = within(screen.getByRole('region', { name: 'Selected avatars' }));
  expect(bar.getByRole('status')).toHaveTextContent('No avatars selected');
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Fathom Club #9' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 avatar selected');
  await press('Select all 2 shown');
  await press('List 2 avatars');
  expect(start).toHaveBeenLastCalledWith({ kind: 'listSeveral', items: [items[0], items[2]] });
});

test('E557 avatars and loose traits are listed together', async () => {
  const items = [avatar('7'), trait];
  const { start } = show(items, 'all');
  await press('Select items');
  await press('Select all 2 shown');
  expect(screen.getByRole('region', { name: 'Selected items' })).toHaveTextContent(
    '2 items selected',
  );
  await press('List 2 items');
  expect(start).toHaveBeenLastCalledWith({ kind: 'listSeveral', items });
});

test('E668 the selection is sent together, avatars and traits', async () => {
  const items = [avatar('7'), trait];
  const { start } = show(items, 'all');
  await press('Select items');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await press('Select all 2 shown');
  await press('Send 2 items');
  expect(start).toHaveBeenLastCalledWith({ kind: 'giftSeveral', items });
});
