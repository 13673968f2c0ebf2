import { grouped } from './grouped';

export const editionsText = (count: number): string =>
  `${grouped(count)} ${count === 1 ? 'edition' : 'editions'}`;
