import type { Order } from '@trait-market/contract/economy/orders';
import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import {
  balances,
  fathom7,
  fathomClub,
  inventoryPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import { creditLedger, plans } from '@trait-market/contract/fixtures/economy/credits';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import { dressBatchPlan } from '@trait-market/contract/fixtures/economy/benches';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { buildOrder } from '@trait-market/contract/economy/typed-data/build-order';
import { orderHash } from '@trait-market/contract/economy/typed-data/order-hash';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { Act } from '@/lib/acts/act';
import { shortenAddress } from '@/lib/format/shorten-address';
import type { Session } from '@/lib/session/session';
import { actDraft } from '@/lib/storage';
import { renderScreen } from '@/testing/render-screen';
import { refusedAlice, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { ActDialog } from './act-dialog';
import { lastEndDay } from './forms/end-date';
import { readActDraft, type ActDraft } from './signing/act-draft';

const { id } = divingHelmetDetail;
const TRAIT = `/economy/v1/traits/${id}`;
const ordersOf = (kind: 'listing' | 'offer') => `${TRAIT}/orders?kind=${kind}&limit=60`;
const page = (...items: readonly Order[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

const onSignIn = vi.fn();
const onStart = vi.fn();

/** As the provider of acts has it: gone as soon as it is closed. */
function Opened({ act, kept }: { act: Act; kept: ActDraft | undefined }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <ActDialog
      act={act}
      kept={kept}
      address={aliceAddress}
      opener={{ current: null }}
      onSignIn={onSignIn}
      onInterrupted={vi.fn()}
      onStart={onStart}
      onClose={() => setOpen(false)}
    />
  ) : null;
}

const open = (
  act: Act,
  answers: Parameters<typeof stubApi>[0] = {},
  kept?: ActDraft,
  session: Session = signedInAsAlice,
) => {
  stubApi({
    [TRAIT]: { body: divingHelmetDetail },
    [`${TRAIT}/history`]: { body: traitHistory },
    [ordersOf('listing')]: page(ofBob),
    [ordersOf('offer')]: page(),
    '/economy/v1/wallets/me/balances': { body: balances },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: inventoryPage },
    ...answers,
  });
  return renderScreen(<Opened act={act} kept={kept} />, { session });
};

const ofBob: Order = { ...listing, maker: { address: bobAddress, username: null } };
const offerOfBob: Order = {
  ...ofBob,
  kind: 'offer',
  gives: [],
  gets: listing.gives,
  unitPrice: { chainId: 1, coin: 'wrapped', amount: '120000000000000000' },
};

const { token, tokenId } = divingHelmetDetail;
/** As a name stands in a sentence that is signed: quoted, with where it is. */
const called = (name: string, number = tokenId) =>
  `“${name}” (${shortenAddress(token)} #${number})`;
const helmet = called('Brass Diving Helmet');
const wornHelmet = `“Brass Diving Helmet” (#${tokenId})`;
const fathom = `“Fathom Club #7” (${shortenAddress(fathom7.token)} #7)`;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  actDraft.clear();
  onSignIn.mockClear();
});

