import { divingHelmetDetail, laserEyesCard } from '@trait-market/contract/fixtures/economy/traits';
import { aliceRerolls, eyesPool } from '@trait-market/contract/fixtures/economy/reroll';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { offerOfBob, ofBob, openAction, page } from '@/testing/actions/open-action';
import { ownedEyes } from '@/testing/owned-eyes';

afterEach(() => sessionStorage.clear());

const native = (thousandths: number) => ({
  chainId: 1 as const,
  coin: 'native' as const,
  amount: String(BigInt(thousandths) * 10n ** 15n),
});
const [first, second] = [ownedEyes(1).trait, ownedEyes(2).trait];
const listingsOf = (id: string) => `/economy/v1/traits/${id}/orders?kind=listing&limit=60`;

type Prices = { floor?: number; sale?: number; offer?: number };

const cardOf = (number: number, { floor, sale, offer }: Prices) => ({
  kind: 'trait',
  id: `eyes-${number}`,
  trait: {
    ...laserEyesCard,
    id: `eyes-${number}`,
    floor: floor === undefined ? null : native(floor),
    lastSale: sale === undefined ? null : { price: native(sale), at: '2026-11-03T12:00:00.000Z' },
  },
  bestOffer: offer === undefined ? null : { ...native(offer), coin: 'wrapped' },
});

const offersOf = (id: string) => `/economy/v1/traits/${id}/orders?kind=offer&limit=60`;

/** Each staked trait has a floor, or none; what can come out is worth 0.24 ETH on average. */
const open = (stake: readonly (typeof first)[], floor: number | undefined, answers = {}) =>
  openAction(
    { kind: 'reroll', pool: eyesPool, stake: [...stake] },
    {
      [`/economy/v1/reroll/${eyesPool.collection}/eyes`]: { body: eyesPool },
      [`/economy/v1/wallets/${aliceAddress}/rerolls`]: { body: aliceRerolls },
      '/v1/users/credits': { body: { subscription: { amount: 5 }, vanilla: { amount: 25 } } },
      'POST /economy/v1/draws/commitments': {
        status: 201,
        body: {
          anchor: `0x${'a1'.repeat(32)}`,
          position: 1,
          commitment: `0x${'c1'.repeat(32)}`,
        },
      },
      '/economy/v1/watched': {
        body: {
          items: eyesPool.items.map((_, place) => cardOf(101 + place, { floor: 240 })),
        },
      },
      ...Object.fromEntries(
        [first, second].map(({ id }) => [
          listingsOf(id),
          floor === undefined ? page() : page({ ...ofBob, unitPrice: native(floor) }),
        ]),
      ),
      ...answers,
    },
  );

const valueOf = (label: RegExp): string | null | undefined =>
  screen.getByText(label).closest('dl > div')?.querySelector('dd')?.textContent;
const signing = (name = 'Sign the re-roll') => screen.findByRole('button', { name });

test('E700 a re-roll that takes far more than the average that can come out needs a tick', async () => {
  open([first], 301);
  const box = await screen.findByRole('checkbox', {
    name: 'I accept that I get 0.061 ETH (20.3%) less than I give, on average',
  });
  expect(valueOf(/^Value of what you put in/)).toBe('0.301 ETH');
  expect(valueOf(/^Average value of what can come out/)).toBe('0.24 ETH');
  expect(valueOf(/^Joins the pool · Epic · 20 editions$/)).toBe('Floor 0.301 ETH');
  const sign = await signing();
  expect(sign).toBeDisabled();
  expect(screen.getByText('Confirm the difference before you sign.')).toBeVisible();
  await userEvent.click(box);
  expect(sign).toBeEnabled();
});

test('E700 an upgrade compares all three with the average of the next tier', async () => {
  open([first, first, second], 300, {
    '/economy/v1/watched': {
      body: { items: [cardOf(103, { floor: 100 }), cardOf(107, { sale: 400 })] },
    },
  });
  expect(
    await screen.findByRole('checkbox', {
      name: 'I accept that I get 0.7 ETH (77.8%) less than I give, on average',
    }),
  ).toBeVisible();
  expect(valueOf(/^Value of what you put in/)).toBe('0.9 ETH');
  expect(await screen.findByRole('button', { name: 'Sign the upgrade' })).toBeDisabled();
});

