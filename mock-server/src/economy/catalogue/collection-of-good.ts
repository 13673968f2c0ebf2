import type { Catalogue } from './catalogue';
import { collectionOfAvatar } from '../tables/keys';
import type { Good } from '../tables/rows';

export const collectionOfGood = (
  { traits }: Pick<Catalogue, 'traits'>,
  good: Good,
): string | undefined => {
  switch (good.kind) {
    case 'trait':
      return traits.get(good.traitId)?.collection;
    case 'avatar':
      return collectionOfAvatar(good.avatar);
    case 'any':
    case 'anyAvatar':
      return good.collection;
  }
};
