import { dressBatchPlan, dressPlan } from '@trait-market/contract/fixtures/economy/benches';
import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, offer } from '@trait-market/contract/fixtures/economy/orders';
import { openPacksRequest, tideOne, tideTwo } from '@trait-market/contract/fixtures/economy/packs';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { eyesPool, rerollRequest } from '@trait-market/contract/fixtures/economy/reroll';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { stubActions } from '@/testing/actions/actions-stub';
import { loadActions } from '@/testing/actions/load-actions';
import { ownedEyes } from '@/testing/owned-eyes';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { setUp } from '@/testing/actions/action-store';

import { definitionOf } from '../../actions';
import { packBuyStep } from '../../buy-packs/action';
import { hashOf, type Signable } from '../../messages/step';
import type { ActionSummary } from '../../messages/summary';
import { priceRow } from '../../messages/text/price-row';
import { ItemsResult } from '../../shared/items-result';
import { DoneStep } from '../done-step';

await loadActions();

const rounds = { period: 1, genesisTime: 0, marketAheadMs: 0 };

const show = (action: Action, missed: readonly string[] = [], steps: readonly Signable[] = []) => {
  stubApi({ [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: inventoryPage } });
  const { start, within } = stubActions();
  const onLeave = vi.fn();
  const { Result } = definitionOf(action);
  if (Result === undefined) throw new Error(`${action.kind} shows no result.`);
  const { container } = renderScreen(
    within(
      <Result
        action={action}
        steps={steps}
        isMissed={(id) => missed.includes(id)}
        onLeave={onLeave}
      />,
    ),
    { session: signedInAsAlice },
  );
  return { start, onLeave, container };
};

const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ src }) => src);

test('E292 after a purchase: the trait, large, and View, List, Share and Save picture', async () => {
  const { start, onLeave, container } = show({ kind: 'buy', order: listing });
  const name = divingHelmetRef.value;
  expect(pictures(container)).toEqual([divingHelmetRef.imageUrl]);
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `List ${name}` }));
  expect(start).toHaveBeenCalledWith({ kind: 'list', traitId: divingHelmetRef.id });
  const view = screen.getByRole('link', { name: `View ${name}` });
  expect(view).toHaveAttribute('href', `/traits/${divingHelmetRef.id}`);
  await userEvent.click(view);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('E412 the receipt on the trait’s own page doesn’t link to that page', async () => {
  stubApi({ [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: inventoryPage } });
  const { within } = stubActions();
  renderScreen(within(<ItemsResult items={listing.gives} onLeave={vi.fn()} />), {
    session: signedInAsAlice,
    at: `/traits/${divingHelmetRef.id}`,
  });
  expect(
    await screen.findByRole('button', { name: `List ${divingHelmetRef.value}` }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /^View / })).not.toBeInTheDocument();
});

const offered: ActionSummary = {
  title: 'Your offer is live',
  words: '',
  rows: [
    priceRow('Price per edition', { chainId: 1, coin: 'native', amount: '500000000000000000' }),
  ],
  next: { to: '/dashboard?view=orders&show=offers-made', label: 'See your offers' },
};

test.each([
  ['elsewhere', '/', 1],
  ['on that page', '/dashboard?view=orders&show=offers-made', 0],
])(
  'E412 opened %s, a receipt estimates its amount, and links to the own offers only from elsewhere',
  async (_, at, links) => {
    stubApi({ '/economy/v1/rates': { body: rates } });
    const { store } = setUp();
    renderScreen(
      <DoneStep
        action={{ kind: 'offer', traitId: divingHelmetRef.id }}
        state={{ kind: 'done', steps: [], at: 0, outcome: { kind: 'executed', summary: offered } }}
        address={aliceAddress}
        store={store}
        onStart={vi.fn()}
        onClose={vi.fn()}
      />,
      { session: signedInAsAlice, at },
    );
    expect(await screen.findByText('≈ $1,500.00')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'See your offers' })).toHaveLength(links);
  },
);

test('E292 after a cart: only what was bought', () => {
  const other = { ...listing, hash: `0x${'cd'.repeat(32)}` as const };
  const lines = [listing, other].map((order) => ({ order, quantity: 1 }));
  const { container } = show({ kind: 'buySeveral', lines }, [other.hash]);
  expect(pictures(container)).toHaveLength(1);
});

test('E292 E694 after a cart of several: each trait can be listed', async () => {
  const other = { ...listing, hash: `0x${'cd'.repeat(32)}` as const };
  const lines = [listing, other].map((order) => ({ order, quantity: 1 }));
  const { start } = show({ kind: 'buySeveral', lines });
  const name = divingHelmetRef.value;
  const buttons = screen.getAllByRole('button', { name: `List ${name}` });
  expect(buttons).toHaveLength(2);
  for (const list of buttons) await userEvent.click(list);
  expect(start).toHaveBeenCalledWith({ kind: 'list', traitId: divingHelmetRef.id });
});

test('E336 after accepting several offers: only what was sold, which can’t be listed again', () => {
  const other = { ...offer, hash: `0x${'cd'.repeat(32)}` as const };
  const lines = [offer, other].map((order) => ({ order }));
  const { container } = show({ kind: 'acceptSeveral', lines, allRequired: false }, [other.hash]);
  expect(pictures(container)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^List/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Try on/ })).not.toBeInTheDocument();
});

