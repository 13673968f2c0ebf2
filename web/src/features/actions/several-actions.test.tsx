import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { dressBatchPlan } from '@trait-market/contract/fixtures/economy/benches';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { openAction, press } from '@/testing/actions/open-action';
import { setBrowserLocale } from '@/testing/browser-locale';
import { wornHelmet, fathom } from '@/testing/sentences';

import { readActionDraft, type ActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

test('several avatars are reviewed one by one and signed together', async () => {
  openAction({ kind: 'dressBatch', plan: dressBatchPlan });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Construct 1 avatar' }),
  ).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'What changes on each avatar' });
  expect(within(list).getByRole('heading', { name: `1 of 1 ${fathom}` })).toBeInTheDocument();
  expect(
    within(list).getByText(`You take off ${wornHelmet}. It’s yours, loose in your wallet.`),
  ).toBeInTheDocument();
  expect(screen.getByText('It costs 15 credits at most, all together.')).toBeInTheDocument();
  expect(screen.getByText(/^Your listing of .* can be active again/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
    { kind: 'dressBatch', message: { highestCredits: '15', dressings: [{ avatarId: '7' }] } },
  ]);
});

test('E59 T61 cannot sign for avatars that differ from what is shown', async () => {
  const [first] = dressBatchPlan.dressings;
  if (!first) throw new Error('The plan dresses no avatar.');
  openAction({
    kind: 'dressBatch',
    plan: { ...dressBatchPlan, dressings: [{ ...first, worn: [] }] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This change doesn’t match what would be signed',
  );
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

describe('several listings', () => {
  const found = inventoryPage.items.find((item) => item.kind === 'trait');
  if (found === undefined) throw new Error('There is no loose trait.');
  const forSale = (number: string, part: Partial<(typeof found)['trait']> = {}) => ({
    quantity: 2,
    listedByOwner: 0,
    trait: {
      ...found.trait,
      id: `trait-${number}`,
      value: `Trait ${number}`,
      tokenId: number,
      ...part,
    },
  });
  const priced = forSale('1');
  const unpriced = forSale('2', { floor: null, lastSale: null });
  const action: Action = { kind: 'listSeveral', items: [priced, unpriced] };
  const collections = { body: { items: [fathomClub], nextCursor: null, total: 1 } };
  const openSeveral = (stored?: ActionDraft) =>
    openAction(action, { '/economy/v1/collections': collections }, stored);

  const priceOf = (name: string) => screen.findByLabelText(`Price of ${name}, in ETH`);
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  test('E377 E528 name the approval that they need before the review, and fold why', async () => {
    const items = approvals.items.map((one) => ({ ...one, approved: one.kind !== 'traits' }));
    openAction(action, {
      '/economy/v1/collections': collections,
      '/economy/v1/wallets/me/approvals': { body: { items } },
    });
    expect(
      await screen.findByText('Your wallet also asks you to approve Seaport first.'),
    ).toBeVisible();
    const reason = screen.getByText(/^It’s free, and needed only once\./);
    expect(reason).not.toBeVisible();
    await userEvent.click(screen.getByText('Why?'));
    expect(reason).toBeVisible();
  });

  test('E100 are priced by the floor or the last sale and a percentage, or by hand where there is neither', async () => {
    openSeveral();
    expect(await priceOf('Trait 1')).toHaveValue('0.1199');
    expect(await priceOf('Trait 2')).toHaveValue('');
    await type(screen.getByLabelText('Adjust by %'), '-5');
    expect(await priceOf('Trait 1')).toHaveValue('0.1139');
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('1 trait needs a price.');
    expect(await priceOf('Trait 2')).toHaveFocus();
    await type(await priceOf('Trait 2'), '0.5');
    await press('Review');
    const rows = within(screen.getByRole('table', { name: '2 listings on Ethereum' }));
    expect(rows.getByRole('row', { name: /Trait 1.*0\.1139 ETH/ })).toBeInTheDocument();
    expect(rows.getByRole('row', { name: /Trait 2.*0\.5 ETH/ })).toBeInTheDocument();
    expect(screen.getByText(/You list 1 × .* for 0.1139 ETH\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign 2 listings on Ethereum' })).toBeInTheDocument();
  });

  test('E252 are reviewed in a table for each network, which says what each signature covers', async () => {
    const onPolygon = forSale('3', {
      chainId: 137,
      floor: { chainId: 137, coin: 'native', amount: '9000000000000000000' },
    });
    openAction(
      { kind: 'listSeveral', items: [onPolygon, priced, forSale('4')] },
      { '/economy/v1/collections': collections },
    );
    expect(
      await screen.findByText(
        /^These are 3 listings, with one signature for each network: Ethereum and Polygon\./,
      ),
    ).toBeInTheDocument();
    await type(await priceOf('Trait 1'), '0.09');
    await press('Review');
    expect(screen.getByText('Signature 1 of 2: 2 listings on Ethereum')).toBeInTheDocument();
    expect(screen.getByText('Signature 2 of 2: listing on Polygon')).toBeInTheDocument();
    expect(screen.queryByText(/You’re signing for/)).not.toBeInTheDocument();
    const [, cheap, fair] = within(screen.getByRole('table')).getAllByRole('row');
    if (cheap === undefined || fair === undefined) throw new Error('There are two rows.');
    expect(cheap).toHaveTextContent(/\d% below the floor/);
    expect(cheap).toHaveTextContent(/You get 0\.\d+ ETH/);
    expect(fair).not.toHaveTextContent('below the floor');
    expect(screen.getByText('1 has a warning.')).toBeInTheDocument();
    expect(
      screen.getByText(/^You sign for each network on its own: Ethereum and Polygon\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign 2 times' })).toBeInTheDocument();
  });

  test('E100 the user’s own listing is no floor to start from', async () => {
    const { floor } = priced.trait;
    if (!floor) throw new Error('The fixture has a floor.');
    const ownListing = { price: floor };
    const byOthers = { ...floor, amount: '600000000000000000' };
    const listed = { ...priced, listedByOwner: 1, ownListing };
    const known = { ...forSale('5'), ownListing, worth: { floor: byOthers, bestOffer: null } };
    openAction(
      { kind: 'listSeveral', items: [listed, known] },
      { '/economy/v1/collections': collections },
    );
    const field = await priceOf('Trait 1');
    expect(field).toHaveValue('');
    expect(field.closest('tr')).toHaveTextContent('Floor 0.12 ETH, your listing');
    // The worth covers both editions in the wallet.
    const others = await priceOf('Trait 5');
    expect(others).toHaveValue('0.2999');
    expect(others.closest('tr')).toHaveTextContent(
      'Floor 0.3 ETH, without your listing at 0.12 ETH',
    );
  });

  test('can be edited or removed line by line, or all given one price', async () => {
    openSeveral();
    await type(await priceOf('Trait 1'), '0.2');
    expect(screen.getByRole('button', { name: 'Use 0.1199 ETH' })).toBeInTheDocument();
    await press('Use 0.1199 ETH');
    expect(await priceOf('Trait 1')).toHaveValue('0.1199');
    await userEvent.selectOptions(screen.getByLabelText('Price'), 'One price for all');
    await userEvent.type(screen.getByLabelText('Price of each, in ETH'), '0.3');
    expect(await priceOf('Trait 2')).toHaveValue('0.3');
    await press('Take out Trait 1');
    expect(screen.queryByLabelText('Price of Trait 1, in ETH')).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('List every edition I hold, not just one of each'));
    await press('Review');
    expect(screen.getByText(/You list 2 × .* for 0.3 ETH each\./)).toBeInTheDocument();
  });

  test('take a decimal comma, and prompt when a separator is ambiguous', async () => {
    setBrowserLocale('pt-BR');
    const dear = forSale('1', {
      floor: { chainId: 1, coin: 'native', amount: '2125000000000000000' },
    });
    openAction(
      { kind: 'listSeveral', items: [dear, unpriced] },
      { '/economy/v1/collections': collections },
    );
    await userEvent.selectOptions(await screen.findByLabelText('Price'), 'Each trait’s floor');
    expect(await priceOf('Trait 1')).toHaveValue('2.1250');
    await type(await priceOf('Trait 2'), '0,7');
    await press('Review');
    expect(screen.getByText(/You list 1 × .* for 2.1250 ETH\./)).toBeInTheDocument();
    expect(screen.getByText(/You list 1 × .* for 0.7 ETH\./)).toBeInTheDocument();
    await press('Back');
    await userEvent.selectOptions(screen.getByLabelText('Price'), 'One price for all');
    await userEvent.type(screen.getByLabelText('Price of each, in ETH'), '1.000');
    expect(screen.getByLabelText('Price of each, in ETH')).toHaveAccessibleDescription(
      '“1.000” can mean 1 or 1000. Type the one you mean.',
    );
    await type(screen.getByLabelText('Price of each, in ETH'), '1,50');
    expect(await priceOf('Trait 1')).toHaveValue('1.5');
  });

  test('restore the typed values after a reload', async () => {
    const first = openSeveral();
    await type(await priceOf('Trait 2'), '0.7');
    const stored = readActionDraft(aliceAddress);
    first.unmount();
    openSeveral(stored);
    expect(await priceOf('Trait 2')).toHaveValue('0.7');
  });

  test('E100 say what is already listed, which can be removed with one press', async () => {
    const items = [priced, { ...unpriced, listedByOwner: 2 }];
    openAction({ kind: 'listSeveral', items }, { '/economy/v1/collections': collections });
    expect(
      await screen.findByText(/^You’ve already listed every edition you hold of Trait 2/),
    ).toBeInTheDocument();
    await press('Skip already listed');
    expect(screen.queryByLabelText('Price of Trait 2, in ETH')).not.toBeInTheDocument();
  });
});