test('E700 what can come out counts at its floor, else at its last sale, else at its best offer', async () => {
  open([first, first, second], 300, {
    '/economy/v1/watched': {
      body: { items: [cardOf(103, { sale: 500, offer: 900 }), cardOf(107, { offer: 200 })] },
    },
  });
  await signing('Sign the upgrade');
  expect(valueOf(/^Average value of what can come out/)).toBe('0.4 ETH');
});

test('E700 an average over some of the possible editions says over how many, and so does its tick', async () => {
  open([first, first, second], 300, {
    '/economy/v1/watched': { body: { items: [cardOf(107, { floor: 100 })] } },
  });
  expect(
    await screen.findByRole('checkbox', {
      name: 'I accept that I get 0.8 ETH (88.9%) less than I give, with the value known for 1 of 3 possible editions',
    }),
  ).toBeVisible();
  expect(valueOf(/^value known for 1 of 3 possible editions$/)).toBe('0.1 ETH');
});

test('E700 an offer counts for as many of the editions put in as it still buys', async () => {
  const { id } = first;
  const offer = (thousandths: number, hash: string, remaining: number) => ({
    ...offerOfBob,
    hash: `0x${hash.repeat(64)}` as const,
    remaining,
    unitPrice: { ...native(thousandths), coin: 'wrapped' as const },
  });
  const answers = {
    [`/economy/v1/traits/${id}`]: { body: { ...divingHelmetDetail, lastSale: null } },
    [offersOf(id)]: page(offer(500, '1', 1), offer(100, '2', 1)),
  };
  open([first, first, first], undefined, answers);
  expect(await screen.findByText('Best offer 0.5 WETH')).toBeVisible();
  expect(screen.getByText('Next offer 0.1 WETH')).toBeVisible();
  expect(screen.getByText('No other offer')).toBeVisible();
  expect(valueOf(/^Value of what you put in/)).toBe('At least 0.6 ETH');
});

test('E700 without a floor, the last sale counts', async () => {
  const lastSale = { price: native(600), at: '2026-11-03T12:00:00.000Z' };
  open([first], undefined, {
    [`/economy/v1/traits/${first.id}`]: { body: { ...divingHelmetDetail, lastSale } },
  });
  expect(
    await screen.findByRole('checkbox', {
      name: 'I accept that I get 0.36 ETH (60%) less than I give, on average',
    }),
  ).toBeVisible();
  expect(valueOf(/^Joins the pool/)).toBe('Last sale 0.6 ETH');
});

test.each([
  ['it takes at most five quarters of the average', 300, {}],
  [
    'what it takes has neither floor nor sale nor offer',
    undefined,
    {
      [`/economy/v1/traits/${first.id}`]: { body: { ...divingHelmetDetail, lastSale: null } },
      [offersOf(first.id)]: page(),
    },
  ],
])('E700 a re-roll is signed without a tick if %s', async (_, floor, answers) => {
  open([first], floor, answers);
  const sign = await signing();
  expect(sign).toBeEnabled();
  expect(screen.queryByRole('checkbox', { name: /I accept/ })).not.toBeInTheDocument();
});

test('E700 a re-roll for what has no price needs the tick of a trade for what has no price', async () => {
  open([first], 900, { '/economy/v1/watched': { body: { items: [] } } });
  expect(
    await screen.findByRole('checkbox', {
      name: 'I accept that I give 0.9 ETH, by floor, for what has no floor, sale or offer',
    }),
  ).toBeVisible();
  expect(await signing()).toBeDisabled();
});

test('E700 without a floor and a sale, the best offer counts, as in a trade', async () => {
  const { id } = first;
  open([first], undefined, {
    [`/economy/v1/traits/${id}`]: { body: { ...divingHelmetDetail, lastSale: null } },
    [offersOf(id)]: page({
      ...offerOfBob,
      unitPrice: { ...native(500), coin: 'wrapped' },
    }),
  });
  expect(await screen.findByText('Best offer 0.5 WETH')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: /0\.26 ETH \(52%\) less/ })).toBeVisible();
});

test('E700 a re-roll whose values can’t be loaded says so and can be signed', async () => {
  open([first], 900, { '/economy/v1/watched': { status: 404, body: { message: 'No' } } });
  expect(
    await screen.findByText('Couldn’t compare what you put in with what can come out.'),
  ).toBeVisible();
  expect(await signing()).toBeEnabled();
});
