import { economyContract } from '@trait-market/contract/economy';
import { WalletParamsSchema } from '@trait-market/contract/economy/shared';
import {
  isKnownItem,
  ShowcaseSchema,
  type ShownItem,
} from '@trait-market/contract/economy/showcases';
import type { WalletAddress } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import { PublicProfileSchema } from '@trait-market/contract/v1/users';

import { countText } from '../texts/price-text';
import { writtenText } from '../texts/written-text';
import { gridOf } from './grid-of';
import { shortAddress } from './party-name';
import { readBody } from './read-body';
import { defineSubject, type Source } from './subject';

const pictured = (item: ShownItem) => {
  if (item.kind === 'look') return item;
  return item.kind === 'trait' ? item.trait : item.avatar;
};

/** Counts the items by kind: "3 avatars · 5 traits". */
const countsOf = (items: readonly ShownItem[]): string =>
  (['avatar', 'trait', 'look'] as const)
    .flatMap((kind) => {
      const count = items.filter((item) => item.kind === kind).length;
      return count === 0 ? [] : [countText(count, kind)];
    })
    .join(' · ');

/** Returns the wallet's public name. A wallet without a profile can have a showcase, too. */
const nameOf = async ({ get }: Source, address: WalletAddress): Promise<string | undefined> => {
  const call = get(v1Contract.users.publicProfile, { address });
  const profile = await readBody(PublicProfileSchema, call).catch(() => undefined);
  return profile?.username ?? undefined;
};

export const showcase = defineSubject({
  path: '/showcases/:address',
  isOfMarket: true,
  params: WalletParamsSchema,
  read: async (source, { address }) => {
    const call = source.get(economyContract.showcases.ofWallet, { address });
    const found = await readBody(ShowcaseSchema, call);
    const items = found?.items.filter(isKnownItem) ?? [];
    if (items.length === 0) return undefined;
    return {
      art: gridOf(items.map(pictured)),
      eyebrow: { text: 'Showcase', fallback: 'Showcase' },
      title: writtenText(await nameOf(source, address), shortAddress(address)),
      detail: { text: countsOf(items) },
      figure: { label: 'On show', value: countText(items.length, 'thing') },
    };
  },
});
