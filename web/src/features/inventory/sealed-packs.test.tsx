import { alicePacks } from '@trait-market/contract/fixtures/economy/packs';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { SealedPacks } from './sealed-packs';

const PACKS = `/economy/v1/wallets/${aliceAddress}/packs`;
const sealed = alicePacks.items.reduce((sum, { unopened }) => sum + unopened, 0);

test('E175 sealed packs are shown beside the inventory, and do not count as traits', async () => {
  stubApi({ [PACKS]: { body: alicePacks } });
  renderScreen(<SealedPacks address={aliceAddress} />, { session: signedInAsAlice });
  expect(await screen.findByRole('link', { name: /^See your pack/ })).toHaveAttribute(
    'href',
    '/packs',
  );
  expect(sealed).toBeGreaterThan(0);
  expect(screen.getByText(/^You have/)).toHaveTextContent(new RegExp(`${sealed} sealed pack`));
});

test('E175 packs are not mentioned to people who have none', async () => {
  stubApi({ [PACKS]: { body: { ...alicePacks, items: [] } } });
  const { settled } = renderScreen(<SealedPacks address={aliceAddress} />, {
    session: signedInAsAlice,
  });
  await settled();
  expect(screen.queryByText(/sealed/)).not.toBeInTheDocument();
});
