import type { Activity } from '@trait-market/contract/economy/activity';
import type { Draw } from '@trait-market/contract/economy/draws';
import type { TraitRef } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { drawReroll } from '@trait-market/contract/fixtures/economy/drawn-rerolls';
import { notices } from '@trait-market/contract/fixtures/economy/notices';
import {
  dormantListing,
  sale,
  walletOrderPage,
} from '@trait-market/contract/fixtures/economy/orders';
import { drawPage } from '@trait-market/contract/fixtures/economy/packs';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { attention, gainPage, walletValue } from '@trait-market/contract/fixtures/economy/worth';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { ActivityList } from '@/components/economy/activity/activity-list';
import { Inventory } from '@/features/inventory/inventory';
import { NoticeRow } from '@/features/notices/notice-row';
import { OrdersView } from '@/features/own-orders/orders-view';
import { OpenedHistory } from '@/features/packs/own/opened-history';
import { ProfileFacts } from '@/features/profile/profile-facts';
import { TraitEvent } from '@/features/trait-page/trait-event';
import { WorthTotal } from '@/features/worth/worth-total';
import { WorthView } from '@/features/worth/worth-view';
import { sealedPart, sealedDrawOf, withoutSealed } from '@/lib/economy/draws/sealed/match-sealed';
import { sealedDraws } from '@/lib/economy/draws/sealed/sealed-draws';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

const NAME = 'Secret Tide Crown';

/** Returns a draw of Alice's, whose only trait has an unmistakable name. */
const secret = (draw: Draw): Draw => ({
  ...draw,
  signed:
    draw.signed.kind === 'pack'
      ? { ...draw.signed, message: { ...draw.signed.message, owner: aliceAddress } }
      : { ...draw.signed, message: { ...draw.signed.message, owner: aliceAddress } },
  picks: draw.picks.slice(0, 1).map((pick) => ({ ...pick, trait: { ...pick.trait, value: NAME } })),
});

let pack: Draw;
let reroll: Draw;

beforeAll(async () => {
  pack = secret(await drawPack());
  reroll = secret(await drawReroll());
});

afterEach(() => localStorage.clear());

const traitOf = ({ picks: [pick] }: Draw): TraitRef => {
  if (pick === undefined) throw new Error('Nothing was drawn.');
  return pick.trait;
};

const eventOf = (draw: Draw, change: Partial<Activity> = {}): Activity => {
  const drawn = [{ kind: 'trait' as const, trait: traitOf(draw), quantity: 1 }];
  const isPack = draw.signed.kind === 'pack';
  return {
    ...sale,
    type: draw.signed.kind,
    at: new Date(Date.parse(draw.takenAt) + 9_000).toISOString(),
    from: { ...sale.from, address: aliceAddress },
    to: null,
    price: null,
    items: isPack
      ? drawn
      : [
          {
            kind: 'trait',
            trait: { ...traitOf(draw), id: 'put-in', value: 'Old Hat' },
            quantity: 1,
          },
        ],
    inReturn: isPack ? [] : drawn,
    ...change,
  };
};

const heldOf = (draw: Draw, quantity = 1) => {
  const item = inventoryPage.items.find(({ kind }) => kind === 'trait');
  if (item?.kind !== 'trait') throw new Error('The fixture holds a trait.');
  return { ...item, quantity, listedByOwner: 0, trait: { ...item.trait, ...traitOf(draw) } };
};

const show = (draw: Draw, screenOf: ReactNode) => {
  stubApi({
    [`/economy/v1/draws/${draw.id}`]: { body: draw },
    '/economy/v1/draws': { body: { ...drawPage, items: [draw], total: 1 } },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
      body: { ...inventoryPage, items: [heldOf(draw)], total: 1 },
    },
    '/economy/v1/rates': { body: { items: [] } },
  });
  return renderScreen(stubActions().within(screenOf), { session: signedInAsAlice });
};

const now = new Date(sale.at);

