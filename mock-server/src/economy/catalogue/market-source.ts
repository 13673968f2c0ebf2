import type { Catalogue } from './catalogue';
import type { MarketBase } from '../tables/tables';

export type MarketSource = {
  catalogue(): Catalogue;
  anchor(): number;
  /** Returns the base market for a time: always the same one, including its order hashes. */
  baseAt(anchor: number): Promise<MarketBase>;
};
