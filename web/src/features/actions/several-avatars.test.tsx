import {
  fathom7,
  fathomClub,
  inventoryPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { readOrder, hashCommitments } from '@trait-market/contract/economy/typed-data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { openAction, press } from '@/testing/actions/open-action';

import { readActionDraft } from './dialog/signing/action-draft';
import { promisesOf } from './shared/avatars/avatar-promises';

afterEach(() => sessionStorage.clear());

const COLLECTIONS = {
  '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
};
const floor = { chainId: 1, coin: 'native', amount: '900000000000000000' } as const;
const avatar = (tokenId: string, worth = { floor, bestOffer: null }) => ({
  avatar: { ...fathom7, tokenId, name: `Fathom Club #${tokenId}` },
  worth,
});
const priceOf = (name: string) => screen.findByLabelText(`Price of ${name}, in ETH`);

test('E557 avatars start from the floor of their collection, and each listing promises what its avatar wears', async () => {
  const action: Action = { kind: 'listSeveral', items: [avatar('7'), avatar('8')] };
  openAction(action, COLLECTIONS);
  const dialog = within(await screen.findByRole('dialog', { name: 'List 2 avatars' }));
  expect(await priceOf('Fathom Club #7')).toHaveValue('0.9');
  expect(
    within(dialog.getByLabelText('Price'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The floor of each collection', 'One price for all']);
  expect(dialog.getByText('2 avatars, listed for')).toBeInTheDocument();
  const field = await priceOf('Fathom Club #8');
  await userEvent.clear(field);
  await press('Review');
  expect(dialog.getByRole('alert')).toHaveTextContent('1 avatar needs a price.');
  await userEvent.type(field, '0.6');
  await press('Review');
  expect(dialog.getByRole('button', { name: 'Sign 2 listings on Ethereum' })).toBeInTheDocument();
  expect(dialog.getByText(/below the floor of its collection/)).toBeInTheDocument();
  const orders = (readActionDraft(aliceAddress)?.steps ?? []).flatMap((step) =>
    step.kind === 'order' ? step : [],
  );
  expect(
    orders.map(({ components, commitments }) => {
      const facts = readOrder(1, components);
      return facts.kind === 'listing' && [facts.asset.kind, facts.asset.tokenId, commitments];
    }),
  ).toEqual(['7', '8'].map((tokenId) => ['avatar', tokenId, promisesOf({ ...fathom7, tokenId })]));
  for (const { components, commitments } of orders)
    expect(components.zoneHash).toBe(hashCommitments(commitments));
});

test('E557 avatars and traits are listed in one form', async () => {
  const trait = inventoryPage.items.find((item) => item.kind === 'trait');
  if (trait === undefined) throw new Error('There is no loose trait.');
  openAction(
    { kind: 'listSeveral', items: [avatar('7'), { ...trait, listedByOwner: 0 }] },
    COLLECTIONS,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'List 2 items' }));
  expect(await priceOf('Fathom Club #7')).toHaveValue('0.9');
  expect(dialog.getByText('2 items, listed for')).toBeInTheDocument();
  expect(
    dialog.getByLabelText('List every edition of the traits I hold, not just one of each'),
  ).toBeInTheDocument();
  expect(dialog.getByRole('option', { name: 'Each floor' })).toBeInTheDocument();
  await press('Review');
  expect(
    await dialog.findByRole('button', { name: 'Sign 2 listings on Ethereum' }),
  ).toBeInTheDocument();
});
