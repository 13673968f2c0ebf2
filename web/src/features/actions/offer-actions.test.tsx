import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import { readOrder } from '@trait-market/contract/economy/typed-data';
import { listing, offer as offerByBob } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import {
  ANSWERS,
  avatar,
  choose,
  EDITION,
  HUNDREDTH,
  LISTED,
  ofAny,
  ofTrait,
  select,
  SETS,
  weth,
} from '@/testing/actions/offer-answers';
import {
  TRAIT,
  onStart,
  ofBob,
  openAction,
  ordersOf,
  page,
  press,
  typeOver,
} from '@/testing/actions/open-action';

import { readActionDraft } from './dialog/signing/action-draft';

const { collection, token, tokenId } = divingHelmetDetail;
const ofAvatar: Action = { kind: 'offerAvatar', collection, tokenId: '7' };
const WHOLE = 'Your offer, in WETH';
const FITS = 'You can buy one that fits now for 0.2 ETH, which is less.';
const BEST_OF_KIND = 'The best offer for any of these is 0.05 ETH. Sellers see that one first.';
const signsSet = ({ criteria: { root, slot, tier, rarity }, traits }: CriteriaSet) => ({
  facts: { asset: { kind: 'any', token, criteria: root } },
  criteria: {
    ...(slot && { slot }),
    ...(tier && { tier }),
    ...(rarity && { rarity }),
    tokenIds: traits.map((trait) => trait.tokenId),
  },
  commitments: [],
});
const promises = avatar.worn.map((worn) => ({
  token: avatar.token,
  avatarId: '7',
  slot: worn.slot,
  traitId: worn.tokenId,
}));
const asset = { kind: 'avatar', token: avatar.token, tokenId: '7' };

type Row = {
  name: string;
  action: Action;
  prepare?: () => Promise<void>;
  label: string;
  signs: { facts: object; criteria?: object | undefined; commitments?: object };
  says: RegExp;
  cheaper: string;
  better?: string;
};

const KINDS: Row[] = [
  {
    name: 'a single trait',
    action: ofTrait,
    label: EDITION,
    signs: { facts: { asset: { kind: 'trait', token, tokenId } }, criteria: undefined },
    says: /^You offer 0\.01 WETH for 1 × “Brass Diving Helmet”/,
    cheaper: 'You can buy one now for 0.2 ETH, which is less.',
  },
  {
    name: 'any trait of its slot and tier',
    action: ofTrait,
    prepare: choose('Any headwear of Fathom Club with 10–14 editions'),
    label: EDITION,
    signs: signsSet(SETS.tier),
    says: /^You offer 0\.01 WETH for .*any headwear of Fathom Club with 10–14 editions/,
    cheaper: FITS,
    better: BEST_OF_KIND,
  },
  {
    name: 'any trait of its slot',
    action: ofTrait,
    prepare: choose('Any headwear of Fathom Club'),
    label: EDITION,
    signs: signsSet(SETS.slot),
    says: /^You offer 0\.01 WETH for .*any headwear of Fathom Club/,
    cheaper: FITS,
    better: BEST_OF_KIND,
  },
  {
    name: 'any trait of its collection',
    action: ofTrait,
    prepare: choose('Any trait of Fathom Club'),
    label: EDITION,
    signs: signsSet(SETS.any),
    says: /^You offer 0\.01 WETH for .*any trait of Fathom Club/,
    cheaper: FITS,
    better: BEST_OF_KIND,
  },
  {
    name: 'any trait of a collection',
    action: ofAny,
    label: EDITION,
    signs: signsSet(SETS.any),
    says: /^You offer 0\.01 WETH for .*any trait of Fathom Club/,
    cheaper: FITS,
    better: BEST_OF_KIND,
  },
  {
    name: 'any trait of a chosen slot',
    action: ofAny,
    prepare: () => select('Slot', 'headwear'),
    label: EDITION,
    signs: signsSet(SETS.slot),
    says: /^You offer 0\.01 WETH for .*any headwear of Fathom Club/,
    cheaper: FITS,
    better: BEST_OF_KIND,
  },
  {
    name: 'any trait of a chosen slot and tier',
    action: ofAny,
    prepare: async () => {
      await select('Slot', 'headwear');
      await select('Editions of the trait', '10–14 editions');
    },
    label: EDITION,
    signs: signsSet(SETS.tier),
    says: /^You offer 0\.01 WETH for .*any headwear of Fathom Club with 10–14 editions/,
    cheaper: FITS,
    better: BEST_OF_KIND,
  },
  {
    name: 'any trait of a chosen slot and rarity (E438)',
    action: ofAny,
    prepare: async () => {
      await select('Slot', 'headwear');
      await select('Rarity', 'rare');
      expect(await screen.findByText(/^Rarity changes as avatars are dressed/)).toHaveTextContent(
        'Your offer is for the traits that are rare when you sign, and stays for them.',
      );
    },
    label: EDITION,
    signs: signsSet(SETS.rarity),
    says: /^You offer 0\.01 WETH for .*any rare headwear of Fathom Club/,
    cheaper: FITS,
    better: BEST_OF_KIND,
  },
  {
    name: 'an avatar with its current look',
    action: ofAvatar,
    label: WHOLE,
    signs: { facts: { asset }, commitments: promises },
    says: /^You offer 0\.01 WETH for “Fathom Club #7”/,
    cheaper: 'You can buy it now for 0.2 ETH.',
    better: 'Someone else offers 0.05 ETH for it. Its owner sees that one first.',
  },
  {
    name: 'an avatar in any look',
    action: ofAvatar,
    prepare: async () =>
      userEvent.click(await screen.findByRole('checkbox', { name: /^Only with what it wears/ })),
    label: WHOLE,
    signs: { facts: { asset }, commitments: [] },
    says: /^You offer 0\.01 WETH for “Fathom Club #7”/,
    cheaper: 'You can buy it now for 0.2 ETH.',
    better: 'Someone else offers 0.05 ETH for it. Its owner sees that one first.',
  },
];

