import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { ItemsResult } from './items-result';

const avatar = { kind: 'avatar', avatar: fathom7 } as const;
const trait = { kind: 'trait', trait: divingHelmetRef, quantity: 1 } as const;

test.each([
  ['offers an own avatar as profile picture', avatar, true, 1],
  ['doesn’t offer an avatar that was sold', avatar, false, 0],
  ['doesn’t offer a trait', trait, true, 0],
])('E504 a receipt %s', async (_, item, isOwn, count) => {
  stubApi({ [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: inventoryPage } });
  const { within } = stubActions();
  renderScreen(within(<ItemsResult items={[item]} isOwn={isOwn} onLeave={() => undefined} />), {
    session: signedInAsAlice,
  });
  expect(await screen.findByRole('button', { name: 'Save picture' })).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Use as profile picture' })).toHaveLength(count);
});
