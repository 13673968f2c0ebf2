import { WalletAddressSchema, type WalletAddress } from '@trait-market/contract/shared';

import { DRAW_LOG_PATH } from '@/lib/economy/draws/draw-log-path';

/** The number of entries on a page. */
export const LOG_PAGE = 20;

export type LogQuery = {
  /** The index of the first entry; undefined for the latest entries, or a wallet's first ones. */
  from: number | undefined;
  wallet: WalletAddress | undefined;
  /** The index of the entry to mark, among its neighbors. */
  entry?: number | undefined;
};

const indexIn = (params: URLSearchParams, name: string): number | undefined => {
  const index = params.get(name) ?? '';
  return /^\d{1,9}$/.test(index) ? Number(index) : undefined;
};

/** Reads the page's address. An invalid part counts as missing. */
export const readLogQuery = (params: URLSearchParams): LogQuery => {
  const wallet = WalletAddressSchema.safeParse(params.get('wallet')).data;
  // A wallet's list begins at any index, so none of its entries has a place on a page.
  const entry = wallet === undefined ? indexIn(params, 'entry') : undefined;
  return { from: entry === undefined ? indexIn(params, 'from') : undefined, wallet, entry };
};

export const logAddress = ({ from, wallet, entry }: LogQuery): string => {
  const params = new URLSearchParams({
    ...(wallet !== undefined && { wallet }),
    ...(from !== undefined && { from: String(from) }),
    ...(entry !== undefined && { entry: String(entry) }),
  });
  return params.size === 0 ? DRAW_LOG_PATH : `${DRAW_LOG_PATH}?${params}`;
};
