import type { Art } from '../link-picture';
import { picturesOf } from './pictures-of';

const IN_A_GRID = 4;

/** Shows the first four pictures, or one if there are fewer. */
export const gridOf = (items: Parameters<typeof picturesOf>[0]): Art => {
  const urls = picturesOf(items).filter((url) => url !== '');
  return urls.length >= IN_A_GRID
    ? { arrangement: 'grid', urls: urls.slice(0, IN_A_GRID) }
    : { arrangement: 'single', urls: urls.slice(0, 1) };
};
