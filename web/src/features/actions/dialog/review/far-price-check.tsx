import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { orderHash, readOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useId, useLayoutEffect, useState } from 'react';

import { CheckInput } from '@/components/ui/check-input';
import type { Action } from '@/lib/actions/action';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';

import { definitionOf } from '../../actions';
import type { OrderStep } from '../../messages/order';
import { messageOf } from '../../messages/signed-messages';
import type { Signable } from '../../messages/step';
import { isSameHash } from '../../shared/matching';
import { useAvatarContext } from '../../shared/avatars/use-avatar-context';
import { useCriteriaSet } from '../../shared/offering/use-criteria-set';
import {
  confirmationOf,
  confirmationOfSeveral,
  type FarPrice,
  farPrice,
  type References,
} from '../../shared/prices/far-price';
import { referencesOf } from '../../shared/prices/references';
import { usePriceContext } from '../../shared/prices/use-price-context';
import type { ActionStore } from '../signing/action-store';

const SURE = 'sure';

type Asked = {
  store: ActionStore;
  /** Reports whether a tick is missing. */
  onAsk: (isUnanswered: boolean) => void;
};

/** Asks for a tick, which counts only for exactly these words. */
function Question({ store, onAsk, words }: Asked & { words: string | undefined }) {
  const id = useId();
  const [ticked, setTicked] = useState(store.values()[SURE]);
  const isUnanswered = words !== undefined && ticked !== words;
  // Before the paint, so that the button can't be pressed before it waits for the tick.
  useLayoutEffect(() => {
    onAsk(isUnanswered);
    return () => onAsk(false);
  }, [onAsk, isUnanswered]);
  if (words === undefined) return null;
  const tick = (text: string) => {
    setTicked(text);
    store.saveValues({ ...store.values(), [SURE]: text });
  };
  return (
    <label
      htmlFor={id}
      className="flex cursor-pointer items-start gap-3 rounded-control border-l-4 border-warning bg-surface-raised px-4 py-3 text-sm font-semibold"
    >
      <CheckInput
        id={id}
        checked={!isUnanswered}
        onChange={({ target }) => tick(target.checked ? words : '')}
      />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </label>
  );
}

/** Compares the price that a step signs; undefined for a step without a price. */
const farPriceOf = (signable: Signable, references: References): FarPrice | undefined => {
  const order = messageOf(signable).order?.(signable);
  if (order === undefined) return undefined;
  const facts = readOrder(signable.chainId, order.components);
  if (facts.kind === 'trade') return undefined;
  const deeds =
    facts.kind === 'listing' ? (['list', 'buy'] as const) : (['offer', 'sell'] as const);
  return farPrice(deeds[order.isOwn ? 0 : 1], facts.unitPrice, references);
};

const wordsFor = (steps: readonly Signable[], references: References): string | undefined => {
  const [far] = steps.flatMap((step) => farPriceOf(step, references) ?? []);
  return far && confirmationOf(far);
};

type CheckProps = Asked & {
  action: Action;
  address: WalletAddress;
  steps: readonly Signable[];
  trait: TraitDetail | undefined;
};

function OfTrait({ trait, steps, store, onAsk }: CheckProps & { trait: TraitDetail }) {
  const context = usePriceContext(trait);
  const words = wordsFor(steps, referencesOf(context, trait.lastSale));
  return <Question store={store} onAsk={onAsk} words={words} />;
}

function OfAvatar({ avatar, steps, store, onAsk }: CheckProps & { avatar: AvatarDetail }) {
  const { collectionFloor } = useAvatarContext(avatar);
  const isSelling = steps.some((step) => {
    const order = messageOf(step).order?.(step);
    if (order === undefined) return false;
    return (readOrder(step.chainId, order.components).kind === 'listing') === order.isOwn;
  });
  const references = {
    // A rare avatar costs many times the cheapest one, so buyers compare only with its last sale.
    floor: isSelling && collectionFloor?.amount !== avatar.price?.amount ? collectionFloor : null,
    lastSale: avatar.lastSale?.price ?? null,
    floorName: 'the cheapest avatar of its collection',
  };
  return <Question store={store} onAsk={onAsk} words={wordsFor(steps, references)} />;
}

type AvatarId = Pick<AvatarDetail, 'collection' | 'tokenId'>;

function WithAvatar({ id, ...props }: CheckProps & { id: AvatarId }) {
  const { data } = useAvatarDetail(id);
  return data ? <OfAvatar avatar={data} {...props} /> : null;
}

type AnyProps = CheckProps & { step: OrderStep; collection: string };

function OfAny({ step, collection, address, store, onAsk }: AnyProps) {
  const { slot, tier } = step.criteria ?? {};
  const { data } = useCriteriaSet({
    collection,
    buyer: address,
    ...(slot && { slot }),
    ...(tier && { tier }),
  });
  const references = { floor: data?.floor ?? null, lastSale: null };
  return <Question store={store} onAsk={onAsk} words={wordsFor([step], references)} />;
}

/** Compares the price of a line that is signed alone or together with others. */
const linePriceOf = (step: Signable, id: string, references: References): FarPrice | undefined => {
  if (step.kind !== 'acceptOffers') return farPriceOf(step, references);
  const terms = step.terms.find((one) => isSameHash(orderHash(one), id));
  const facts = terms && readOrder(step.chainId, terms);
  return facts?.kind === 'offer' ? farPrice('sell', facts.unitPrice, references) : undefined;
};

/** Returns the words for all lines whose prices are far from their references. */
const wordsForLines = (action: Action, steps: readonly Signable[]): string | undefined => {
  const lines = definitionOf(action).several?.lines(action) ?? [];
  const far = steps.flatMap((step) => {
    const ids = new Set(
      messageOf(step)
        .lineIds?.(step)
        ?.map((id) => id.toLowerCase()),
    );
    return lines.flatMap(({ id, label, references }) => {
      if (references === undefined || !ids.has(id.toLowerCase())) return [];
      const price = linePriceOf(step, id, references);
      return price ? { name: label, price } : [];
    });
  });
  return confirmationOfSeveral(far);
};

/** Asks for a tick when a price is far from the floor or the last sale. */
export function FarPriceCheck(props: CheckProps) {
  const { action, steps, trait, store, onAsk } = props;
  const offered = steps.find((step) => step.kind === 'order' && step.criteria !== undefined);
  const collection = action.kind === 'offerAny' ? action.collection : trait?.collection;
  if (offered?.kind === 'order')
    return collection === undefined ? null : (
      <OfAny step={offered} collection={collection} {...props} />
    );
  const avatar = definitionOf(action).avatar?.(action);
  if (trait) return <OfTrait {...props} trait={trait} />;
  if (avatar) return <WithAvatar id={avatar} {...props} />;
  return <Question store={store} onAsk={onAsk} words={wordsForLines(action, steps)} />;
}
