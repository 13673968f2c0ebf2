import { signatureOverDigest } from '../../kernel/signature';
import type { TraitRecord } from '../../world/records/traits';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import { catalogueWith } from '../catalogue/catalogue-with';
import type { CreditBook } from '../credits/credit-book';
import type { NativeCoin } from '../ledger/ledger';
import { createMarket, type Market } from '../market/market';
import type { MarketSource } from '../catalogue/market-source';
import type { EconomyState } from '../tables/economy-state';

type Options = {
  source: MarketSource;
  /** The traits of the world, including the seed's. */
  traits: () => readonly TraitRecord[];
  /** Milliseconds of the world's clock. */
  now: () => number;
  /** Of the records that the world has now: after a reset there is another market over others. */
  native: NativeCoin;
  credits: CreditBook;
  deployments: ReadonlySet<Bytes32>;
  /** Told once, when it is open. */
  onOpen: (market: Market) => void;
};

/** The market of a world until the next reset: made when it is first asked for, and kept as a difference. */
export const createWorldMarket = ({
  source,
  traits,
  now,
  native,
  credits,
  deployments,
  onOpen,
}: Options) => {
  let kept: EconomyState | null = null;
  let market: Market | undefined;
  let opening: Promise<Market> | undefined;

  const open = async (): Promise<Market> => {
    const anchor = kept?.anchor ?? source.anchor();
    const base = await source.baseAt(anchor);
    market = createMarket({
      catalogue: catalogueWith(source.catalogue(), traits()),
      base,
      state: kept ?? undefined,
      native,
      credits,
      checkSignature: signatureOverDigest,
      deployments,
      now,
    });
    onOpen(market);
    return market;
  };

  return {
    open: (): Promise<Market> => (opening ??= open()),
    /** What differs from the seed's; null when nobody has opened it. */
    state: (): EconomyState | null => market?.state() ?? kept,
    /** Makes it what it was, before it is opened. */
    restore: (state: EconomyState | null): void => {
      kept = state;
    },
  };
};
export type WorldMarket = ReturnType<typeof createWorldMarket>;
