import {
  fathom7,
  fathomClub,
  inventoryPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import { anyFathomOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { onStart, openAction, press } from '@/testing/actions/open-action';
import { wholeItem } from '@/testing/whole-item';

import { readActionDraft } from '../dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

const eight = { ...fathom7, tokenId: '8', name: 'Fathom Club #8', worn: [], rarityScore: 3 };
const answers = (...avatars: readonly (typeof fathom7)[]) => ({
  '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
  '/economy/v1/avatars/fathom-club/7': { body: fathom7Detail },
  '/economy/v1/avatars/fathom-club/8': {
    body: { ...fathom7Detail, ...eight, lastSale: null, price: null },
  },
  '/economy/v1/wallets/me/approvals': {
    body: { items: approvals.items.map((one) => ({ ...one, approved: true })) },
  },
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
    body: {
      ...inventoryPage,
      items: avatars.map((avatar) => ({ kind: 'avatar', avatar })),
      total: avatars.length,
    },
  },
});
const open = (avatarId: string | undefined, ...avatars: readonly (typeof fathom7)[]) =>
  openAction(
    { kind: 'accept', order: anyFathomOffer, ...(avatarId !== undefined && { avatarId }) },
    answers(...avatars),
    undefined,
    { walletChain: 1, isWalletSilent: true },
  );

test('E609 the review names the avatar that is given and the traits that go along', async () => {
  open('7', fathom7, eight);
  expect(await screen.findByText('You give Fathom Club #7')).toBeVisible();
  expect(screen.getByText(/^This offer is for any Fathom Club avatar/)).toHaveTextContent(
    'It pays 22.2% below the avatar floor, 0.9 ETH.',
  );
  expect(screen.getAllByText(`Comes with 1 trait: ${divingHelmetRef.value}`)[0]).toBeVisible();
  expect(
    screen.getByText(wholeItem(/^You sell “Fathom Club #7” \(.*#7\) to “bob” \(.*\)\.$/)),
  ).toBeVisible();
  expect(
    screen.getByText(
      wholeItem(/^It comes with 1 trait, which you give, too: “Brass Diving Helmet” \(#.*\)\.$/),
    ),
  ).toBeVisible();
  expect(
    screen.getByText(wholeItem(/^The offer is for “any Fathom Club avatar” \(.*\)\.$/)),
  ).toBeVisible();
});

test('E609 an offer at the avatar floor is compared within the sentence', async () => {
  const order = { ...anyFathomOffer, unitPrice: fathomClub.avatarFloor ?? null };
  openAction({ kind: 'accept', order, avatarId: '7' }, answers(fathom7), undefined, {
    walletChain: 1,
    isWalletSilent: true,
  });
  expect(await screen.findByText(/^This offer is for any Fathom Club avatar/)).toHaveTextContent(
    'It pays at the avatar floor, 0.9 ETH.',
  );
});

test('E609 the least rare avatar is preselected, and another one is signed if it is chosen', async () => {
  open(undefined, fathom7, eight);
  expect(await screen.findByText('You give Fathom Club #8')).toBeVisible();
  await userEvent.click(screen.getByText(/^Choose from your 2 avatars/));
  await userEvent.click(screen.getByRole('radio', { name: /^Fathom Club #7/ }));
  expect(screen.getByText('You give Fathom Club #7')).toBeVisible();
  await press('Sign the sale');
  await screen.findByRole('button', { name: 'Stop waiting' });
  const [step] = readActionDraft(aliceAddress)?.steps ?? [];
  expect(step).toMatchObject({
    kind: 'fulfilment',
    message: { identifier: '7', quantity: '1', orderHash: anyFathomOffer.hash },
    criteriaProof: [],
  });
});

test('E609 an avatar that isn’t the user’s anymore is replaced only if the user chooses', async () => {
  open('9', fathom7);
  expect(await screen.findByText('You don’t own this avatar. Choose another one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign the sale' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /^Fathom Club #7/ }));
  expect(await screen.findByRole('button', { name: 'Sign the sale' })).toBeEnabled();
});

test('E609 a user who owns none of the collection’s avatars can’t accept', async () => {
  open(undefined);
  expect(await screen.findByText(/^You don’t own an avatar that fits\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look for one on the market' })).toHaveAttribute(
    'href',
    '/market?kind=avatars&collection=fathom-club',
  );
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

const wornAt = (...floors: readonly (string | null)[]) => ({
  body: {
    ...fathom7Detail,
    worn: fathom7Detail.worn.slice(0, floors.length).map((trait, position) => {
      const amount = floors[position];
      return { ...trait, floor: amount ? { chainId: 1, coin: 'native', amount } : null };
    }),
  },
});

test('E657 the chosen avatar says what its traits cost at their floors', async () => {
  open('7', fathom7, eight);
  const sum = await screen.findByText(/^Traits at floor/);
  expect(sum.closest('p')).toHaveTextContent(/^Traits at floor 0\.12 ETH.*· 1.not listed$/);
  expect(screen.queryByText(/^Its traits? costs? /)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText(/^Choose from your 2 avatars/));
  await userEvent.click(screen.getByRole('radio', { name: /^Fathom Club #8/ }));
  expect(screen.getByText('Wears nothing')).toBeVisible();
  expect(screen.queryByText(/^Traits at floor/)).not.toBeInTheDocument();
});

test.each([
  [
    'all together',
    ['500000000000000000', '400000000000000000'],
    /^Traits at floor 0\.9 ETH$/,
    'Its traits cost 0.9 ETH at their floors, more than the 0.6475 WETH you get.',
  ],
  [
    'those that are listed',
    [null, '650000000000000000'],
    /^Traits at floor 0\.65 ETH · 1.not listed$/,
    'Its traits cost 0.65 ETH at their floors, more than the 0.6475 WETH you get.',
  ],
  [
    'a single one',
    ['650000000000000000'],
    /^Traits at floor 0\.65 ETH$/,
    'Its trait costs 0.65 ETH at its floor, more than the 0.6475 WETH you get.',
  ],
  ['no more', ['647500000000000000'], /^Traits at floor 0\.6475 ETH$/, undefined],
  ['none', [null, null], /^None of its traits is listed$/, undefined],
])(
  'E657 a warning says that the traits cost more than the seller gets: %s',
  async (_, floors, line, warning) => {
    openAction(
      { kind: 'accept', order: anyFathomOffer, avatarId: '7' },
      {
        ...answers(fathom7),
        '/economy/v1/avatars/fathom-club/7': wornAt(...floors),
      },
    );
    const shown = await screen.findByText(/^Traits at floor|^None of its traits/);
    expect(shown.closest('p')).toHaveTextContent(line);
    const warned = screen.queryByText(/^Its traits? costs? /);
    expect(warned?.textContent).toBe(warning);
  },
);

test('E609 E465 a counter lists the chosen avatar for the bidder', async () => {
  open('7', fathom7);
  await press('Counter');
  expect(onStart).toHaveBeenLastCalledWith({
    kind: 'listAvatar',
    collection: 'fathom-club',
    tokenId: '7',
    counters: anyFathomOffer,
  });
});
