import type { TraitCard, TraitPage } from '@trait-market/contract/economy/traits';

import { paths } from '@/config/paths';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { linkPicture } from '@/lib/page-meta/link-picture';
import { itemList } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

const NAME_LENGTH = 40;
const NAMES = 4;

const nameOf = ({ value }: TraitCard): string => plainText(value) || 'Unnamed trait';

const listedText = ({ facets: { listed } }: TraitPage): string => {
  const facet = listed.find(({ value }) => value === 'true');
  if (!facet || facet.count === 0) return 'none for sale';
  const from = facet.floors.map(shortPrice).join(' or ');
  return `${grouped(facet.count)} for sale${from && ` from ${from}`}`;
};

/** Describes the first page of a list of traits, with the picture of their only collection. */
export const marketMeta = (
  title: string,
  page: TraitPage,
  [collection, ...others]: readonly string[],
): PageMeta => {
  const { items, total } = page;
  const names = items.slice(0, NAMES).map((trait) => plainText(nameOf(trait), NAME_LENGTH));
  return {
    description: [traitsText(total), listedText(page), names.join(', ')]
      .filter((part) => part !== '')
      .join(' · '),
    ...(collection !== undefined &&
      others.length === 0 && { picture: linkPicture('collections', [collection], title) }),
    structuredData: [
      itemList(
        title,
        items.map((trait) => ({ name: nameOf(trait), path: paths.trait(trait.id) })),
      ),
    ],
  };
};
