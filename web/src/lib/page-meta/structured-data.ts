import { CHAINS, type Price } from '@trait-market/contract/economy/shared';

import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';
import { weiToEther } from '@/lib/format/ether';

import type { StructuredThing } from '../rendering/server-render';

type NamedLink = { name: string; path: string };

/** The maximum number of a list's items, because every visitor loads the document. */
const ITEMS_MAX = 24;

/** Returns the way to a page from the home page. */
export const breadcrumbs = (...trail: readonly NamedLink[]): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: PRODUCT_NAME, path: paths.home }, ...trail].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    }),
  ),
});

/** Returns the first items of a list that the page shows. */
export const itemList = (name: string, items: readonly NamedLink[]): StructuredThing => ({
  '@type': 'ItemList',
  name,
  itemListElement: items.slice(0, ITEMS_MAX).map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: item.path,
  })),
});

export type Availability = 'InStock' | 'SoldOut' | 'PreOrder';

/** Returns an offer. Its price is a decimal number of the price's coin. */
export const offer = (
  { chainId, coin, amount }: Price,
  path: string,
  availability: Availability = 'InStock',
): StructuredThing => ({
  '@type': 'Offer',
  url: path,
  price: weiToEther(BigInt(amount)),
  priceCurrency: CHAINS[chainId].symbols[coin],
  availability: `https://schema.org/${availability}`,
});

type ProductOptions = {
  name: string;
  path: string;
  image: string;
  description: string;
  category: string;
  collectionName: string;
  /** Undefined when the product isn't for sale. */
  offers: StructuredThing | undefined;
  properties?: readonly { name: string; value: string }[];
};

export const product = ({
  name,
  path,
  image,
  description,
  category,
  collectionName,
  offers,
  properties = [],
}: ProductOptions): StructuredThing => ({
  '@type': 'Product',
  name,
  url: path,
  image,
  description,
  category,
  brand: { '@type': 'Brand', name: collectionName },
  additionalProperty: properties.map((property) => ({ '@type': 'PropertyValue', ...property })),
  offers,
});
