import { laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { eyesPool } from '@trait-market/contract/fixtures/economy/reroll';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { Tier } from '@trait-market/contract/economy/shared';

export const ownedEyes = (
  number: number,
  { quantity = 1, listedByOwner = 0, tier = 'uncommon' as Tier } = {},
): Extract<InventoryItem, { kind: 'trait' }> => ({
  kind: 'trait',
  trait: {
    ...laserEyesRef,
    id: `eyes-${number}`,
    value: `Own eyes ${number}`,
    chainId: 1,
    editions: 20,
    floor: null,
    listed: listedByOwner,
    lastSale: null,
    token: eyesPool.token,
    tokenId: String(200 + number),
    tier,
  },
  quantity,
  listedByOwner,
});