test('E336 several sold items are shared by a link to the market, not as the seller’s new items', async () => {
  const other = { ...offer, hash: `0x${'cd'.repeat(32)}` as const };
  const lines = [offer, other].map((order) => ({ order }));
  show({ kind: 'acceptSeveral', lines, allRequired: false });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByDisplayValue(`${window.location.origin}/market`)).toBeVisible();
});

test('E292 after Construct: the avatar in its new look, which can be listed', async () => {
  const changes = dressPlan.changes.map((change) => ({ ...change, putOn: change.takenOff }));
  const { start, container } = show({
    kind: 'dress',
    plan: { ...dressPlan, changes },
    buys: [],
  });
  expect(pictures(container)).toEqual([dressPlan.imageUrl]);
  const { collection, tokenId } = dressPlan.avatar;
  await userEvent.click(screen.getByRole('button', { name: `List ${fathom7.name}` }));
  expect(start).toHaveBeenCalledWith({ kind: 'listAvatar', collection, tokenId });
});

test('E292 after Construct Premium: each avatar in its new look', () => {
  const { container } = show({ kind: 'dressBatch', plan: dressBatchPlan });
  expect(pictures(container)).toEqual(dressBatchPlan.dressings.map(({ imageUrl }) => imageUrl));
});

test('E292 after Extract: the trait that is loose now', () => {
  const plan = {
    ...dressPlan,
    comesLoose: [{ trait: laserEyesRef, floor: null }],
  };
  show({ kind: 'dress', plan, buys: [] });
  expect(screen.getByRole('link', { name: `View ${laserEyesRef.value}` })).toBeVisible();
});

test.each([
  [1, 'Open this pack'],
  [2, 'Open these 2'],
  [12, 'Open 10 of these 12'],
])(
  'E292 E542 after buying packs: the sealed pack, and only those %i are opened',
  async (packs, name) => {
    const step = packBuyStep(tideOne, packs, aliceAddress);
    const { start } = show({ kind: 'buyPacks', drop: tideOne }, [], [step]);
    expect(screen.getByText('Tide One')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(start).toHaveBeenCalledWith({ kind: 'openPacks', drop: tideOne, packs });
  },
);

test('E283 E292 E542 after buying several kinds of packs: each drop’s packs can be opened, up to the limit and without missed ones', async () => {
  const third = { ...tideTwo, id: 'tide-three', name: 'Tide Three' };
  const many = { ...tideTwo, id: 'tide-four', name: 'Tide Four' };
  const lines = [
    { drop: tideOne, packs: 1 },
    { drop: tideTwo, packs: 2 },
    { drop: third, packs: 3 },
    { drop: many, packs: 12 },
  ];
  const { start } = show({ kind: 'buySeveralPacks', lines }, ['tide-two']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Open this pack of Tide One',
    'Open these 3 of Tide Three',
    'Open 10 of these 12 of Tide Four',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Open these 3 of Tide Three' }));
  expect(start).toHaveBeenCalledWith({ kind: 'openPacks', drop: third, packs: 3 });
});

test.each<[string, Action, Signable, string]>([
  [
    'packs',
    { kind: 'openPacks', drop: tideOne },
    { kind: 'packOpen', chainId: 1, message: openPacksRequest.message, rounds },
    '/packs?opened=',
  ],
  [
    'a re-roll',
    { kind: 'reroll', pool: eyesPool, stake: [ownedEyes(1).trait] },
    { kind: 'reroll', chainId: 1, message: rerollRequest.message, rounds },
    '/reroll?came=',
  ],
])(
  'E452 after %s, the page that reveals the result opens in place of a receipt',
  (_, action, step, page) => {
    stubApi({});
    const onClose = vi.fn();
    const summary = { title: '', words: '', rows: [] };
    const { whereabouts } = renderScreen(
      stubActions().within(
        <DoneStep
          action={action}
          state={{ kind: 'done', steps: [step], at: 0, outcome: { kind: 'executed', summary } }}
          address={aliceAddress}
          store={setUp().store}
          onStart={vi.fn()}
          onClose={onClose}
        />,
      ),
      { session: signedInAsAlice },
    );
    expect(whereabouts()).toBe(`${page}${hashOf(step)}`);
    expect(onClose).toHaveBeenCalled();
  },
);

test.each([
  ['sold', false],
  ['received', true],
])(
  'E336 the dialog shows what was %s, and offers to list only what is the user’s',
  async (_, isOwn) => {
    stubApi({ [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: inventoryPage } });
    const { within } = stubActions();
    const { store } = setUp();
    const summary = {
      title: 'Sale complete',
      words: '',
      rows: [],
      result: { items: listing.gives, isOwn, line: 'Sold for 1 WETH' },
    };
    renderScreen(
      within(
        <DoneStep
          action={{ kind: 'accept', order: offer }}
          state={{ kind: 'done', steps: [], at: 0, outcome: { kind: 'executed', summary } }}
          address={aliceAddress}
          store={store}
          onStart={vi.fn()}
          onClose={vi.fn()}
        />,
      ),
      { session: signedInAsAlice },
    );
    const { value } = divingHelmetRef;
    expect(await screen.findByRole('link', { name: `View ${value}` })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save picture' })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: `List ${value}` })).toHaveLength(isOwn ? 1 : 0);
  },
);
