import { aliceRerolls, eyesPool } from '@trait-market/contract/fixtures/economy/reroll';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { ownedEyes } from '@/testing/owned-eyes';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { RerollScreen } from './reroll-screen';

const page = (items: readonly object[]) => ({
  body: { items, nextCursor: null, total: items.length, returned: 0, refused: 0 },
});

/** Opens the pool's page in the mode that puts in three. */
const open = async (owned: readonly object[]) => {
  const { start, within: acting } = stubActions();
  const at = `/reroll/${eyesPool.collection}/eyes`;
  stubApi({
    [`/economy/v1${at}`]: { body: eyesPool },
    [`/economy/v1/wallets/${aliceAddress}/rerolls`]: { body: aliceRerolls },
    '/economy/v1/draws': page([]),
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: page(owned),
  });
  renderScreen(acting(<RerollScreen />), {
    at: `/reroll?pool=${eyesPool.collection}/eyes`,
    session: signedInAsAlice,
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Upgrade three for one/ }));
  await screen.findByRole('button', { name: 'Put Own eyes 1 in' });
  return { start };
};

test('E194 with three of a tier, shows only the chances in the next tier', async () => {
  const { start } = await open([ownedEyes(1, { quantity: 2 }), ownedEyes(2, { quantity: 2 })]);
  expect(screen.getByText(/^Choose three traits of one tier/)).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/^Choose three editions of one tier\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Put Own eyes 1 in' }));
  for (const [number, missing] of [
    [1, /^Choose 2 more of the same tier\./],
    [2, /^Choose 1 more of the same tier\./],
  ] as const) {
    expect(screen.getByText(missing)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: `Put Own eyes ${number} in` }));
  }
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TraitIn the poolChanceFloor',
    expect.stringMatching(/^Eyes 103.*266\.7%$/),
    expect.stringMatching(/^Eyes 107.*133\.3%$/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade for 20 credits' }));
  expect(start).toHaveBeenCalledWith(
    expect.objectContaining({
      stake: [ownedEyes(1).trait, ownedEyes(1).trait, ownedEyes(2).trait],
    }),
  );
});

test('E661 the bar of an upgrade counts what is put in, has the button with the cost, and moves no row', async () => {
  await open([ownedEyes(1, { quantity: 3 }), ownedEyes(2, { tier: 'rare', quantity: 3 })]);
  const list = screen.getByRole('list', { name: 'Your loose traits' });
  const paragraphs = () => list.querySelectorAll('p').length;
  const before = paragraphs();
  expect(screen.queryByRole('region', { name: 'Selected traits' })).not.toBeInTheDocument();
  const put = () => userEvent.click(screen.getByRole('button', { name: 'Put Own eyes 1 in' }));
  await put();
  const bar = within(screen.getByRole('region', { name: 'Selected traits' }));
  expect(bar.getByRole('status')).toHaveTextContent(/^1 of 3 editions selected/);
  expect(bar.getByRole('button', { name: 'Upgrade for 20 credits' })).toBeDisabled();
  expect(paragraphs()).toBe(before);
  await put();
  await put();
  expect(bar.getByRole('button', { name: 'Upgrade for 20 credits' })).toBeEnabled();
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selected traits' })).not.toBeInTheDocument();
  expect(list.parentElement).toHaveFocus();
});

const groupOf = (name: string) => screen.getByRole('list', { name }).parentElement;

test('E671 groups traits by tier, has the same facts in both ways, and says which draw from what', async () => {
  await open([
    ownedEyes(1, { tier: 'legendary' }),
    ownedEyes(2, { tier: 'rare' }),
    ownedEyes(3, { quantity: 2 }),
    ownedEyes(4),
  ]);
  const groups = within(screen.getByRole('list', { name: 'Your loose traits' }));
  expect(groups.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '15–22 editions',
    '10–14 editions',
    '1–5 editions',
  ]);
  expect(groupOf('15–22 editions')).toHaveTextContent(
    /^15–22 editionsAny three of these draw from 10–14 editionsOwn eyes 3Epic · 20.editions · 2.available.*Own eyes 4/,
  );
  expect(groupOf('10–14 editions')).toHaveTextContent(
    /^10–14 editionsYou have too few of this tier/,
  );
  expect(groupOf('1–5 editions')).toHaveTextContent(
    /^1–5 editionsThere’s no tier with fewer editions/,
  );
  expect(screen.getAllByText('There’s no tier with fewer editions')).toHaveLength(1);
});

test('E671 the form says from which tier an upgrade draws as soon as one edition is in', async () => {
  await open([ownedEyes(1, { quantity: 3 }), ownedEyes(2, { tier: 'rare', quantity: 3 })]);
  expect(screen.queryByText(/^You draw from/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Put Own eyes 1 in' }));
  expect(screen.getByText('You draw from 10–14 editions')).toBeVisible();
  expect(groupOf('10–14 editions')).toHaveTextContent('Another tier than what you chose');
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('row', { name: /^Eyes 103 Epic · 12.editions/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take Own eyes 1 out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Put Own eyes 2 in' }));
  expect(screen.getByText('You draw from 6–9 editions')).toBeVisible();
});