const screens: [string, () => Draw, (draw: Draw) => ReactNode, string, string?][] = [
  [
    'a history, with a pack',
    () => pack,
    (draw) => <ActivityList activities={[eventOf(draw)]} now={now} you={aliceAddress} />,
    'Pack opened, not revealed yet.',
  ],
  [
    'a history, with a re-roll',
    () => reroll,
    (draw) => <ActivityList activities={[eventOf(draw)]} now={now} you={aliceAddress} />,
    'Re-rolled, not revealed yet.',
  ],
  [
    'a trait’s activity',
    () => pack,
    (draw) => <TraitEvent event={eventOf(draw)} now={now} />,
    '',
    'From a pack opened by',
  ],
  [
    'the inventory',
    () => pack,
    () => <Inventory address={aliceAddress} isOwn />,
    'Not revealed yet',
  ],
  ['the opened packs', () => pack, () => <OpenedHistory />, 'Not revealed yet: reveal'],
  [
    'a notice of an offer',
    () => pack,
    (draw) => (
      <NoticeRow
        notice={{
          ...notices['offer-received'],
          createdAt: eventOf(draw).at,
          items: [{ kind: 'trait', trait: traitOf(draw), quantity: 1 }],
        }}
        now={now}
        onOpen={() => undefined}
      />
    ),
    'Reveal what you drew',
  ],
  [
    'a notice of a reactivated order',
    () => pack,
    (draw) => (
      <NoticeRow
        notice={{
          ...notices['order-active'],
          createdAt: eventOf(draw).at,
          items: [{ kind: 'trait', trait: traitOf(draw), quantity: 1 }],
        }}
        now={now}
        onOpen={() => undefined}
      />
    ),
    'One of your orders is live again. Cancel it if you no longer want it.',
  ],
];

const shownIn = (container: HTMLElement): string => {
  const copy = document.createElement('div');
  copy.innerHTML = container.innerHTML;
  for (const hidden of copy.querySelectorAll('.invisible')) hidden.remove();
  return copy.innerHTML;
};

test.each(screens)(
  'E451 %s names no unrevealed result, and then does',
  async (_, drawOf, of, words, result = NAME) => {
    const draw = drawOf();
    sealedDraws.add(draw);
    const { container, settled } = show(draw, of(draw));
    await settled();
    expect(shownIn(container)).toContain(words);
    expect(shownIn(container)).not.toContain(result);
    act(() => sealedDraws.reveal(draw.id));
    await settled();
    expect(shownIn(container)).toContain(result);
  },
);

const ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;
const ME = '/economy/v1/wallets/me';

const hash = (digit: number) => `0x${String(digit).padStart(64, '0')}` as const;

const wanting = (draw: Draw, change: Partial<WalletOrder>): WalletOrder => ({
  ...dormantListing,
  maker: sale.from,
  state: { kind: 'fillable' },
  kind: 'offer',
  gives: [],
  gets: [{ kind: 'trait', trait: traitOf(draw), quantity: 1 }],
  ...change,
});

/** Renders a screen of a wallet that drew a trait and holds `quantity` of it now. */
const showDrawn = (draw: Draw, screenOf: ReactNode, at: string, quantity = 1) => {
  const orders = {
    body: {
      ...walletOrderPage,
      items: [
        wanting(draw, { hash: hash(1), given: { held: quantity } }),
        wanting(draw, {
          hash: hash(2),
          kind: 'trade',
          gives: [{ kind: 'avatar', avatar: fathom7 }],
        }),
      ],
      nextCursor: null,
      total: 2,
    },
  };
  stubApi({
    [`/economy/v1/draws/${draw.id}`]: { body: draw },
    [ORDERS]: orders,
    [`${ORDERS}?side=made&kind=listing&kind=offer&kind=trade`]: { body: walletOrderPage },
    [`${ME}/value`]: { body: walletValue },
    [`${ME}/attention`]: { body: attention },
    [`${ME}/gains`]: { body: gainPage },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
      body: { ...inventoryPage, items: [heldOf(draw, quantity)], nextCursor: null, total: 1 },
    },
    '/economy/v1/activity': { body: { items: [sale], nextCursor: null, total: 1 } },
    '/economy/v1/rates': { body: rates },
  });
  return renderScreen(stubActions().within(screenOf), { session: signedInAsAlice, at });
};