afterEach(() => sessionStorage.clear());

describe.each(KINDS)('an offer for $name', (row) => {
  const open = async () => {
    openAction(row.action, ANSWERS, undefined, { walletChain: 1, isWalletSilent: true });
    await row.prepare?.();
    return screen.findByLabelText(row.label);
  };

  test('E458 signs exactly what the review below the fields says', async () => {
    const price = await open();
    await typeOver(price, '0.0');
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
    await userEvent.type(price, '1{Enter}');
    expect(await screen.findByText(row.says)).toBeInTheDocument();
    expect(price).toBeInTheDocument();
    await press('Sign 2 times');
    await screen.findByRole('button', { name: 'Stop waiting' });
    const step = readActionDraft(aliceAddress)?.steps.at(-1);
    if (step?.kind !== 'order') throw new Error('An order was to be signed.');
    const { chainId, components, criteria, commitments } = step;
    expect({ facts: readOrder(chainId, components), criteria, commitments }).toMatchObject({
      ...row.signs,
      facts: { kind: 'offer', unitPrice: HUNDREDTH, ...row.signs.facts },
    });
  });

  test('wraps the missing amount first, and says that it needs a signature', async () => {
    await typeOver(await open(), '0.5');
    expect(screen.getByText(/0.5 ETH will be wrapped first/)).toBeInTheDocument();
    const left = screen.getByText('Balance after this', { selector: 'dt' }).nextElementSibling;
    expect(left).toHaveTextContent(/^1\.95 ETH and 0\.5 WETH$/);
    expect(screen.getByText('Signature 1 of 2: wrapping')).toBeInTheDocument();
    expect(
      screen.getByText('0.5 ETH becomes 0.5 WETH, one to one and with no fee.'),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Sign 2 times' })).toBeInTheDocument();
  });

  test('cannot be signed for more than can be wrapped', async () => {
    await typeOver(await open(), '99');
    expect(screen.getByText(/^Not enough WETH: you have .* Offer less, or add ETH/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign the offer' })).toBeDisabled();
    expect(screen.getByText('Not enough WETH. Offer less, or add ETH.')).toBeVisible();
  });

  test('cannot be signed without a possible end', async () => {
    await typeOver(await open(), '0.1');
    await press('Custom');
    await userEvent.clear(screen.getByLabelText(/^Last day, in your time zone/));
    await press('Sign the offer');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a day between today and');
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  test('compares the price with what others list and offer, and not with your own', async () => {
    const price = await open();
    await typeOver(price, '0.25');
    expect(await screen.findByText(row.cheaper)).toBeInTheDocument();
    await typeOver(price, '0.1');
    expect(screen.queryByText(/^You can buy|^The best offer|sees? that one first/)).toBeNull();
    await typeOver(price, '0.04');
    expect(screen.queryByText(/sees? that one first/)?.textContent).toBe(row.better);
  });
});

test('the offer form shows the trait’s floor, and says if it’s the own listing', async () => {
  openAction(ofTrait, {
    ...ANSWERS,
    [TRAIT]: { body: { ...divingHelmetDetail, floor: LISTED } },
    [ordersOf('listing')]: page({ ...listing, unitPrice: LISTED }),
  });
  expect(await screen.findByRole('button', { name: 'Floor, yours 0.2 WETH' })).toBeVisible();
});

describe('open orders of the user', () => {
  const OPEN = `/economy/v1/wallets/${aliceAddress}/orders`;
  const mine = (part: Partial<WalletOrder> = {}): WalletOrder => ({
    ...offerByBob,
    state: { kind: 'fillable' },
    revivedAt: null,
    ...part,
  });
  const openWith = (...items: WalletOrder[]) =>
    openAction(ofTrait, {
      ...ANSWERS,
      [OPEN]: { body: { items, nextCursor: null, total: items.length } },
    });
  const forOther = mine({
    hash: `0x${'2'.repeat(64)}`,
    gets: [
      {
        kind: 'trait',
        trait: { ...divingHelmetDetail, id: 'another-trait' },
        quantity: 1,
      },
    ],
    unitPrice: weth(String(5n * HUNDREDTH)),
    remaining: 2,
  });

  test('E441 an open offer for the same trait is named with its price, and can be replaced or canceled', async () => {
    openWith(mine(), forOther);
    const region = within(await screen.findByRole('region', { name: 'Your open offers' }));
    expect(region.getAllByRole('listitem')).toHaveLength(1);
    expect(region.getByRole('listitem')).toHaveTextContent(/^0\.12 WETH.* · ends /);
    expect(region.getByRole('button', { name: 'Cancel the offer of 0.12 WETH' })).toBeVisible();
    await userEvent.click(
      region.getByRole('button', { name: 'Raise the offer of 0.12 WETH instead' }),
    );
    expect(onStart).toHaveBeenLastCalledWith({ kind: 'raise', order: mine() });
  });

  test('E441 says how much wrapped coin other open offers want, without refusing', async () => {
    openWith(forOther);
    expect(await screen.findByText(/^Your other open offer wants 0\.1 WETH/)).toHaveTextContent(
      /so 0(\.\d+)? WETH is free\./,
    );
    expect(screen.queryByRole('region', { name: 'Your open offers' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Sign (the offer|\d times)$/ })).toBeEnabled();
  });
});

test('E475 accepting an offer shows the floor next to what is received', async () => {
  openAction(
    { kind: 'accept', order: offerByBob },
    {
      [ordersOf('listing')]: page({
        ...ofBob,
        unitPrice: { chainId: 1, coin: 'native', amount: '200000000000000000' },
      }),
    },
  );
  const label = await screen.findByText('Floor', { selector: 'dt' });
  await waitFor(() => expect(label.nextElementSibling).toHaveTextContent('0.2 ETH'));
  expect(screen.getByText(/below the floor: 0\.2 ETH\./)).toBeVisible();
  expect(label.closest('dl')).toHaveTextContent(/^Price.*Market fee/);
  expect(screen.getByText('You get at least')).toBeVisible();
  expect(screen.queryByText(/^You pay/)).not.toBeInTheDocument();
});
