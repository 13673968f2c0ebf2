import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import { AddressParamsSchema, PublicProfileSchema } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/shared';

import { countText } from '../texts/price-text';
import { writtenText } from '../texts/written-text';
import { shortAddress } from './party-name';
import { readBody } from './read-body';
import { defineSubject, type Source } from './subject';

/** Returns the number of avatars or traits in a wallet; undefined without the market. */
const countOf = async (
  { get }: Source,
  address: WalletAddress,
  kind: 'avatar' | 'trait',
): Promise<number | undefined> => {
  const call = get(economyContract.wallets.inventory, { address }, { kind, limit: 1 });
  const page = await readBody(InventoryPageSchema, call).catch(() => undefined);
  return page?.total;
};

export const profile = defineSubject({
  path: '/profiles/:address',
  isOfMarket: false,
  params: AddressParamsSchema,
  read: async (source, { address }) => {
    const call = source.get(v1Contract.users.publicProfile, { address });
    const found = await readBody(PublicProfileSchema, call);
    if (found === undefined) return undefined;
    const [avatars, traits] = source.hasMarket
      ? await Promise.all([countOf(source, address, 'avatar'), countOf(source, address, 'trait')])
      : [];
    const isCounted = avatars !== undefined && traits !== undefined;
    return {
      art: { arrangement: 'round', urls: [found.avatarPhoto ?? ''] },
      eyebrow: { text: 'Collector', fallback: 'Collector' },
      title: writtenText(found.username, shortAddress(address)),
      detail: { text: shortAddress(address) },
      figure: isCounted
        ? {
            label: 'Owns',
            value: `${countText(avatars, 'avatar')} · ${countText(traits, 'trait')}`,
          }
        : { label: 'Wallet', value: shortAddress(address) },
    };
  },
});
