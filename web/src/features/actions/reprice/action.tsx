import type { QueryClient } from '@tanstack/react-query';
import type { Avatar } from '@trait-market/contract/economy/avatars';
import { type OrderFacts, orderHash, readOrder } from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import type { Repriced } from '@/lib/actions/action';
import { fetchAvatar } from '@/lib/economy/avatars/avatar-queries';
import { fetchCollections } from '@/lib/economy/collections/use-collections';
import { itemPicture, itemsText } from '@/lib/economy/orders/item-words';
import { fetchBalances, fetchOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';

import { bySignature } from '../messages/bulk';
import { ownOrders, type OrderStep } from '../messages/order';
import { LAST_MINUTE } from '../messages/summary';
import { type ActionOf, type StepsAt, defineAction } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isSameHash } from '../shared/matching';
import { Form } from './form';
import { changeOf, needsFloor, PriceChanges, priceWarnings, referencesOf } from './price-changes';
import { prepareReprice, type Priced } from './reprice-steps';

type Reprice = ActionOf<'reprice'>;

const isRepriced = ({ chainId, replaces }: OrderStep, facts: OrderFacts, { lines }: Reprice) => {
  const line = lines.find(({ order }) => isSameHash(order.hash, replaces));
  if (line === undefined || line.order.chainId !== chainId || facts.kind !== 'listing')
    return false;
  const { components, hash, quantity } = line.order;
  const old = readOrder(chainId, components);
  return (
    isSameHash(orderHash(components), hash) &&
    old.kind === 'listing' &&
    facts.asset.kind === old.asset.kind &&
    facts.asset.tokenId === old.asset.tokenId &&
    isSameAddress(facts.asset.token, old.asset.token) &&
    facts.expiresAt === old.expiresAt &&
    facts.reservedFor?.toLowerCase() === old.reservedFor?.toLowerCase() &&
    (line.unitPrice === undefined || facts.unitPrice === BigInt(line.unitPrice)) &&
    facts.quantity <= BigInt(quantity)
  );
};

const noticeText = (count: number, progress: StepsAt): string => {
  const approves = progress.steps.some(({ kind }) => kind === 'approval');
  if (count === 1 && !approves)
    return 'A new price takes two signatures: one cancels the old listing, the other makes the new one. Nothing is sent before both are signed. If you decline one, your listing stays as it is.';
  const signatures = `These take ${bySignature(progress).length} signatures: on each network, the cancellation comes first, and then the new listings. The old listings are only canceled once their new ones are signed. Listings you skip keep their old price.`;
  return approves
    ? `${signatures} The approval is sent as soon as it’s signed: from then on, anyone can buy at the old price until the new one is signed.`
    : signatures;
};

function ReviewNotice({ action, progress }: { action: Reprice; progress: StepsAt }) {
  const { steps, at } = progress;
  if (steps[at]?.kind !== 'cancel') return null;
  const count = steps.filter(({ kind }) => kind === 'order').length;
  // The table of several orders shows their changes.
  const signedAlone = bySignature(progress).flatMap((group) => (group.length > 1 ? [] : group));
  return (
    <>
      <p className="text-sm">{noticeText(count, progress)}</p>
      <PriceChanges lines={action.lines} steps={signedAlone} />
    </>
  );
}

/** Fetches what the given avatars wear now: a single one without the rest of the inventory. */
const fetchGivenAvatars = async (
  queryClient: QueryClient,
  address: WalletAddress,
  lines: readonly Priced[],
): Promise<Avatar[]> => {
  const [one, ...more] = lines.flatMap(({ order: { gives } }) =>
    gives.flatMap((item) => (item.kind === 'avatar' ? item.avatar : [])),
  );
  if (one === undefined) return [];
  return more.length === 0
    ? [await fetchAvatar(queryClient, one)]
    : fetchOwnedAvatars(queryClient, address);
};

const isPriced = (line: Repriced): line is Priced => line.unitPrice !== undefined;

/** Signs the cancellation first, but sends it last, right before the new listing. */
export const reprice = defineAction<'reprice'>({
  ...makesOrders('listing', (facts, action: Reprice, step) => isRepriced(step, facts, action)),
  chains: ({ lines }) => lines.map(({ order }) => order.chainId),
  traitId: ({ lines }) => {
    const [item] = lines[0]?.order.gives ?? [];
    return lines.length === 1 && item?.kind === 'trait' ? item.trait.id : undefined;
  },
  avatar: ({ lines }) => {
    const [item] = lines[0]?.order.gives ?? [];
    return lines.length === 1 && item?.kind === 'avatar' ? item.avatar : undefined;
  },
  hasForm: ({ lines }) => !lines.every(isPriced),
  Form,
  prepare: ({ lines }, { address, queryClient, token }) => {
    const priced = lines.filter(isPriced);
    if (priced.length < lines.length) return undefined;
    return Promise.all([
      // Fetches the current counter, because the market rejects an order with an outdated one.
      fetchBalances(queryClient, token, 0),
      fetchCollections(queryClient),
      fetchGivenAvatars(queryClient, address, priced),
    ]).then(([balances, collections, avatars]) =>
      prepareReprice(priced, address, { balances, collections, avatars }),
    );
  },
  canSkip: ({ lines }, { steps, at }) => steps[at]?.kind === 'order' && lines.length > 1,
  several: {
    lines: ({ lines }) =>
      lines.map(({ order }) => ({
        id: order.hash,
        label: itemsText(order.gives),
        imageUrl: order.gives[0] && itemPicture(order.gives[0]),
        note: (price) => changeOf(order, price),
        references: referencesOf(order),
        floorOf: needsFloor(order),
        warnings: (price) => priceWarnings(order, price),
      })),
    withoutStep: 'Left out',
    next: ownOrders.listing,
    words: {
      all: (count) => (count === 1 ? 'The new price is live' : `${count} new prices are live`),
      some: (done, count) => `You changed ${done} of ${count} prices`,
      none: 'You changed no price',
      allWords: 'The old listings are canceled. No one can buy at the old price anymore.',
      untilFinal: LAST_MINUTE,
      someWords:
        'What you didn’t sign is still listed at its old price. What the market refused isn’t listed anymore.',
    },
  },
  ReviewNotice,
});
