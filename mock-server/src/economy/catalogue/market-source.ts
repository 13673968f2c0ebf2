import type { Catalogue } from './catalogue';
import type { MarketBase } from '../tables/tables';

/** Where the markets of worlds come from. All that it gives is shared, and never changes. */
export type MarketSource = {
  catalogue(): Catalogue;
  /** The time that a market which is opened now is of. */
  anchor(): number;
  /** What a market of this time begins with; the same time gives the same, to the order hash. */
  baseAt(anchor: number): Promise<MarketBase>;
};
