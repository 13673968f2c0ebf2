import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { Activity } from '@trait-market/contract/economy/activity';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { WalletHistory } from './wallet-history';

const ACTIVITY = '/economy/v1/activity';

const show = (items: Activity[], isOwn = true) => {
  const api = stubApi({ [ACTIVITY]: { body: { items, nextCursor: null, total: items.length } } });
  renderScreen(<WalletHistory address={aliceAddress} isOwn={isOwn} />);
  return api;
};

const event = (part: Partial<Activity>): Activity => ({ ...sale, to: null, price: null, ...part });
const eyes: Activity['items'][number] = { kind: 'trait', trait: laserEyesRef, quantity: 2 };

test('asks for what the wallet took part in', async () => {
  const { requests } = show([]);
  expect(await screen.findByText(/You haven’t listed/)).toBeInTheDocument();
  expect(requests).toEqual([`${ACTIVITY}?wallet=${aliceAddress}&limit=24`]);
});

const cases: [Partial<Activity>, string][] = [
  [{ type: 'sale', to: sale.to }, 'You sold Brass Diving Helmet to 0xAb5…eC9B'],
  [
    { type: 'swap', to: sale.to, inReturn: [eyes] },
    'You traded Brass Diving Helmet for 2 × Crimson Laser Eyes with 0xAb5…eC9B',
  ],
  [{ type: 'listing' }, 'You listed Brass Diving Helmet'],
  [
    { type: 'offer', from: { address: bobAddress, username: 'bob' }, items: [eyes, ...sale.items] },
    'bob offered something for 2 × Crimson Laser Eyes and Brass Diving Helmet',
  ],
  [
    { type: 'trade', inReturn: [eyes] },
    'You offered Brass Diving Helmet in trade for 2 × Crimson Laser Eyes',
  ],
  [{ type: 'cancel' }, 'You canceled an order for Brass Diving Helmet'],
  [{ type: 'cancel', items: [], chainId: 137 }, 'You canceled every order on Polygon'],
  [
    { type: 'wear', items: [...sale.items, { kind: 'avatar', avatar: fathom7 }] },
    'You put Brass Diving Helmet on Fathom Club #7',
  ],
  [{ type: 'mint' }, 'You minted Brass Diving Helmet'],
];

test.each(cases)('describes %j in a sentence', async (part, words) => {
  show([event(part)]);
  const row = await screen.findByRole('listitem');
  expect(row.querySelector('p')?.textContent.trim()).toBe(words);
});

test('a sale shows its price and when it happened', async () => {
  show([sale]);
  expect(await screen.findByText('0.12 ETH')).toBeInTheDocument();
  expect(screen.getByRole('listitem').querySelector('time')).toHaveAttribute('datetime', sale.at);
});

test('another wallet’s history calls no one "you"', async () => {
  show([event({ type: 'listing' })], false);
  expect(await screen.findByRole('link', { name: 'alice' })).toHaveAttribute(
    'href',
    `/profile/${aliceAddress}`,
  );
  expect(screen.queryByText('You')).not.toBeInTheDocument();
});

test('reports a failure', async () => {
  stubApi({ [ACTIVITY]: { status: 502, body: { message: 'No answer' } } });
  renderScreen(<WalletHistory address={aliceAddress} isOwn />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer');
});
