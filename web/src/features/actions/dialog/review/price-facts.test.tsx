import type { ChainId } from '@trait-market/contract/economy/shared';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import type { Signable } from '../../messages/step';
import { NO_LABELS } from '../../messages/text/labels';
import { PriceFacts } from './price-facts';

const wrapOn = (chainId: ChainId): Signable => ({
  kind: 'wrap',
  chainId,
  message: { owner: aliceAddress, amount: '1', nonce: '0', deadline: '0' },
});

const labelsOf = (...steps: Signable[]): (string | null)[] => {
  stubApi({});
  renderScreen(<PriceFacts steps={steps} labels={NO_LABELS} />, { session: signedInAsAlice });
  return screen.getAllByText(/^Balance after this/).map(({ textContent }) => textContent);
};

test('E706 if steps are on several networks, each balance afterwards names its network', () => {
  expect(labelsOf(wrapOn(1), wrapOn(137))).toEqual([
    'Balance after this, on Ethereum',
    'Balance after this, on Polygon',
  ]);
});

test('E706 on one network, the balance afterwards names none', () => {
  expect(labelsOf(wrapOn(1), wrapOn(1))).toEqual(['Balance after this']);
});
