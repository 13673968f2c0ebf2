import { SafePicture } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { TraitPlaceholder } from '@/components/trait-placeholder';
import { Input } from '@/components/ui/input';

import { traitField, type TraitChoice } from '../shared/orders/trade-choices';

type GiveTraitsProps = {
  choices: readonly TraitChoice[];
  change: (field: string) => (value: string) => void;
};

export function GiveTraits({ choices, change }: GiveTraitsProps) {
  return choices.map(({ owned: { trait, quantity }, text }) => (
    <li key={trait.id}>
      <label className="flex items-center gap-3">
        <SafePicture
          src={trait.imageUrl}
          alt=""
          size={48}
          placeholder={<TraitPlaceholder />}
          className="size-12 shrink-0 overflow-hidden rounded-control bg-wall"
        />
        <span className="min-w-0 grow text-sm wrap-anywhere">
          {traitName({ traitValue: trait.value })}{' '}
          <span className="whitespace-nowrap text-muted">of {quantity}</span>
        </span>
        <span className="w-16 shrink-0">
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={text}
            onChange={({ target }) => change(traitField(trait.id))(target.value)}
            className="text-center tabular-nums"
          />
        </span>
      </label>
    </li>
  ));
}
