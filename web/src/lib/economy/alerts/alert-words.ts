import {
  AlertQuerySchema,
  type Alert,
  type SaveAlert,
  type WatchedQuery,
} from '@trait-market/contract/economy/alerts';
import {
  CHAIN_IDS,
  UNIT_DECIMALS,
  type Item,
  type Unit,
} from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';
import { chainSlug } from '@/lib/chain/chain-slug';
import { groupedDecimal } from '@/lib/format/ether';
import { plainText } from '@/lib/format/plain-text';

import { amountText } from '../amounts/parse-amount';

/** Names the currency, because two currencies have the same symbol: "0.1 ETH", "2,500 USD". */
export const alertPrice = ({ maxPrice, unit }: { maxPrice: string; unit: Unit }): string =>
  `${groupedDecimal(amountText(BigInt(maxPrice), UNIT_DECIMALS[unit]))} ${unit.toUpperCase()}`;

export const alertName = ({ about }: Alert): string =>
  about.kind === 'trait' ? plainText(about.trait.value) || 'Unnamed trait' : about.name;

/** Returns the parameters of the market's address for a query, without prices and order. */
export const marketParams = ({
  kind,
  name,
  collection,
  slot,
  rarity,
  chainId,
  trait,
  maxRank,
  owner,
}: WatchedQuery): string[][] => [
  ...(kind === 'avatars' ? [['kind', kind]] : []),
  ...(name === undefined ? [] : [['name', name]]),
  ...(slot ?? []).map((one) => ['slot', one]),
  ...(rarity ?? []).map((one) => ['rarity', one]),
  ...(collection ?? []).map((one) => ['collection', one]),
  ...CHAIN_IDS.filter((id) => chainId?.includes(id)).map((id) => ['chain', chainSlug(id)]),
  ...(maxRank === undefined ? [] : [['rank', String(maxRank)]]),
  ...(owner ?? []).map((one) => ['owner', one]),
  ...(trait ?? []).map((one) => ['trait', one]),
];

/** Returns the market's address for a query, without prices and order. */
const marketPath = (query: WatchedQuery): string => {
  const params = new URLSearchParams(marketParams(query));
  return params.size === 0 ? paths.market : `${paths.market}?${params}`;
};

export const alertPath = ({ about }: Alert): string =>
  about.kind === 'trait' ? paths.trait(about.trait.id) : marketPath(about.query);

/** Returns the listed item that an alert has reported. */
export const firedItem = ({ trait, avatar }: NonNullable<Alert['fired']>): Item | undefined => {
  if (avatar !== undefined) return { kind: 'avatar', avatar };
  return trait && { kind: 'trait', trait, quantity: 1 };
};

type Subject = SaveAlert['about'];

/**
 * Returns what an alert is about, in the form in which it is saved; undefined if its query has
 * filters that can't be saved, because the contract doesn't know them.
 */
export const subjectOf = ({ about }: Alert): Subject | undefined => {
  if (about.kind === 'trait') return { kind: 'trait', id: about.trait.id };
  const { data } = AlertQuerySchema.safeParse(about.query);
  return data && { kind: 'search', name: about.name, query: data };
};

const keyOf = (subject: Subject): string =>
  subject.kind === 'trait'
    ? subject.id
    : JSON.stringify(
        Object.entries(subject.query).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      );

export const isAbout = (alert: Alert, subject: Subject): boolean => {
  const own = subjectOf(alert);
  return own?.kind === subject.kind && keyOf(own) === keyOf(subject);
};
