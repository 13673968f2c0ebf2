import type { Construction } from '@trait-market/contract/economy/benches';
import { isSameAddress } from '@trait-market/contract/shared';

import { FilterChips } from '@/components/market-filters/filter-chips';
import { plainText } from '@/lib/format/plain-text';
import { shortenChecksummed } from '@/lib/format/checksum-address';
import { shownName } from '@/lib/format/shown-name';

import type { LooksFilter } from './constructions-query';

type LooksChipsProps = {
  filter: LooksFilter;
  /** The displayed looks, which provide the names for the ids in the page's address. */
  looks: readonly Construction[];
  onChange: (filter: LooksFilter) => void;
};

const NAME_LENGTH = 40;

const nameOfTrait = (id: string, looks: readonly Construction[]): string => {
  const trait = looks
    .flatMap(({ changes }) => changes)
    .flatMap(({ takenOff, putOn }) => [takenOff, putOn])
    .find((one) => one?.id === id);
  return plainText(trait?.value ?? id, NAME_LENGTH);
};

export function LooksChips({ filter, looks, onChange }: LooksChipsProps) {
  const { trait, wallet } = filter;
  const maker = wallet && looks.find(({ by }) => isSameAddress(by.address, wallet))?.by;
  const chips = [
    ...(trait === ''
      ? []
      : [
          {
            key: 'trait',
            kind: 'Trait',
            words: nameOfTrait(trait, looks),
            without: { ...filter, trait: '' },
          },
        ]),
    ...(wallet === undefined
      ? []
      : [
          {
            key: 'wallet',
            kind: 'Wallet',
            words: shownName(maker?.username ?? null) ?? shortenChecksummed(wallet),
            without: { ...filter, wallet: undefined },
          },
        ]),
  ];
  return (
    <FilterChips
      filters={chips}
      cleared={{ ...filter, trait: '', wallet: undefined }}
      onChange={onChange}
    />
  );
}
