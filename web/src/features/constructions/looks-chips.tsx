import type { Construction } from '@trait-market/contract/economy/benches';
import { isSameAddress } from '@trait-market/contract/shared';
import { X } from 'lucide-react';

import { Button } from '@/components/ui/button';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';
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
      : [{ kind: 'Trait', words: nameOfTrait(trait, looks), without: { ...filter, trait: '' } }]),
    ...(wallet === undefined
      ? []
      : [
          {
            kind: 'Wallet',
            words: shownName(maker?.username ?? null) ?? shortenAddress(wallet),
            without: { ...filter, wallet: undefined },
          },
        ]),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ kind, words, without }) => (
        <li key={kind} className="max-w-full min-w-0">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Remove filter ${kind}: ${words}`}
            onClick={() => onChange(without)}
            className="max-w-full"
          >
            <span className="truncate">
              <span className="font-normal text-muted">{kind}</span> <span>{words}</span>
            </span>
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}
