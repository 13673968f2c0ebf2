import type { Activity, ActivityType } from '@trait-market/contract/economy/activity';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';

import { ActivitySentence } from './activity-sentence';

const helmet = { kind: 'trait', trait: divingHelmetRef, quantity: 1 } as const;
const eyes = { kind: 'trait', trait: laserEyesRef, quantity: 2 } as const;
const avatar = { kind: 'avatar', avatar: fathom7 } as const;

const sentenceOf = (type: ActivityType, change: Partial<Activity> = {}, you?: WalletAddress) =>
  render(
    <MemoryRouter>
      <ActivitySentence activity={{ ...sale, type, ...change }} you={you} />
    </MemoryRouter>,
  ).container.textContent;

const alone: Partial<Activity> = { to: null, price: null };

test.each<[ActivityType, Partial<Activity>, string]>([
  ['sale', {}, 'alice sold Brass Diving Helmet to 0xAb5…eC9B for 0.12 ETH'],
  [
    'swap',
    { price: null, inReturn: [eyes] },
    'alice traded Brass Diving Helmet for 2 × Crimson Laser Eyes with 0xAb5…eC9B',
  ],
  ['listing', { to: null }, 'alice listed Brass Diving Helmet for 0.12 ETH'],
  ['offer', { to: null }, 'alice offered 0.12 ETH for Brass Diving Helmet'],
  ['listing', { to: null, items: [eyes] }, 'alice listed 2 × Crimson Laser Eyes for 0.06 ETH each'],
  ['offer', { to: null, items: [eyes] }, 'alice offered 0.06 ETH each for 2 × Crimson Laser Eyes'],
  [
    'trade',
    { ...alone, inReturn: [eyes, helmet] },
    'alice proposed a trade of Brass Diving Helmet for 2 × Crimson Laser Eyes and Brass Diving Helmet',
  ],
  ['cancel', alone, 'alice canceled an order for Brass Diving Helmet'],
  ['mint', alone, 'alice minted Brass Diving Helmet'],
  [
    'wear',
    { ...alone, items: [helmet, avatar] },
    'alice put Brass Diving Helmet on Fathom Club #7',
  ],
  [
    'take-off',
    { ...alone, items: [helmet, avatar] },
    'alice took Brass Diving Helmet off Fathom Club #7',
  ],
  ['pack', alone, 'alice found Brass Diving Helmet in a pack'],
  [
    'reroll',
    { ...alone, inReturn: [eyes] },
    'alice re-rolled Brass Diving Helmet into 2 × Crimson Laser Eyes',
  ],
  [
    'reroll',
    { price: null, inReturn: [] },
    'alice donated Brass Diving Helmet to the re-roll pool',
  ],
  ['burn', alone, 'alice burned Brass Diving Helmet'],
  ['transfer', { price: null }, 'alice sent Brass Diving Helmet to 0xAb5…eC9B'],
])('%s', (type, change, sentence) => {
  expect(sentenceOf(type, change)).toBe(sentence);
});

test('E636 the price of several editions says whether it’s for each or in total', () => {
  const priced = (amount: string) =>
    sentenceOf('listing', {
      to: null,
      items: [eyes],
      price: { chainId: 1, coin: 'native', amount },
    });
  expect(priced('84800000000000000')).toMatch(/for 0\.0424 ETH each$/);
  expect(priced('42400000000000001')).toMatch(/ETH in total$/);
});

const found = (length: number, quantity = 1) =>
  Array.from({ length }, (_, position) => ({
    ...helmet,
    quantity,
    trait: { ...divingHelmetRef, id: `trait-${position}`, value: `T${position + 1}` },
  }));

describe('E658 a long list of items is counted, and names its first items', () => {
  test.each<[ActivityType, Partial<Activity>, string]>([
    ['pack', { ...alone, items: found(5) }, 'alice found T1, T2, T3, T4 and T5 in a pack'],
    [
      'pack',
      { ...alone, items: found(5, 3) },
      'alice found 3 × T1, 3 × T2, 3 × T3, 3 × T4 and 3 × T5 in 3 packs',
    ],
    [
      'pack',
      { ...alone, items: found(10) },
      'alice found 10 traits in 2 packs: T1, T2, T3 and 7 moreT4, T5, T6, T7, T8, T9 and T10',
    ],
    [
      'pack',
      { ...alone, items: found(7) },
      'alice found 7 traits in packs: T1, T2, T3 and 4 moreT4, T5, T6 and T7',
    ],
    [
      'burn',
      { ...alone, items: found(6, 2) },
      'alice burned 12 traits: 2 × T1, 2 × T2, 2 × T3 and 6 more2 × T4, 2 × T5 and 2 × T6',
    ],
    [
      'reroll',
      { price: null, inReturn: [], items: found(6) },
      'alice donated 6 traits to the re-roll pool: T1, T2, T3 and 3 moreT4, T5 and T6',
    ],
    [
      'wear',
      { ...alone, items: [...found(6), avatar] },
      'alice put 6 traits on Fathom Club #7: T1, T2, T3 and 3 moreT4, T5 and T6',
    ],
    [
      'transfer',
      { price: null, items: [...found(5), avatar] },
      'alice sent 6 items to 0xAb5…eC9B: T1, T2, T3 and 3 moreT4, T5 and Fathom Club #7',
    ],
  ])('%s %#', (type, change, sentence) => {
    expect(sentenceOf(type, change)).toBe(sentence);
  });

  test('the others unfold', async () => {
    sentenceOf('pack', { ...alone, items: found(15) });
    expect(screen.getByText('T4')).not.toBeVisible();
    await userEvent.click(screen.getByText('12 more'));
    expect(screen.getByText('T15')).toBeVisible();
  });
});

test('a sale begins with the user, whether they sold or bought', () => {
  expect(sentenceOf('sale', {}, aliceAddress)).toBe(
    'You sold Brass Diving Helmet to 0xAb5…eC9B for 0.12 ETH',
  );
  expect(sentenceOf('sale', {}, bobAddress)).toBe(
    'You bought Brass Diving Helmet from alice for 0.12 ETH',
  );
});
