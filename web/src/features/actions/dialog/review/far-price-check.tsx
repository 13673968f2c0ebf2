import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { readOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useTraitDetail, useTraitOrders } from '@/lib/economy/traits/trait-queries';

import { definitionOf } from '../../actions';
import type { OrderStep } from '../../messages/order';
import type { Signable } from '../../messages/step';
import { isSameHash } from '../../shared/matching';
import { useCriteriaSet } from '../../shared/offering/use-criteria-set';
import {
  confirmationOf,
  confirmationOfSeveral,
  type FarPrice,
  farPrice,
  type References,
} from '@/lib/price-warnings/far-price';
import { CHEAPEST_AVATAR, referencesOf } from '@/lib/price-warnings/references';
import { type ComparedLine, useLineReferences } from '@/lib/price-warnings/use-line-references';
import { comparedLines, dealOf, pricedOf } from './deals';
import { asked, type Compared, isFailed, missing, PriceTick, type TickProps } from './price-tick';
import { RerollCheck } from './reroll-check';
import { isTrade, TradeCheck } from './trade-check';

const FAILURE = 'Couldn’t compare this price with the floor.';

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
    floorName: CHEAPEST_AVATAR,
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
    floorName: CHEAPEST_AVATAR,
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

const farLines = (steps: readonly Signable[], lines: readonly ComparedLine[]) =>
  steps.flatMap((step) =>
    lines.flatMap(({ id, label, references }) => {
      const deal = dealOf(step, id);
      const price = deal && references && farPrice(deal.deed, deal.unitPrice, references);
      return price ? [{ name: label, price }] : [];
    }),
  );

/** Compares all lines, whose references came with them or are fetched. */
function OfLines({ action, address, steps, ...tick }: CheckProps) {
  const { lines, queries } = useLineReferences(comparedLines(action), address);
  const isLoading = missing(FAILURE, ...queries.filter((query) => !isFailed(query))) === 'loading';
  const far = farLines(steps, lines);
  const compared: Compared = isLoading
    ? 'loading'
    : {
        far: asked(
          confirmationOfSeveral(far),
          far.map(({ price }) => price),
        ),
        failure: queries.some(isFailed)
          ? 'Couldn’t compare every price with the floor.'
          : undefined,
      };
  return <PriceTick {...tick} compared={compared} />;
}

/** Asks for a tick when a price is far from the floor or the last sale, or a trade or re-roll brings far less than it takes. */
export function FarPriceCheck(props: CheckProps) {
  const { action, steps, store, traitId: id } = props;
  const { avatar, several } = definitionOf(action);
  if (isTrade(action)) {
    const { traitId: _traitId, ...rest } = props;
    return <TradeCheck {...rest} action={action} />;
  }
  if (action.kind === 'reroll') return <RerollCheck {...props} action={action} />;
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
