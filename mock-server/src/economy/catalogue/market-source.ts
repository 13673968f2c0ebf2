import type { Catalogue } from './catalogue';
import type { MarketBase } from '../tables/tables';

/** Provides the shared, immutable bases of markets. */
export type MarketSource = {
  catalogue(): Catalogue;
  /** Returns the time base of a market opened now. */
  anchor(): number;
  /** Returns the base of a market for a time, reproducible down to order hashes. */
  baseAt(anchor: number): Promise<MarketBase>;
};
