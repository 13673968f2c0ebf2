import { WalletAddressSchema, type WalletAddress } from '@trait-market/contract/shared';

import { DRAW_LOG_PATH } from '@/lib/economy/draws/draw-log-path';

/** The number of entries on a page. */
export const LOG_PAGE = 20;

export type LogQuery = {
  /** The index of the first entry; undefined for the latest entries, or a wallet's first ones. */
  from: number | undefined;
  wallet: WalletAddress | undefined;
};

/** Reads the page's address. An invalid part counts as missing. */
export const readLogQuery = (params: URLSearchParams): LogQuery => {
  const from = params.get('from') ?? '';
  return {
    from: /^\d{1,9}$/.test(from) ? Number(from) : undefined,
    wallet: WalletAddressSchema.safeParse(params.get('wallet')).data,
  };
};

export const logAddress = ({ from, wallet }: LogQuery): string => {
  const params = new URLSearchParams({
    ...(wallet !== undefined && { wallet }),
    ...(from !== undefined && { from: String(from) }),
  });
  return params.size === 0 ? DRAW_LOG_PATH : `${DRAW_LOG_PATH}?${params}`;
};
