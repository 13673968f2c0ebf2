import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { activityApi } from '@/lib/economy/activity/activity-api';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useAllPages } from '@/lib/economy/queries/use-all-pages';
import { checksumAddress } from '@/lib/format/checksum-address';

/** Enough for 600 transfers. Older recipients count as new ones. */
const MOST_PAGES = 10;

/** Fetches the transfers that the wallet sent and received, newest first. */
export const useTransfers = (wallet: WalletAddress) => {
  const queryKey = [ECONOMY_QUERIES, 'transfers', wallet.toLowerCase()];
  return useAllPages(
    activityApi.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { wallet, type: 'transfer', limit: MAX_PAGE, ...pageParam },
      }),
    }),
    { queryKey, idOf: ({ id }) => id, most: MOST_PAGES },
  );
};

type Transfer = NonNullable<ReturnType<typeof useTransfers>['data']>[number];

/** The number of digits at both ends that people compare, at most. */
const COMPARED_DIGITS = 3;

const endsOf = (address: WalletAddress): string => {
  const digits = address.toLowerCase().slice(2);
  return digits.slice(0, COMPARED_DIGITS) + digits.slice(-COMPARED_DIGITS);
};

const looksLike = (one: WalletAddress, other: WalletAddress): boolean =>
  !isSameAddress(one, other) && endsOf(one) === endsOf(other);

/** Returns warnings of a new recipient, and of one whose address resembles a known one (T128). */
export const recipientWarnings = (
  recipient: WalletAddress,
  owner: WalletAddress,
  transfers: readonly Transfer[],
): string[] => {
  const earlier = transfers.flatMap(({ from, to }) =>
    to !== null && isSameAddress(from.address, owner) ? to.address : [],
  );
  const similar = earlier.find((address) => looksLike(address, recipient));
  const isNew = !earlier.some((address) => isSameAddress(address, recipient));
  return [
    ...(similar === undefined
      ? []
      : [
          `This isn’t ${checksumAddress(similar)}, to which you’ve sent before. It only begins and ends like it, which is how scammers swap addresses.`,
        ]),
    ...(looksLike(owner, recipient)
      ? ['This isn’t your own address. It only begins and ends like it.']
      : []),
    ...(isNew ? ['You haven’t sent anything to this address before.'] : []),
  ];
};
