import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { orderHash, readOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

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
import { comparedPurchase, referencesOf } from '../../shared/prices/references';
import { useOthersFloors } from '../../shared/prices/use-others-floors';
import { asked, type Compared, isFailed, missing, PriceTick, type TickProps } from './price-tick';
import { isTrade, TradeCheck } from './trade-check';

const FAILURE = 'Couldn’t compare this price with the floor.';

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

const compare = (steps: readonly Signable[], references: References): Compared => {
  const far = steps.flatMap((step) => farPriceOf(step, references) ?? []);
  const [first] = far;
  return { far: asked(first && { words: confirmationOf(first), items: [] }, far) };
};

export type AvatarId = Pick<AvatarDetail, 'collection' | 'tokenId'>;

type CheckProps = TickProps & {
  action: Action;
  address: WalletAddress;
  steps: readonly Signable[];
  /** The trait whose prices to compare, if the action is about one. */
  traitId?: string | undefined;
  /** The avatar whose prices to compare, if the form chooses it. */
  avatar?: AvatarId | undefined;
};

function OfTrait({ id, address, steps, ...tick }: CheckProps & { id: string }) {
  const trait = useTraitDetail(id);
  const listings = useTraitOrders(id, 'listing');
  const floor = bestOfOthers(listings.data?.items, address)?.unitPrice ?? null;
  const compared =
    missing(FAILURE, trait, listings) ??
    compare(steps, referencesOf({ floor }, trait.data?.lastSale ?? null));
  return <PriceTick {...tick} compared={compared} />;
}

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
    missing(FAILURE, avatar, ...(isSelling ? [collections] : [])) ?? compare(steps, references);
  return <PriceTick {...tick} compared={compared} />;
}

/** Returns the contract of an own offer for any avatar of it. */
const anyAvatarToken = (step: Signable): string | undefined => {
  if (step.kind !== 'order') return undefined;
  const facts = readOrder(step.chainId, step.components);
  return facts.kind === 'offer' && facts.asset.kind === 'anyAvatar' ? facts.asset.token : undefined;
};

/** Compares an offer for any avatar with the cheapest one, because any can be bought instead. */
function OfAnyAvatar({ token, steps, ...tick }: CheckProps & { token: string }) {
  const collections = useCollections();
  const found = collections.data?.find(({ contracts }) => isSameHash(contracts.avatars, token));
  const references = {
    floor: found?.avatarFloor ?? null,
    lastSale: null,
    floorName: 'the cheapest avatar of its collection',
  };
  return (
    <PriceTick {...tick} compared={missing(FAILURE, collections) ?? compare(steps, references)} />
  );
}

type AnyProps = CheckProps & { step: OrderStep; collection: string };

function OfAny({ step, collection, address, ...tick }: AnyProps) {
  const { slot, tier, rarity } = step.criteria ?? {};
  const set = useCriteriaSet({
    collection,
    buyer: address,
    ...(slot && { slot }),
    ...(tier && { tier }),
    ...(rarity && { rarity }),
  });
  const references = { floor: set.data?.floor ?? null, lastSale: null };
  return <PriceTick {...tick} compared={missing(FAILURE, set) ?? compare([step], references)} />;
}

/** Finds the collection of a trait's criteria offer. */
function OfAnyLike({ id, ...props }: Omit<AnyProps, 'collection'> & { id: string }) {
  const trait = useTraitDetail(id);
  return trait.data ? (
    <OfAny collection={trait.data.collection} {...props} />
  ) : (
    <PriceTick {...props} compared={missing(FAILURE, trait) ?? {}} />
  );
}

type ComparedLine = {
  id: string;
  label: string;
  references?: References | undefined;
  /** The trait whose floor without own listings is to be fetched. */
  floorOf?: string | undefined;
};

const comparedLines = (action: Action): readonly ComparedLine[] =>
  action.kind === 'dress'
    ? action.buys.map((order) => comparedPurchase({ order, quantity: 1 }))
    : (definitionOf(action).several?.lines(action) ?? []);

/** Returns the deed and the price of a line that is signed alone or together with others. */
const linePriceOf = (step: Signable, id: string, references: References): FarPrice | undefined => {
  if (step.kind !== 'acceptOffers' && step.kind !== 'cart') return farPriceOf(step, references);
  const terms = step.terms.find((one) => isSameHash(orderHash(one), id));
  const facts = terms && readOrder(step.chainId, terms);
  if (facts === undefined || facts.kind === 'trade') return undefined;
  return farPrice(step.kind === 'cart' ? 'buy' : 'sell', facts.unitPrice, references);
};

const farLines = (steps: readonly Signable[], lines: readonly ComparedLine[]) =>
  steps.flatMap((step) => {
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

/** Compares all lines, whose references came with them or are fetched. */
function OfLines({ action, address, steps, ...tick }: CheckProps) {
  const lines = comparedLines(action);
  const floors = useOthersFloors(
    lines.flatMap(({ floorOf }) => floorOf ?? []),
    address,
  );
  const isLoading =
    missing(FAILURE, ...floors.queries.filter((query) => !isFailed(query))) === 'loading';
  const far = farLines(
    steps,
    lines.map((line) =>
      line.floorOf === undefined
        ? line
        : {
            ...line,
            references: {
              lastSale: null,
              ...line.references,
              floor: floors.floorOf(line.floorOf),
            },
          },
    ),
  );
  const compared: Compared = isLoading
    ? 'loading'
    : {
        far: asked(
          confirmationOfSeveral(far),
          far.map(({ price }) => price),
        ),
        failure: floors.queries.some(isFailed)
          ? 'Couldn’t compare every price with the floor.'
          : undefined,
      };
  return <PriceTick {...tick} compared={compared} />;
}

/** Asks for a tick when a price is far from the floor or the last sale, or a trade brings far less than it takes. */
export function FarPriceCheck(props: CheckProps) {
  const { action, steps, store, traitId: id } = props;
  const { avatar, several } = definitionOf(action);
  if (isTrade(action)) {
    const { traitId: _traitId, ...rest } = props;
    return <TradeCheck {...rest} action={action} />;
  }
  if (steps.some(({ kind }) => kind === 'cart')) return <OfLines {...props} />;
  const avatarId = props.avatar ?? avatar?.(action, store.values());
  if (several === undefined && steps.every((step) => pricedOf(step) === undefined)) return null;
  const anyAvatar = steps.map(anyAvatarToken).find((token) => token !== undefined);
  if (anyAvatar !== undefined) return <OfAnyAvatar token={anyAvatar} {...props} />;
  const offered = steps.find((step) => step.kind === 'order' && step.criteria !== undefined);
  if (offered?.kind === 'order' && action.kind === 'offerAny')
    return <OfAny step={offered} collection={action.collection} {...props} />;
  if (offered?.kind === 'order' && id !== undefined)
    return <OfAnyLike step={offered} id={id} {...props} />;
  if (id !== undefined) return <OfTrait id={id} {...props} />;
  if (avatarId) return <OfAvatar id={avatarId} {...props} />;
  return <OfLines {...props} />;
}
