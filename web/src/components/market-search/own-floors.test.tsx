import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { ownedEyes } from '@/testing/owned-eyes';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { OwnFloors, type ButtonsByTrait } from './own-floors';

const listed = {
  ...ownedEyes(1, { listedByOwner: 1 }),
  ownListing: { price: { chainId: 1, coin: 'native', amount: '5' }, undercutBy: null },
  worth: { floor: null, bestOffer: null },
};

test('E411 reports the buttons once for each answer, although the wall renders again', async () => {
  const seen = vi.fn<(sizes: number) => void>();
  function Wall() {
    const [, setButtons] = useState<ButtonsByTrait>();
    const [onChange] = useState(() => (buttons: ButtonsByTrait) => {
      seen(buttons.size);
      setButtons(buttons);
    });
    return <OwnFloors address={aliceAddress} onChange={onChange} />;
  }
  stubApi({
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
      body: { items: [listed], nextCursor: null, total: 1 },
    },
  });
  const { settled } = renderScreen(<Wall />);
  await waitFor(() => expect(seen).toHaveBeenCalledWith(1));
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen.mock.calls.filter(([size]) => size === 1)).toHaveLength(1);
});
