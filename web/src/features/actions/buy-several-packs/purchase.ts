import { tableHash } from '@trait-market/contract/economy/draws';
import { boxTable, type DropDetail } from '@trait-market/contract/economy/drops';
import type { SpendingLimit } from '@trait-market/contract/economy/packs';
import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { Balance } from '@trait-market/contract/economy/wallets';

import type { PackLine } from '@/lib/actions/action';
import { dropsApi } from '@/lib/economy/draws/drops-api';
import { packsLeft, priceOfPacks } from '@/lib/economy/draws/pack-lines';
import { fetchSpendingLimits, OVER_SPENDING_LIMIT } from '@/lib/economy/draws/packs-queries';
import { economyKeys } from '@/lib/economy/queries/keys';
import { fetchBalances } from '@/lib/economy/wallets/wallet-queries';

import { withSendTimeout } from '../messages/send';
import { joinLabels, labelsOfDrop } from '../messages/text/labels';
import type { PrepareContext, Prepared } from '../shared/action';
import {
  convertNeed,
  convertSteps,
  type ConvertNeed,
  shortOfAny,
} from '../shared/coins/convert-need';
import { packsBuyStep } from './message';

type OnChain = {
  chainId: ChainId;
  lines: readonly PackLine[];
  due: bigint;
  need: ConvertNeed;
  /** The rest of the user's own limit for 24 hours, if there is one. */
  limitLeft: bigint | undefined;
};

export type PacksPurchase = {
  /** Whether each drop's listed contents are the declared ones, which the wallet would sign. */
  isDeclared: boolean;
  chains: OnChain[];
  /** The wanted lines, with as many packs as are left of each drop. */
  available: PackLine[];
};

type Facts = {
  /** The drops of the lines, in their order. */
  details: readonly DropDetail[];
  balances: readonly Balance[];
  limits: readonly SpendingLimit[];
};

export const purchaseOf = (
  lines: readonly PackLine[],
  { details, balances, limits }: Facts,
): PacksPurchase => {
  const available = lines.flatMap((line, index) => {
    const detail = details[index];
    const packs = detail === undefined ? 0 : Math.min(line.packs, packsLeft(detail));
    return packs > 0 ? { ...line, packs } : [];
  });
  const isDeclared = details.every(
    (detail, index) =>
      tableHash(boxTable(detail, 'declared')) === lines[index]?.drop.declared.toLowerCase(),
  );
  const chains = CHAIN_IDS.flatMap((chainId) => {
    const own = lines.filter(({ drop }) => drop.chainId === chainId);
    if (own.length === 0) return [];
    const due = own.reduce((sum, line) => sum + BigInt(priceOfPacks(line).amount), 0n);
    const limit = limits.find((one) => one.chainId === chainId);
    const limitLeft = limit?.limit ? BigInt(limit.limit) - BigInt(limit.spent) : undefined;
    const balance = balances.find((one) => one.chainId === chainId);
    return [{ chainId, lines: own, due, need: convertNeed('native', balance, due), limitLeft }];
  });
  return { isDeclared, chains, available };
};

export const dropQuery = ({ drop: { id } }: PackLine) => ({
  queryKey: [...economyKeys.drops(), id],
  queryData: { params: { id }, fetchOptions: withSendTimeout() },
});

/**
 * Fetches what is left of each drop, and what the wallet has and may spend.
 * @throws UnreadableOrder when a drop's contents aren't the declared ones
 */
export const loadPurchase = async (
  lines: readonly PackLine[],
  { queryClient, token }: Pick<PrepareContext, 'queryClient' | 'token'>,
): Promise<PacksPurchase> => {
  const drops = dropsApi.initQueryClient(queryClient);
  const [details, balances, limits] = await Promise.all([
    Promise.all(
      lines.map(async (line) => {
        const { body } = await drops.detail.fetchQuery({ ...dropQuery(line), staleTime: 0 });
        return body;
      }),
    ),
    fetchBalances(queryClient, token, 0),
    fetchSpendingLimits(queryClient, token),
  ]);
  const purchase = purchaseOf(lines, { details, balances, limits });
  if (purchase.isDeclared) return purchase;
  throw new UnreadableOrder('A drop’s contents don’t match what would be signed.');
};

export const isOverLimit = ({ limitLeft, due }: OnChain): boolean =>
  limitLeft !== undefined && due > limitLeft;

/** Says why the packs can't be bought; undefined if the wallet has and may spend enough. */
export const blockOf = (
  lines: readonly PackLine[],
  { chains, available }: PacksPurchase,
): string | undefined => {
  if (lines.some(({ packs }, index) => available[index]?.packs !== packs))
    return 'Too few packs are left.';
  return chains.some(isOverLimit) ? OVER_SPENDING_LIMIT : shortOfAny(chains);
};

export const preparedOf = (
  { chains }: PacksPurchase,
  address: PrepareContext['address'],
): Prepared => ({
  steps: chains.flatMap(({ chainId, lines, need }) => [
    ...convertSteps(need, chainId, address),
    packsBuyStep(lines, address),
  ]),
  labels: joinLabels(chains.flatMap(({ lines }) => lines.map(({ drop }) => labelsOfDrop(drop)))),
});
