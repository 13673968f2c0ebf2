import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { orderHash, readOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useId, useLayoutEffect, useState } from 'react';

import { CheckInput } from '@/components/ui/check-input';
import type { Action } from '@/lib/actions/action';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useTraitDetail, useTraitOrders } from '@/lib/economy/traits/trait-queries';

import { definitionOf } from '../../actions';
import type { OrderStep } from '../../messages/order';
import { messageOf } from '../../messages/signed-messages';
import type { Signable } from '../../messages/step';
import { isSameHash } from '../../shared/matching';
import { useCriteriaSet } from '../../shared/offering/use-criteria-set';
import {
  confirmationOf,
  confirmationOfSeveral,
  type FarPrice,
  farPrice,
  type References,
} from '../../shared/prices/far-price';
import { referencesOf } from '../../shared/prices/references';
import type { ActionStore } from '../signing/action-store';

const CONFIRMED = 'confirmedPrice';

/** Whether the comparison still loads, or a tick is missing; "passed" allows signing. */
export type PriceCheck = 'loading' | 'unanswered' | 'passed';

type TickProps = {
  store: ActionStore;
  /** The id of the words that explain why signing has to wait. */
  wordsId: string;
  onCheck: (check: PriceCheck) => void;
};

/** The words of a tick, and the text that identifies exactly these prices. */
type Confirmation = { words: string; key: string };

/** Includes the prices, because the same words can describe several of them. */
const confirmation = (
  words: string | undefined,
  far: readonly FarPrice[],
): Confirmation | undefined =>
  words === undefined
    ? undefined
    : { words, key: [words, ...far.map(({ price }) => price)].join('\n') };

type Compared = 'loading' | 'failed' | Confirmation | undefined;

type Loading = { data: unknown; isFetchedAfterMount: boolean };

/** Stays "failed" while a query without data is repeated, so that the button doesn't flicker. */
const missing = (...queries: readonly Loading[]): 'loading' | 'failed' | undefined => {
  const empty = queries.filter(({ data }) => data === undefined);
  if (empty.some(({ isFetchedAfterMount }) => isFetchedAfterMount)) return 'failed';
  return empty.length > 0 ? 'loading' : undefined;
};

const checkOf = (compared: Compared, ticked: string | undefined): PriceCheck => {
  if (compared === 'loading') return 'loading';
  if (compared === undefined || compared === 'failed') return 'passed';
  return ticked === compared.key ? 'passed' : 'unanswered';
};

/** Asks for a tick, which counts only for exactly these words and prices. */
function PriceTick({ store, wordsId, onCheck, compared }: TickProps & { compared: Compared }) {
  const id = useId();
  const [ticked, setTicked] = useState(store.values()[CONFIRMED]);
  const check = checkOf(compared, ticked);
  // Before the paint, so that the button can't be pressed before it waits for the tick.
  useLayoutEffect(() => {
    onCheck(check);
    return () => onCheck('passed');
  }, [onCheck, check]);
  const tick = (text: string) => {
    setTicked(text);
    store.saveValues({ ...store.values(), [CONFIRMED]: text });
  };
  const isFailed = compared === 'failed';
  const announcement = check === 'unanswered' ? 'Confirm the price before you sign.' : '';
  return (
    <>
      <p role="status" className={isFailed ? 'text-sm text-muted' : 'sr-only'}>
        {isFailed ? 'Couldn’t compare this price with the floor.' : announcement}
      </p>
      {typeof compared === 'object' && (
        <label
          htmlFor={id}
          className="flex cursor-pointer items-start gap-3 rounded-control border-l-4 border-warning bg-surface-raised px-4 py-3 text-sm font-semibold"
        >
          <CheckInput
            id={id}
            checked={check === 'passed'}
            onChange={({ target }) => tick(target.checked ? compared.key : '')}
          />
          <span id={wordsId} className="min-w-0 wrap-anywhere">
            {compared.words}
          </span>
        </label>
      )}
    </>
  );
}

type Priced = { deed: FarPrice['deed']; isSelling: boolean; unitPrice: bigint };

/** Returns the price that a step signs; undefined for a step without a price. */
const pricedOf = (signable: Signable): Priced | undefined => {
  const order = messageOf(signable).order?.(signable);
  if (order === undefined) return undefined;
  const facts = readOrder(signable.chainId, order.components);
  if (facts.kind === 'trade') return undefined;
  const deeds =
    facts.kind === 'listing' ? (['list', 'buy'] as const) : (['offer', 'sell'] as const);
  return {
    deed: deeds[order.isOwn ? 0 : 1],
    isSelling: (facts.kind === 'listing') === order.isOwn,
    unitPrice: facts.unitPrice,
  };
};

