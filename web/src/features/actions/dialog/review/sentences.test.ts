import {
  buyCreditsRequest,
  subscribeRequest,
} from '@trait-market/contract/fixtures/economy/credits';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { sentencesText } from '@/testing/sentences';

test.each([1, 2])('canceling %i promises what the zone guarantees, and no more', (count) => {
  const text = sentencesText({
    kind: 'cancel',
    chainId: 1,
    message: {
      maker: bobAddress,
      orderHashes: Array.from(
        { length: count },
        (_, place) => `0x${`${place}`.repeat(64)}` as const,
      ),
      deadline: '1795219200',
    },
  });
  expect(text).toContain(count === 1 ? 'You cancel 1 order for good.' : 'You cancel 2 orders');
  expect(text).toMatch(/No one can accept (it|them) after that\./);
  expect(text).toContain('An order that’s already being filled on Ethereum can still go');
  expect(text).toContain('through for a minute.');
});

test('canceling everything says that it includes orders not shown here, on that network only', () => {
  const text = sentencesText({
    kind: 'cancelAll',
    chainId: 137,
    message: { maker: bobAddress, counter: '0', deadline: '1795219200' },
  });
  expect(text).toContain('every order you’ve ever signed here on Polygon');
  expect(text).toContain('Orders on other networks and on other sites stay as they are.');
  expect(text).toContain('An order that’s already being filled on Polygon');
});

test('a plan says how long it lasts, the most that it costs, and that it doesn’t renew', () => {
  const { message } = subscribeRequest;
  const text = sentencesText({ kind: 'subscribe', chainId: 1, message });
  expect(text).toContain('You buy the Advanced plan for 30 days, starting now.');
  expect(text).toContain(
    'It ends automatically. You’re never charged again unless you sign again.',
  );
  expect(text).toContain('You pay at most 0.0085 ETH to the market.');
  expect(text).toMatch(/The signature works once, until \d+ \w+ 2026, \d\d:\d\d UTC\S*\./);
  const polygon = { ...message, plan: 'Elite', highestPrice: '144000000000000000000' } as const;
  const onPolygon = sentencesText({ kind: 'subscribe', chainId: 137, message: polygon });
  expect(onPolygon).toContain('You buy the Elite plan');
  expect(onPolygon).toContain('You pay at most 144 POL');
});

test('a purchase of credits says how many, and the most that they cost', () => {
  const text = sentencesText({
    kind: 'buyCredits',
    chainId: 1,
    message: buyCreditsRequest.message,
  });
  expect(text).toContain('You buy 200 credits.');
  expect(text).toContain('They never expire.');
  expect(text).toContain('You pay at most 0.01 ETH to the market.');
});
