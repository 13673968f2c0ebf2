import type { Price } from '@trait-market/contract/economy/shared';
import { useId } from 'react';

import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { traitsText } from '@/lib/economy/traits/trait-words';

/** A possible subject of an offer. */
export type OfferChoice = { key: string; name: string; traits: number; best: Price | null };

type OfferForProps = {
  choices: readonly OfferChoice[];
  chosen: string;
  onChoose: (key: string) => void;
};

/** The choice of an offer's criteria, with the number of matching traits and their best offer. */
export function OfferFor({ choices, chosen, onChoose }: OfferForProps) {
  const name = useId();
  return (
    <RadioGroup className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">Your offer is for</legend>
      {choices.map(({ key, name: text, traits, best }) => (
        <label
          key={key}
          htmlFor={`${name}-${key}`}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-hairline p-3 has-checked:border-foreground"
        >
          <RadioGroupItem
            id={`${name}-${key}`}
            name={name}
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span className="min-w-0 text-sm">
            <span className="block font-semibold wrap-anywhere">{text}</span>
            <span className="block text-muted tabular-nums">
              {traits > 1 && <span>{`${traitsText(traits)} fit. `}</span>}
              <span>{best ? `Best offer ${shortPrice(best)}` : 'No offers yet'}</span>
            </span>
          </span>
        </label>
      ))}
    </RadioGroup>
  );
}