const farPriceOf = (signable: Signable, references: References): FarPrice | undefined => {
  const priced = pricedOf(signable);
  return priced && farPrice(priced.deed, priced.unitPrice, references);
};

const compare = (steps: readonly Signable[], references: References): Confirmation | undefined => {
  const far = steps.flatMap((step) => farPriceOf(step, references) ?? []);
  const [first] = far;
  return confirmation(first && confirmationOf(first), far);
};

type CheckProps = TickProps & {
  action: Action;
  address: WalletAddress;
  steps: readonly Signable[];
};

function OfTrait({ id, address, steps, ...tick }: CheckProps & { id: string }) {
  const trait = useTraitDetail(id);
  const listings = useTraitOrders(id, 'listing');
  const floor = bestOfOthers(listings.data?.items, address)?.unitPrice ?? null;
  const compared =
    missing(trait, listings) ??
    compare(steps, referencesOf({ floor }, trait.data?.lastSale ?? null));
  return <PriceTick {...tick} compared={compared} />;
}

type AvatarId = Pick<AvatarDetail, 'collection' | 'tokenId'>;

function OfAvatar({ id, steps, ...tick }: CheckProps & { id: AvatarId }) {
  const avatar = useAvatarDetail(id);
  const collections = useCollections();
  const isSelling = steps.some((step) => pricedOf(step)?.isSelling);
  const floor = collections.data?.find(({ slug }) => slug === id.collection)?.avatarFloor ?? null;
  const references = {
    // A rare avatar costs many times the cheapest one, so buyers compare only with its last sale.
    floor: isSelling && floor?.amount !== avatar.data?.price?.amount ? floor : null,
    lastSale: avatar.data?.lastSale?.price ?? null,
    floorName: 'the cheapest avatar of its collection',
  };
  const compared =
    missing(avatar, ...(isSelling ? [collections] : [])) ?? compare(steps, references);
  return <PriceTick {...tick} compared={compared} />;
}

type AnyProps = CheckProps & { step: OrderStep; collection: string };

function OfAny({ step, collection, address, ...tick }: AnyProps) {
  const { slot, tier } = step.criteria ?? {};
  const set = useCriteriaSet({
    collection,
    buyer: address,
    ...(slot && { slot }),
    ...(tier && { tier }),
  });
  const references = { floor: set.data?.floor ?? null, lastSale: null };
  return <PriceTick {...tick} compared={missing(set) ?? compare([step], references)} />;
}

/** Finds the collection of a trait's criteria offer. */
function OfAnyLike({ id, ...props }: Omit<AnyProps, 'collection'> & { id: string }) {
  const trait = useTraitDetail(id);
  return trait.data ? (
    <OfAny collection={trait.data.collection} {...props} />
  ) : (
    <PriceTick {...props} compared={missing(trait)} />
  );
}

/** Compares the price of a line that is signed alone or together with others. */
const linePriceOf = (step: Signable, id: string, references: References): FarPrice | undefined => {
  if (step.kind !== 'acceptOffers') return farPriceOf(step, references);
  const terms = step.terms.find((one) => isSameHash(orderHash(one), id));
  const facts = terms && readOrder(step.chainId, terms);
  return facts?.kind === 'offer' ? farPrice('sell', facts.unitPrice, references) : undefined;
};

/** Compares all lines, whose references came with them. */
const compareLines = (action: Action, steps: readonly Signable[]): Confirmation | undefined => {
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
  return confirmation(
    confirmationOfSeveral(far),
    far.map(({ price }) => price),
  );
};

/** Asks for a tick when a price is far from the floor or the last sale. */
export function FarPriceCheck(props: CheckProps) {
  const { action, steps, store } = props;
  const { traitId, avatar, several } = definitionOf(action);
  const id = traitId?.(action, store.values());
  const avatarId = avatar?.(action);
  if (several === undefined && steps.every((step) => pricedOf(step) === undefined)) return null;
  const offered = steps.find((step) => step.kind === 'order' && step.criteria !== undefined);
  if (offered?.kind === 'order' && action.kind === 'offerAny')
    return <OfAny step={offered} collection={action.collection} {...props} />;
  if (offered?.kind === 'order' && id !== undefined)
    return <OfAnyLike step={offered} id={id} {...props} />;
  if (id !== undefined) return <OfTrait id={id} {...props} />;
  if (avatarId) return <OfAvatar id={avatarId} {...props} />;
  return <PriceTick {...props} compared={compareLines(action, steps)} />;
}