describe('buying', () => {
  test('shows what it costs with its fees, and then what will be signed', async () => {
    open({ kind: 'buy', order: ofBob });
    const quantity = await screen.findByLabelText('Editions (3 available)');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    expect(screen.getByText('0.24 ETH')).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText('You pay at most 0.24 ETH, fees included.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Buy' })).toBeInTheDocument();
    expect(readActDraft(aliceAddress)?.steps).toHaveLength(1);
  });

  test('more than there is cannot be reviewed', async () => {
    open({ kind: 'buy', order: ofBob });
    const quantity = await screen.findByLabelText('Editions (3 available)');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('There are only 3.');
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  const holding = (native: string, wrapped: string) => ({
    '/economy/v1/wallets/me/balances': {
      body: { items: [{ chainId: 1, native, wrapped, counter: '0' }] },
    },
  });

  test('unwraps what is missing first', async () => {
    open({ kind: 'buy', order: ofBob }, holding('20000000000000000', '100000000000000000'));
    expect(await screen.findByText(/^0.1 WETH will be unwrapped first/)).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText('Signature 1 of 2: Unwrapping')).toBeInTheDocument();
    expect(readActDraft(aliceAddress)?.steps).toMatchObject([
      { kind: 'unwrap', chainId: 1, message: { amount: '100000000000000000' } },
      { kind: 'fulfilment' },
    ]);
  });

  test('with less than that it says what is missing, and is not reviewed', async () => {
    open({ kind: 'buy', order: ofBob }, holding('20000000000000000', '99999999999999999'));
    expect(
      await screen.findByText(
        'That’s 0.1 ETH more than you have, and you don’t have enough WETH to unwrap. Add ETH first.',
      ),
    ).toBeInTheDocument();
    await press('Review');
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  test('an order that is not what its hash says is not offered for signing', async () => {
    open({ kind: 'buy', order: { ...ofBob, hash: `0x${'ab'.repeat(32)}` } });
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('This order doesn’t match its signature');
    expect(screen.queryByRole('button', { name: /Sign/ })).not.toBeInTheDocument();
  });

  test('a wallet that cannot be reached says so, and can be tried again', async () => {
    open({ kind: 'buy', order: ofBob });
    await press('Review');
    await press('Sign with your wallet');
    expect(await screen.findByText('Your wallet didn’t sign')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('listing', () => {
  test('says what is got after the fees, and warns below the floor', async () => {
    open({ kind: 'list', traitId: id });
    const price = await screen.findByLabelText('Price per edition, in ETH');
    expect(screen.getByText(/^Floor:/)).toHaveTextContent('Floor: 0.12 ETH · Last sale: 0.11 WETH');
    await userEvent.type(price, '0.1');
    expect(screen.getByText('0.0925 ETH')).toBeInTheDocument();
    expect(screen.getByText(/This is 16% below the floor/)).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText(`You list 1 × ${helmet} for 0.1 ETH.`)).toBeInTheDocument();
    expect(screen.getByText(/This is 16% below the floor/)).toBeInTheDocument();
    await press('Back');
    expect(screen.getByLabelText('Price per edition, in ETH')).toHaveValue('0.1');
  });

  test('a price below your own listing or offer brings no warning', async () => {
    const own = { ...offerOfBob, maker: listing.maker };
    open(
      { kind: 'list', traitId: id },
      {
        [ordersOf('listing')]: page(listing),
        [ordersOf('offer')]: page(own),
        [`${TRAIT}/history`]: { body: { ...traitHistory, sales: [] } },
      },
    );
    const price = await screen.findByLabelText('Price per edition, in ETH');
    expect(await screen.findByText(/^Floor:/)).toHaveTextContent('0.12 ETH, your own listing');
    await userEvent.type(price, '0.1');
    await press('Review');
    expect(await screen.findByText('What your wallet will sign')).toBeInTheDocument();
    expect(screen.queryByText(/below the floor/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Someone offers/)).not.toBeInTheDocument();
  });

  test('a price below another’s listing or offer is warned of, whatever your own are', async () => {
    const others: Order = {
      ...ofBob,
      unitPrice: { chainId: 1, coin: 'native', amount: '200000000000000000' },
    };
    open(
      { kind: 'list', traitId: id },
      {
        [ordersOf('listing')]: page(listing, others),
        [ordersOf('offer')]: page({ ...offerOfBob, maker: listing.maker }, offerOfBob),
      },
    );
    await userEvent.type(await screen.findByLabelText('Price per edition, in ETH'), '0.1');
    expect(
      await screen.findByText(/50% below the cheapest listing by anyone else, which asks 0.2 ETH/),
    ).toBeInTheDocument();
    expect(await screen.findByText(/Someone offers 0.12 WETH for it now/)).toBeInTheDocument();
  });

  test('asks for an amount in plain words', async () => {
    open({ kind: 'list', traitId: id });
    await userEvent.type(await screen.findByLabelText('Price per edition, in ETH'), '1,5');
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a number');
  });

  test('is not offered to whoever holds none', async () => {
    open(
      { kind: 'list', traitId: id },
      {
        [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
          body: { items: [], nextCursor: null, total: 0 },
        },
      },
    );
    expect(await screen.findByText(/no loose edition to list/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });
});

describe('an offer', () => {
  test('a price above another’s listing is said to be higher than needed, one above your own is not', async () => {
    const dearer: Order = {
      ...ofBob,
      unitPrice: { chainId: 1, coin: 'native', amount: '200000000000000000' },
    };
    open({ kind: 'offer', traitId: id }, { [ordersOf('listing')]: page(listing, dearer) });
    const price = await screen.findByLabelText('Price per edition, in WETH');
    await userEvent.type(price, '0.25');
    expect(
      await screen.findByText('You can buy one now for 0.2 ETH, which is less.'),
    ).toBeInTheDocument();
    await userEvent.clear(price);
    await userEvent.type(price, '0.15');
    expect(screen.queryByText(/You can buy one now/)).not.toBeInTheDocument();
  });

  test('wraps what is missing first, and says that the wallet asks twice', async () => {
    open({ kind: 'offer', traitId: id });
    await userEvent.type(await screen.findByLabelText('Price per edition, in WETH'), '0.5');
    expect(screen.getByText(/0.5 ETH will be wrapped first/)).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText('Signature 1 of 2: Wrapping')).toBeInTheDocument();
    expect(
      screen.getByText('0.5 ETH becomes 0.5 WETH, one to one and with no fee.'),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Sign 2 times with your wallet' }),
    ).toBeInTheDocument();
  });

  test('an offer above what can be wrapped cannot be reviewed', async () => {
    open({ kind: 'offer', traitId: id });
    await userEvent.type(await screen.findByLabelText('Price per edition, in WETH'), '99');
    await press('Review');
    expect(screen.getByText(/you don’t have enough ETH to wrap/)).toBeInTheDocument();
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  test('without an end that can be is not reviewed', async () => {
    open({ kind: 'offer', traitId: id });
    await userEvent.type(await screen.findByLabelText('Price per edition, in WETH'), '0.1');
    await userEvent.clear(screen.getByLabelText('Last day'));
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a day between today and');
  });
});

describe('a trade', () => {
  const wanted = { ...divingHelmetDetail, id: 'wanted', tokenId: '99', value: 'Tomato Fez' };
  const trade = (kept?: ActDraft) =>
    open(
      { kind: 'trade', traitId: 'wanted' },
      { '/economy/v1/traits/wanted': { body: wanted } },
      kept,
    );

  test('gives avatars and loose traits, and says what is promised of them', async () => {
    const before = trade();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Fathom Club #7/ }));
    expect(
      screen.getByRole('checkbox', { name: /Promise that it keeps Brass Diving Helmet/ }),
    ).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: /Brass Diving Helmet/ }), '2');
    await press('Review');
    expect(screen.getByText(`You give ${fathom} and 2 × ${helmet}.`)).toBeInTheDocument();
    expect(screen.getByText(`You get 1 × ${called('Tomato Fez', '99')}.`)).toBeInTheDocument();
    expect(
      screen.getByText(/Your listings already promise 3 of them, and this one promises 2 more/),
    ).toBeInTheDocument();
    expect(
      screen.getByText(`It’s valid only while ${fathom} wears ${wornHelmet} as its headwear.`),
    ).toBeInTheDocument();
    const kept = readActDraft(aliceAddress);
    before.unmount();
    trade(kept);
    await press('Back');
    expect(await screen.findByRole('checkbox', { name: /Fathom Club #7 avatar/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Brass Diving Helmet/ })).toHaveValue('2');
  });

  test('without anything given is not reviewed', async () => {
    trade();
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose what to give');
  });
});

describe('accepting a trade that promises what an avatar wears', () => {
  const commitments = [
    { token: fathom7.token, avatarId: '7', slot: 'headwear' as const, traitId: tokenId },
  ];
  const components = buildOrder({
    ...listingTerms,
    kind: 'trade',
    maker: bobAddress,
    gives: [{ kind: 'avatar', token: fathom7.token, tokenId: '7' }],
    gets: [{ kind: 'trait', token, tokenId: '99', quantity: 1n }],
    commitments,
  });
  const order: Order = {
    ...ofBob,
    kind: 'trade',
    hash: orderHash(components),
    components,
    commitments,
    gives: [{ kind: 'avatar', avatar: fathom7 }],
    gets: [{ kind: 'trait', trait: divingHelmetDetail, quantity: 1 }],
    unitPrice: null,
    fees: [],
    quantity: 1,
    remaining: 1,
  };
  const worn = fathom7Detail.worn.filter(({ slot }) => slot === 'headwear');
  const detail = { ...fathom7Detail, worn };
  const PROMISE = `It’s valid only while ${fathom} wears ${wornHelmet} as its headwear.`;
  const accept = (act: Order, answers = {}) =>
    open(
      { kind: 'accept', order: act },
      {
        '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
        '/economy/v1/avatars/fathom-club/7': { body: detail },
        ...answers,
      },
    );

  test('says so before and while it is reviewed', async () => {
    accept(order);
    expect(await screen.findByText(PROMISE)).toBeInTheDocument();
    await press('Review');
    expect(await screen.findByText(`You get ${fathom}.`)).toBeInTheDocument();
    expect(screen.getByText(PROMISE)).toBeInTheDocument();
  });

  test('T62 names what else it wears now as not promised, before and while it is reviewed', async () => {
    const [helmetWorn] = worn;
    const eyes = { ...helmetWorn, id: 'eyes', tokenId: '77', value: 'Laser Eyes', slot: 'eyes' };
    accept(order, {
      '/economy/v1/avatars/fathom-club/7': {
        body: { ...detail, worn: [...worn, eyes] },
      },
    });
    const unpromised = `${fathom} also wears “Laser Eyes” (#77) as its eyes now. None of that is promised: it can be changed until someone accepts.`;
    expect(await screen.findByText(unpromised)).toBeInTheDocument();
    expect(screen.getByText(PROMISE)).toBeInTheDocument();
    await press('Review');
    expect(await screen.findByText('What your wallet will sign')).toBeInTheDocument();
    expect(screen.getByText(unpromised)).toBeInTheDocument();
  });

  test('tells the numbers where the names cannot be had', async () => {
    accept(order, {
      '/economy/v1/avatars/fathom-club/7': { status: 404, body: { message: 'No' } },
    });
    expect(
      await screen.findByText(
        `It’s valid only while ${fathom} wears the trait (#${tokenId}) as its headwear.`,
      ),
    ).toBeInTheDocument();
  });

  test('is not offered for signing where the promises are not those that were signed', async () => {
    accept({ ...order, commitments: [] });
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('This order doesn’t match its signature');
  });
});

test('cancelling names the orders, and begins with what is signed', async () => {
  open({ kind: 'cancel', orders: [listing] });
  expect(screen.getByText('Listing: 3 × Brass Diving Helmet at 0.12 ETH each')).toBeInTheDocument();
  expect(await screen.findByText('You cancel 1 order for good.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('cancelling more orders than a signature may name asks for several, one after the other', async () => {
  const orders = Array.from({ length: 250 }, (_, number): Order => ({
    ...listing,
    hash: `0x${String(number).padStart(64, '0')}`,
  }));
  open({ kind: 'cancel', orders });
  expect(
    await screen.findByText(
      'One signature can cancel up to 100 orders, so your wallet will ask 3 times.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Signature 3 of 3: Canceling')).toBeInTheDocument();
  expect(screen.getByText('You cancel 50 orders for good.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign 3 times with your wallet' })).toBeInTheDocument();
  const steps = readActDraft(aliceAddress)?.steps ?? [];
  const hashes = steps.flatMap((step) => (step.kind === 'cancel' ? step.message.orderHashes : []));
  expect(hashes).toEqual(orders.map(({ hash }) => hash));
});

test('cancelling everything signs the current counter', async () => {
  open({ kind: 'cancelAll', chainId: 137 });
  expect(await screen.findByText(/ever signed here on Polygon/)).toBeInTheDocument();
  const [step] = readActDraft(aliceAddress)?.steps ?? [];
  expect(step).toMatchObject({ kind: 'cancelAll', chainId: 137, message: { counter: '2' } });
});

test('no more is wrapped than there is', async () => {
  open({ kind: 'wrap', chainId: 1 });
  const amount = await screen.findByLabelText('Amount, in ETH');
  await userEvent.type(amount, '3');
  expect(screen.getByRole('alert')).toHaveTextContent('That’s too much. You have 2.45 ETH.');
  await userEvent.clear(amount);
  await userEvent.type(amount, '2');
  await press('Review');
  expect(screen.getByText(/2 ETH becomes 2 WETH/)).toBeInTheDocument();
});

test('closing leaves nothing behind', async () => {
  open({ kind: 'offer', traitId: id });
  await userEvent.type(await screen.findByLabelText('Price per edition, in WETH'), '0.5');
  expect(readActDraft(aliceAddress)?.values).toEqual({ price: '0.5' });
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readActDraft(aliceAddress)).toBeUndefined();
});

test.each<[Act, label: RegExp, text: string]>([
  [{ kind: 'buy', order: ofBob }, /^Editions/, '2'],
  [{ kind: 'accept', order: offerOfBob }, /^Editions/, '3'],
  [{ kind: 'list', traitId: id }, /^Price per edition/, '0.1'],
  [{ kind: 'list', traitId: id }, /^Editions/, '2'],
  [{ kind: 'offer', traitId: id }, /^Price per edition/, '0.25'],
  [{ kind: 'offer', traitId: id }, /^Last day/, lastEndDay(new Date())],
  [{ kind: 'wrap', chainId: 1 }, /^Amount/, '1.5'],
  [{ kind: 'unwrap', chainId: 1 }, /^Amount/, '0.75'],
])('a reload in the middle of %o finds what was typed', async (act, label, text) => {
  const before = open(act);
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
  const kept = readActDraft(aliceAddress);
  before.unmount();
  open(act, {}, kept);
  expect(await screen.findByLabelText(label)).toHaveValue(text);
});

test('what the provider would refuse is not filled in: it offers to connect again', async () => {
  open({ kind: 'offer', traitId: id }, {}, undefined, refusedAlice);
  expect(
    await screen.findByRole('heading', { name: 'Your session is no longer valid' }),
  ).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  await press('Connect again');
  expect(onSignIn).toHaveBeenCalledOnce();
});

test('a draft of another wallet is ignored', async () => {
  open({ kind: 'offer', traitId: id });
  await screen.findByLabelText('Price per edition, in WETH');
  expect(readActDraft(aliceAddress)).toBeDefined();
  expect(readActDraft(bobAddress)).toBeUndefined();
});

describe('buying a plan', () => {
  const [basic, , elite] = plans.plans;
  if (!basic || !elite) throw new Error('There are too few plans.');
  const LEDGER = '/economy/v1/wallets/me/credits/ledger';
  const first = {
    ...creditLedger,
    items: [],
    lots: [],
    subscription: null,
    balance: { subscription: 0, vanilla: 0 },
  };
  const holding = (native: string, wrapped = '0', onPolygon = '0') => ({
    '/economy/v1/wallets/me/balances': {
      body: {
        items: balances.items.map((one) =>
          one.chainId === 1 ? { ...one, native, wrapped } : { ...one, native: onPolygon },
        ),
      },
    },
  });
  const buy = (answers: Parameters<typeof stubApi>[0] = {}) =>
    open({ kind: 'subscribe', plan: basic }, { [LEDGER]: { body: first }, ...answers });

  test('the network is chosen, with what is held there, and the price follows', async () => {
    buy();
    expect(await screen.findByRole('radio', { name: /^Ethereum 0\.004 ETH/ })).toBeChecked();
    expect(screen.getByText('You hold 2.45 ETH')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Polygon 32 POL/ }));
    await press('Review');
    expect(await screen.findByText('You pay at most 32 POL to the market.')).toBeInTheDocument();
    expect(screen.getByText(/You’re signing for Polygon/)).toBeInTheDocument();
    await press('Back');
    expect(await screen.findByRole('radio', { name: /^Polygon/ })).toBeChecked();
  });

  test('who has enough on one network only is led there', async () => {
    buy(holding('1000', '0', '40000000000000000000'));
    expect(await screen.findByRole('radio', { name: /^Polygon/ })).toBeChecked();
    expect(screen.getByText('You hold 0.000000000000001 ETH, which isn’t enough')).toBeVisible();
  });

  test('without enough anywhere nothing is put up for review, and it says so', async () => {
    buy(holding('1000'));
    await press('Review');
    expect(await screen.findByText(/Add ETH first\./)).toBeInTheDocument();
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  test('what is wrapped is unwrapped first, by a signature of its own', async () => {
    buy(holding('1000000000000000', '5000000000000000'));
    expect(await screen.findByText(/0\.003 WETH will be unwrapped first/)).toBeInTheDocument();
    await press('Review');
    expect(await screen.findByText('Signature 2 of 2: Buying the plan')).toBeInTheDocument();
  });

  test('who has a plan is told what becomes of it', async () => {
    open({ kind: 'subscribe', plan: elite }, { [LEDGER]: { body: creditLedger } });
    expect(
      await screen.findByText(/^Your Advanced plan runs until 1 Dec 2026/),
    ).toBeInTheDocument();
  });
});

test('several avatars are reviewed one by one and signed at once', async () => {
  open({ kind: 'dressBatch', plan: dressBatchPlan });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Construct 1 avatar' }),
  ).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'What changes on each avatar' });
  expect(within(list).getByRole('heading', { name: `1 of 1 ${fathom}` })).toBeInTheDocument();
  expect(
    within(list).getByText(`You take off ${wornHelmet}. It’s yours, loose in your wallet.`),
  ).toBeInTheDocument();
  expect(screen.getByText('It costs 15 credits at most, all together.')).toBeInTheDocument();
  expect(screen.getByText(/^Your listing of .* will be active again/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  expect(readActDraft(aliceAddress)?.steps).toMatchObject([
    { kind: 'dressBatch', message: { highestCredits: '15', dressings: [{ avatarId: '7' }] } },
  ]);
});

test('T61 several avatars that are not as they are shown cannot be signed for', async () => {
  const [first] = dressBatchPlan.dressings;
  if (!first) throw new Error('The plan dresses nobody.');
  open({
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
  const act: Act = { kind: 'listSeveral', items: [priced, unpriced] };
  const collections = { body: { items: [fathomClub], nextCursor: null, total: 1 } };
  const openSeveral = (kept?: ActDraft) =>
    open(act, { '/economy/v1/collections': collections }, kept);

  const priceOf = (name: string) => screen.findByLabelText(`Price of ${name}, in ETH`);
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  test('go by the floor or the last sale and a percentage; what has neither asks for a price', async () => {
    openSeveral();
    expect(await priceOf('Trait 1')).toHaveValue('0.12');
    expect(await priceOf('Trait 2')).toHaveValue('');
    await type(screen.getByLabelText('Percent above (+) or below (−)'), '-5');
    expect(await priceOf('Trait 1')).toHaveValue('0.114');
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('1 trait needs a price.');
    expect(await priceOf('Trait 2')).toHaveFocus();
    await type(await priceOf('Trait 2'), '0.5');
    await press('Review');
    expect(screen.getByText(/You list 1 × .* for 0.114 ETH\./)).toBeInTheDocument();
    expect(screen.getByText(/You list 1 × .* for 0.5 ETH\./)).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Sign 2 times with your wallet' }),
    ).toBeInTheDocument();
  });

  test('a line is edited by hand or taken out, and one price is for all of them', async () => {
    openSeveral();
    await type(await priceOf('Trait 1'), '0.2');
    expect(screen.getByRole('button', { name: 'Use 0.12 ETH' })).toBeInTheDocument();
    await press('Use 0.12 ETH');
    expect(await priceOf('Trait 1')).toHaveValue('0.12');
    await userEvent.selectOptions(screen.getByLabelText('Price'), 'One price for all');
    await userEvent.type(screen.getByLabelText('Price of each, in ETH'), '0.3');
    expect(await priceOf('Trait 2')).toHaveValue('0.3');
    await press('Take out Trait 1');
    expect(screen.queryByLabelText('Price of Trait 1, in ETH')).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('List every edition I hold, not just one of each'));
    await press('Review');
    expect(screen.getByText(/You list 2 × .* for 0.3 ETH each\./)).toBeInTheDocument();
  });

  test('a reload finds what was typed', async () => {
    const first = openSeveral();
    await type(await priceOf('Trait 2'), '0.7');
    const kept = readActDraft(aliceAddress);
    first.unmount();
    openSeveral(kept);
    expect(await priceOf('Trait 2')).toHaveValue('0.7');
  });

  test('what is listed already is said, and can be left out at once', async () => {
    const items = [priced, { ...unpriced, listedByOwner: 2 }];
    open({ kind: 'listSeveral', items }, { '/economy/v1/collections': collections });
    expect(
      await screen.findByText(/^All that you hold of Trait 2 is listed already/),
    ).toBeInTheDocument();
    await press('Leave out what’s listed');
    expect(screen.queryByLabelText('Price of Trait 2, in ETH')).not.toBeInTheDocument();
  });
});