const RECEIVED = '/dashboard?view=orders&show=offers-received';

test.each<[string, () => ReactNode, string, string, string]>([
  [
    'the offers received',
    () => <OrdersView address={aliceAddress} />,
    RECEIVED,
    '>Offers received<',
    'Offers received 2',
  ],
  [
    'filtered offers',
    () => <OrdersView address={aliceAddress} />,
    `${RECEIVED}&kind=trade`,
    '0 of your 0',
    NAME,
  ],
  [
    'the overview’s counts',
    () => <WorthView address={aliceAddress} />,
    '/dashboard',
    'Needs your attention',
    'offers and trades you can accept',
  ],
  [
    'the overview’s worth',
    () => <WorthView address={aliceAddress} />,
    '/dashboard',
    'not revealed yet',
    'Worth by floor',
  ],
  [
    'the worth by network',
    () => <WorthView address={aliceAddress} />,
    '/dashboard',
    'Needs your attention',
    'Worth by network',
  ],
  [
    'the inventory’s worth',
    () => <WorthTotal address={aliceAddress} />,
    '/dashboard',
    'reveal what came out',
    'Worth by floor',
  ],
  [
    'the profile',
    () => <ProfileFacts address={aliceAddress} />,
    '/',
    'Different loose traits</dt><dd><span>0<',
    'Different loose traits</dt><dd><span>1<',
  ],
])('E587 %s leave out an unrevealed result, and then don’t', async (_, of, at, words, result) => {
  sealedDraws.add(reroll);
  const { container, settled } = showDrawn(reroll, of(), at);
  await settled();
  const shown = () => container.innerHTML.replaceAll(/(<\w+)[^>]*/g, '$1');
  expect(shown()).toContain(words);
  expect(shown()).not.toContain(result);
  act(() => sealedDraws.reveal(reroll.id));
  await settled();
  expect(shown()).toContain(result);
});

test('E587 what other editions can fill is still offered', async () => {
  sealedDraws.add(reroll);
  const { container, settled } = showDrawn(
    reroll,
    <OrdersView address={aliceAddress} />,
    RECEIVED,
    2,
  );
  await settled();
  expect(container.innerHTML).toContain('Offers received 2');
});

test('E451 an event is hidden if it can be of the draw', () => {
  const stored = {
    id: pack.id,
    wallet: aliceAddress,
    kind: 'pack',
    count: 1,
    takenAt: pack.takenAt,
  } as const;
  const picks = { [traitOf(pack).id]: 1 };
  const isHidden = (change: Partial<Activity>, drawn: typeof picks | undefined = picks) =>
    sealedDrawOf(eventOf(pack, change), [{ ...stored, picks: drawn }]) !== undefined;
  expect(isHidden({})).toBe(true);
  expect(isHidden({}, undefined)).toBe(true);
  expect(isHidden({}, { other: 1 })).toBe(false);
  expect(isHidden({}, { [traitOf(pack).id]: 2 })).toBe(false);
  expect(isHidden({ from: { ...sale.from, address: bobAddress } })).toBe(false);
  expect(isHidden({ type: 'reroll' })).toBe(false);
  expect(isHidden({ type: 'sale' })).toBe(false);
  expect(isHidden({ at: new Date(Date.parse(pack.takenAt) - 1).toISOString() })).toBe(false);
});

test('E451 balances leave out as many editions as are unrevealed', () => {
  const picks = { [traitOf(pack).id]: 2 };
  const sealed = [
    { id: pack.id, wallet: aliceAddress, kind: 'pack', count: 1, takenAt: pack.takenAt, picks },
  ] as const;
  const left = (quantity: number, wallet: WalletAddress = aliceAddress) =>
    withoutSealed([heldOf(pack, quantity)], wallet, sealed).map((item) => item.quantity);
  expect(left(2)).toEqual([]);
  expect(left(5)).toEqual([3]);
  expect(left(5, bobAddress)).toEqual([5]);
  expect(sealedPart(heldOf(pack, 5), aliceAddress, sealed)?.draw.id).toBe(pack.id);
});
