import { ORDER_ENDING_HOURS } from '@trait-market/contract/economy/notices';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { RadarShow } from '@/config/paths';

const ENDING_MS = ORDER_ENDING_HOURS * 60 * 60_000;

type Shown = {
  tab: string;
  none: string;
  fits: (order: WalletOrder, now: Date) => boolean;
};

const isFillable = ({ state }: WalletOrder): boolean => state.kind === 'fillable';

/** The filters of the radar, in the order of its links, with the overview's numbers. */
export const radarShows: Record<RadarShow, Shown> = {
  undercut: {
    tab: 'Undercut',
    none: 'None of your listings is undercut.',
    fits: (order) => isFillable(order) && (order.market?.undercutBy ?? null) !== null,
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

export const radarShowOf = (searchParams: URLSearchParams): RadarShow | undefined => {
  const name = searchParams.get('show');
  return name !== null && Object.hasOwn(radarShows, name) ? (name as RadarShow) : undefined;
};
