import { grouped } from './grouped';

/** "1 edition", "1,200 editions". */
export const editionsText = (count: number): string =>
  `${grouped(count)} ${count === 1 ? 'edition' : 'editions'}`;
