import type { Catalogue } from './catalogue';
import type { MarketBase } from '../tables/tables';

export type MarketSource = {
  catalogue(): Catalogue;
  anchor(): number;
  /** Returns the base for a time, reproducible down to order hashes. */
  baseAt(anchor: number): Promise<MarketBase>;
};
