import type { Art } from '../link-picture';
import { picturesOf } from './pictures-of';

const IN_A_GRID = 4;

/** Shows four pictures, or the first if there are fewer. */
export const gridOf = (items: Parameters<typeof picturesOf>[0]): Art =>
  items.length >= IN_A_GRID
    ? { arrangement: 'grid', urls: picturesOf(items.slice(0, IN_A_GRID)) }
    : { arrangement: 'single', urls: picturesOf(items.slice(0, 1)) };
