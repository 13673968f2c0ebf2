import { ORDER_ENDING_HOURS } from '@trait-market/contract/economy/notices';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { RadarShow } from '@/config/paths';

import { outbiddingPrice } from './reprice';

const ENDING_MS = ORDER_ENDING_HOURS * 60 * 60_000;

type Risk = {
  tab: string;
  none: string;
  fits: (order: WalletOrder, now: Date) => boolean;
};

const isFillable = ({ state }: WalletOrder): boolean => state.kind === 'fillable';

/** The risks of an open order, in the order of their links. */
export const orderRisks: Record<RadarShow, Risk> = {
  undercut: {
    tab: 'Undercut',
    none: 'None of your listings is undercut.',
    fits: (order) => isFillable(order) && (order.market?.undercutBy ?? null) !== null,
  },
  outbid: {
    tab: 'Outbid',
    none: 'None of your offers is outbid.',
    fits: (order) => outbiddingPrice(order) !== undefined,
  },
  ending: {
    tab: 'Ending soon',
    none: `None of your orders ends within ${ORDER_ENDING_HOURS} hours.`,
    fits: (order, now) =>
      isFillable(order) && Date.parse(order.expiresAt) - now.getTime() <= ENDING_MS,
  },
  inactive: {
    tab: 'Inactive',
    none: 'None of your orders is inactive.',
    fits: ({ state }) => state.kind === 'dormant',
  },
};

const isRisk = (name: string): name is RadarShow => Object.hasOwn(orderRisks, name);

export const riskNames: readonly RadarShow[] = Object.keys(orderRisks).filter(isRisk);

/** Returns the risk of `?show=`; undefined, which means all, if it's absent or unknown. */
export const riskOf = (searchParams: URLSearchParams): RadarShow | undefined => {
  const name = searchParams.get('show');
  return name !== null && isRisk(name) ? name : undefined;
};

export const isAtRisk = (order: WalletOrder, now: Date): boolean =>
  riskNames.some((name) => orderRisks[name].fits(order, now));
