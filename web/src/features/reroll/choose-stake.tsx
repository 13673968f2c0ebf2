import { type Tier, TierSchema } from '@trait-market/contract/economy/shared';
import { UPGRADE_STAKE } from '@trait-market/contract/economy/actions';
import { nextTier, REROLL_CREDITS, UPGRADE_CREDITS } from '@trait-market/contract/economy/reroll';
import { Minus, Plus } from 'lucide-react';

import { CardEstimate } from '@/components/economy/prices/card-estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { Button } from '@/components/ui/button';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { editionsText, tierEditionsText, tierRangeText } from '@/lib/economy/traits/trait-words';
import { listText } from '@/lib/format/list-text';
import { plainText } from '@/lib/format/plain-text';

import {
  byTier,
  chosenCount,
  chosenTier,
  otherTierText,
  whyNot,
  type Chosen,
  type Mode,
  type Stakeable,
} from './stake';
import { Thumbnail } from '@/components/thumbnail';
import { Facts } from '@/components/facts';

const modes: readonly { mode: Mode; title: string; words: string }[] = [
  { mode: 'one', title: 'Re-roll one for one', words: `${REROLL_CREDITS} credits` },
  {
    mode: 'three',
    title: 'Upgrade three for one of the next tier',
    words: `${UPGRADE_CREDITS} credits. The first one joins the pool, two are burned. A tier is a range of editions, not a rarity: ${listText(TierSchema.options.map(tierRangeText))}.`,
  },
];

type ChooseModeProps = { mode: Mode; onChange: (mode: Mode) => void };

export function ChooseMode({ mode: chosen, onChange }: ChooseModeProps) {
  return (
    <RadioGroup className="grid gap-3">
      <legend className="sr-only">What you put in</legend>
      {modes.map(({ mode, title, words }) => (
        <label
          key={mode}
          htmlFor={`stake-${mode}`}
          className="flex cursor-pointer items-start gap-3"
        >
          <RadioGroupItem
            id={`stake-${mode}`}
            name="mode"
            checked={chosen === mode}
            onChange={() => onChange(mode)}
          />
          <span>
            <span className="font-semibold">{title}</span>
            <span className="block text-sm text-muted">{words}</span>
          </span>
        </label>
      ))}
    </RadioGroup>
  );
}

/** Returns the label of the button that starts the draw, with its cost. */
export const rerollText = (mode: Mode): string =>
  mode === 'one'
    ? `Re-roll for ${REROLL_CREDITS} credits`
    : `Upgrade for ${UPGRADE_CREDITS} credits`;

const drawsFrom = (tier: Tier): string => {
  const next = nextTier(tier);
  return next === undefined ? '' : `Any three of these draw from ${tierEditionsText(next)}`;
};

type RowProps = {
  one: Stakeable;
  mode: Mode;
  count: number;
  why: string | undefined;
  /** Whether the row's group says why, so that the row doesn't repeat it. */
  isWhyShown: boolean;
  isFull: boolean;
  isWaiting: boolean;
  canReroll: boolean;
  onCount: (count: number) => void;
  onReroll: () => void;
  onGive: () => void;
};

function Row({
  one: { trait, free },
  mode,
  count,
  why,
  isWhyShown,
  isFull,
  isWaiting,
  canReroll,
  onCount,
  onReroll,
  onGive,
}: RowProps) {
  const name = plainText(trait.value) || 'Unnamed trait';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-3">
      <Thumbnail src={trait.imageUrl} size={96} className="size-18 sm:size-24" />
      <div className="min-w-32 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          <Facts
            facts={[
              <RarityWord key="rarity" rarity={trait.rarity} />,
              editionsText(trait.editions),
              `${free} available`,
            ]}
          />
        </p>
        {trait.floor && (
          <p className="text-xs text-muted tabular-nums">
            Floor <PriceText price={trait.floor} /> <CardEstimate price={trait.floor} />
          </p>
        )}
        {why !== undefined && count === 0 && !isWhyShown && (
          <p className="text-xs text-muted">{why}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {mode === 'one' ? (
          <Button
            size="sm"
            aria-label={`${rerollText(mode)}: ${name}`}
            disabled={!canReroll || free === 0}
            onClick={onReroll}
          >
            {rerollText(mode)}
          </Button>
        ) : (
          <>
            <Button
              size="icon"
              variant="outline"
              aria-label={`Take ${name} out`}
              disabled={count === 0}
              onClick={() => onCount(count - 1)}
            >
              <Minus aria-hidden />
            </Button>
            <span
              aria-label={`${count} of ${name} chosen`}
              role="img"
              className="w-6 text-center tabular-nums"
            >
              {count}
            </span>
            <Button
              size="icon"
              variant="outline"
              aria-label={`Put ${name} in`}
              disabled={why !== undefined || isFull}
              onClick={() => onCount(count + 1)}
            >
              <Plus aria-hidden />
            </Button>
          </>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Donate to pool: ${name}`}
          disabled={free === 0 || isWaiting}
          onClick={onGive}
        >
          Donate to pool
        </Button>
      </div>
    </li>
  );
}

type StakeListProps = {
  all: readonly Stakeable[];
  chosen: Chosen;
  mode: Mode;
  isOpen: boolean;
  /** True while a draw from the pool waits, because the pool takes no donation then. */
  isWaiting: boolean;
  canReroll: boolean;
  onChoose: (chosen: Chosen) => void;
  onReroll: (one: Stakeable) => void;
  onGive: (one: Stakeable) => void;
};

export function StakeList({
  all,
  chosen,
  mode,
  isOpen,
  isWaiting,
  canReroll,
  onChoose,
  onReroll,
  onGive,
}: StakeListProps) {
  const isFull = !isOpen || chosenCount(chosen) >= UPGRADE_STAKE;
  const ofTier = chosenTier(all, chosen);
  const rowOf = (one: Stakeable, groupWhy?: string) => {
    const why = whyNot(one, all, chosen, mode);
    return (
      <Row
        key={one.trait.id}
        one={one}
        mode={mode}
        count={chosen[one.trait.id] ?? 0}
        why={why}
        isWhyShown={why === groupWhy}
        isFull={isFull}
        isWaiting={isWaiting}
        canReroll={canReroll}
        onCount={(count) => onChoose({ ...chosen, [one.trait.id]: count })}
        onReroll={() => onReroll(one)}
        onGive={() => onGive(one)}
      />
    );
  };
  if (mode === 'one') return <ul aria-label="Your loose traits">{all.map((one) => rowOf(one))}</ul>;
  return (
    <ul aria-label="Your loose traits" className="grid gap-6">
      {byTier(all).map(({ tier, members, why: tierWhy }) => {
        // In place of what the tier draws from, so that a choice moves no row.
        const why = tierWhy ?? otherTierText(tier, ofTier);
        return (
          <li key={tier}>
            <h3 id={`tier-${tier}`} className="font-semibold">
              {tierEditionsText(tier)}
            </h3>
            <p className="text-sm text-muted">{why ?? drawsFrom(tier)}</p>
            <ul aria-labelledby={`tier-${tier}`}>{members.map((one) => rowOf(one, why))}</ul>
          </li>
        );
      })}
    </ul>
  );
}
