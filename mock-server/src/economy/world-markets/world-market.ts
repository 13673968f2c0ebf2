import type { TraitRecord } from '../../world/records/traits';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import { catalogueWith } from '../catalogue/catalogue-with';
import type { CreditBook } from '../credits/credit-book';
import type { NativeCoin } from '../ledger/ledger';
import { createMarket, type Market } from '../market/market';
import type { MarketSource } from '../catalogue/market-source';
import type { SignatureCheck } from '../shared/signed-action';
import type { EconomyState } from '../tables/economy-state';
import { openTables, type MarketTables } from '../tables/tables';

type Options = {
  source: MarketSource;
  traits: () => readonly TraitRecord[];
  /** Returns the time of the world's clock in milliseconds. */
  now: () => number;
  /** Belongs to the world's current records. A reset creates another market. */
  native: NativeCoin;
  credits: CreditBook;
  deployments: ReadonlySet<Bytes32>;
  checkSignature: SignatureCheck;
  onOpen: (market: Market) => void;
};

export const createWorldMarket = ({
  source,
  traits,
  now,
  native,
  credits,
  deployments,
  checkSignature,
  onOpen,
}: Options) => {
  let restored: EconomyState | null = null;
  let first: EconomyState | null = null;
  let market: Market | undefined;
  let opening: Promise<Market> | undefined;

  const open = async (): Promise<Market> => {
    const anchor = restored?.anchor ?? source.anchor();
    const base = await source.baseAt(anchor);
    market = createMarket({
      catalogue: catalogueWith(source.catalogue(), traits()),
      base,
      state: restored ?? undefined,
      native,
      credits,
      checkSignature,
      deployments,
      now,
    });
    onOpen(market);
    return market;
  };

  const state = (): EconomyState | null => market?.state() ?? restored;

  return {
    open: (): Promise<Market> => (opening ??= open()),
    state,
    /** Sets the state with which the market will be opened. */
    restore: (saved: EconomyState | null): void => {
      restored = saved;
      first = saved;
    },
    markFirst: (): void => {
      first = structuredClone(state());
    },
    firstTables: async (): Promise<MarketTables> => {
      const anchor = state()?.anchor ?? source.anchor();
      return openTables(await source.baseAt(anchor), structuredClone(first) ?? undefined);
    },
  };
};
export type WorldMarket = ReturnType<typeof createWorldMarket>;
