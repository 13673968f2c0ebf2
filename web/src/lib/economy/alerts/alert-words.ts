import type { Alert, AlertQuery, SaveAlert } from '@trait-market/contract/economy/alerts';
import { CHAINS, UNIT_DECIMALS, type Unit } from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';
import { plainText } from '@/lib/format/plain-text';

import { fieldText } from '../amounts/parse-amount';

/** Names the currency, because two currencies have the same symbol: "0.1 ETH", "250 USD". */
export const alertPrice = ({ maxPrice, unit }: { maxPrice: string; unit: Unit }): string =>
  `${fieldText(BigInt(maxPrice), UNIT_DECIMALS[unit])} ${unit.toUpperCase()}`;

export const alertName = ({ about }: Alert): string =>
  about.kind === 'trait' ? plainText(about.trait.value) || 'Unnamed trait' : about.name;

/** Returns the market's address for the traits of an alert. */
const marketPath = ({ name, collection, slot, rarity, chainId }: AlertQuery): string => {
  const params = new URLSearchParams([
    ...(name === undefined ? [] : [['name', name]]),
    ...(slot ?? []).map((one) => ['slot', one]),
    ...(rarity ?? []).map((one) => ['rarity', one]),
    ...(collection ?? []).map((one) => ['collection', one]),
    ...(chainId ?? []).map((id) => ['chain', CHAINS[id].name.toLowerCase()]),
  ]);
  return params.size === 0 ? paths.market : `${paths.market}?${params}`;
};

export const alertPath = ({ about }: Alert): string =>
  about.kind === 'trait' ? paths.trait(about.trait.id) : marketPath(about.query);

type Subject = SaveAlert['about'];

/** Returns what an alert is about, in the form in which it is saved. */
export const subjectOf = ({ about }: Alert): Subject =>
  about.kind === 'trait'
    ? { kind: 'trait', id: about.trait.id }
    : { kind: 'search', name: about.name, query: about.query };

const keyOf = (subject: Subject): string =>
  subject.kind === 'trait'
    ? subject.id
    : JSON.stringify(
        Object.entries(subject.query).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      );

export const isAbout = (alert: Alert, subject: Subject): boolean =>
  alert.about.kind === subject.kind && keyOf(subjectOf(alert)) === keyOf(subject);
