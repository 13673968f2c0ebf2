import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import {
  CHAIN_IDS,
  type ChainId,
  type Price,
  type RefusalCode,
  refusalCodeOf,
} from '@trait-market/contract/economy/shared';
import {
  ANY_TOKEN,
  criteriaOf,
  criteriaProof,
  hashCommitments,
  orderHash,
  readOrder,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { QueryClient } from '@tanstack/react-query';

import type { AcceptedLine } from '@/lib/actions/action';
import { AppError } from '@/lib/app-error';
import { itemKey, itemsText } from '@/lib/economy/orders/item-words';
import { sellerPrice } from '@/lib/economy/orders/lines';
import { setByRoot } from '@/lib/economy/traits/set-by-root';
import { criteriaApi } from '@/lib/economy/traits/criteria-api';

import {
  acceptanceMessage,
  type AcceptanceStep,
  acceptanceStep,
  offerShown,
  type OfferToAccept,
} from '../messages/accept-offers';
import type { Given } from '../messages/fulfilment';
import { makerText, orderPicture } from '../messages/lines';
import type { Refused } from '../messages/refusal';
import {
  joinLabels,
  labelAssets,
  labelsOfOrder,
  labelsOfTraits,
  NO_LABELS,
} from '../messages/text/labels';
import { type ActionOf, defineAction, type ResultProps } from '../shared/action';
import { ItemsResult } from '../shared/items-result';
import { approvesForLater, cancelsOwn, isAsBuilt } from '../shared/matching';
import { CHEAPEST_AVATAR } from '@/lib/price-warnings/references';
import { NetworksNotice } from '../shared/networks-notice';

type Own = ActionOf<'acceptSeveral'>;

const linesOn = (lines: readonly AcceptedLine[], chainId: ChainId): AcceptedLine[] =>
  lines.filter(({ order }) => order.chainId === chainId);

const rootOf = ({ order }: AcceptedLine): string | undefined => {
  const facts = readOrder(order.chainId, order.components);
  if (facts.kind !== 'offer') return undefined;
  if (facts.asset.kind === 'anyAvatar') return ANY_TOKEN;
  return facts.asset.kind === 'any' ? facts.asset.criteria : undefined;
};

/** @throws UnreadableOrder when the loaded set isn't the signed one, or the trait isn't in it */
const givenFrom = (line: AcceptedLine, sets: readonly CriteriaSet[]): Given | undefined => {
  const root = rootOf(line);
  if (root === undefined) return undefined;
  const item = line.trait ?? line.avatar;
  if (item === undefined) throw new UnreadableOrder('Nothing was chosen for this offer.');
  const { tokenId } = item;
  if (root === ANY_TOKEN) return { tokenId, proof: [] };
  const set = sets.find(({ criteria }) => criteria.root === root);
  const ids = set?.traits.map((one) => one.tokenId) ?? [];
  const proof =
    ids.length > 0 && criteriaOf(ids) === root ? criteriaProof(ids, tokenId) : undefined;
  if (proof === undefined) throw new UnreadableOrder('The trait doesn’t fit the signed offer.');
  return { tokenId, proof };
};

/** Names the avatar that a line gives for an offer for any avatar, by the order's contract. */
const givenAvatar = ({ order, avatar }: AcceptedLine) => {
  const token = order.components.consideration[0]?.token;
  if (avatar === undefined || token === undefined) return [];
  return [{ kind: 'avatar' as const, token, tokenId: avatar.tokenId, name: avatar.name }];
};

const fetchSets = async (
  lines: readonly AcceptedLine[],
  queryClient: QueryClient,
): Promise<CriteriaSet[]> => {
  const roots = [...new Set(lines.flatMap((line) => rootOf(line) ?? []))];
  const { byRoot } = criteriaApi.initQueryClient(queryClient);
  return Promise.all(
    roots
      .filter((root) => root !== ANY_TOKEN)
      .map(async (root) => (await byRoot.fetchQuery(setByRoot(root))).body),
  );
};

/** Compares with a step rebuilt from these lines, ignoring nonce and deadline. */
const acceptsLines = (
  step: AcceptanceStep,
  { lines, allRequired }: Own,
  address: WalletAddress,
): boolean => {
  const own = linesOn(lines, step.chainId);
  if (own.length === 0 || step.criteriaProofs.length !== own.length) return false;
  const offers = own.map((line, index): OfferToAccept => {
    const { order, trait, avatar } = line;
    const item = trait ?? avatar;
    const given = item && { tokenId: item.tokenId, proof: step.criteriaProofs[index] ?? [] };
    return { order, given: rootOf(line) === undefined ? undefined : given };
  });
  const built = acceptanceStep(offers, address, { allRequired });
  const hashesOf = ({ terms, commitments }: AcceptanceStep) =>
    [...terms.map(orderHash), ...commitments.map(hashCommitments)].join();
  return isAsBuilt(step, built) && hashesOf(step) === hashesOf(built);
};

/** Returns the highest offer for a line's item, unless another line accepts one as high. */
const betterOffer = (line: AcceptedLine, lines: readonly AcceptedLine[]): Price | null => {
  const best = line.order.market?.bestOffer ?? null;
  const itemOf = (one: AcceptedLine) => offerShown(one).gets.map(itemKey).join();
  const isAccepted = lines.some(
    (one) =>
      one !== line &&
      itemOf(one) === itemOf(line) &&
      BigInt(one.order.unitPrice?.amount ?? 0) >= BigInt(best?.amount ?? 0),
  );
  return isAccepted ? null : best;
};

/** The errors of one line, which refuse all lines if all are required. */
const OF_ONE_LINE: ReadonlySet<string | undefined> = new Set<RefusalCode>([
  'filled',
  'cancelled',
  'expired',
  'not-enough-left',
  'price-moved',
  'maker-underfunded',
  'not-approved',
  'not-the-holder',
  'commitment-broken',
]);

const refusedForAll = (refused: Refused, error: unknown, { allRequired }: Own): Refused => {
  // The request had been sent before, so this error doesn't prove that nothing was executed.
  if (!allRequired || refused.remedy === 'send' || !(error instanceof AppError)) return refused;
  if (!OF_ONE_LINE.has(refusalCodeOf(error.data))) return refused;
  return {
    title: 'Not all of them are available',
    words: 'Nothing was sold. Close this and see the offers that are left.',
    remedy: 'close',
  };
};

function Result({ action: { lines }, isMissed, onLeave }: ResultProps<Own>) {
  const sold = lines.map(offerShown).filter(({ hash }) => !isMissed(hash));
  const items = sold.flatMap(({ gets }) =>
    gets.map((item) => (item.kind === 'avatar' ? item : { ...item, quantity: 1 })),
  );
  return <ItemsResult items={items} isOwn={false} onLeave={onLeave} />;
}

export const acceptSeveral = defineAction<'acceptSeveral'>({
  messages: { acceptOffers: acceptanceMessage },
  steps: {
    approval: approvesForLater,
    cancel: cancelsOwn,
    acceptOffers: (step, { action, address }) => acceptsLines(step, action, address),
  },
  chains: ({ lines }) => lines.map(({ order }) => order.chainId),
  prepare: ({ lines, allRequired }, { address, queryClient }) => {
    const load = async () => {
      const sets = await fetchSets(lines, queryClient);
      const steps = CHAIN_IDS.flatMap((chainId) => {
        const offers = linesOn(lines, chainId).map((line) => ({
          order: line.order,
          given: givenFrom(line, sets),
        }));
        return offers.length === 0 ? [] : [acceptanceStep(offers, address, { allRequired })];
      });
      const labels = joinLabels([
        ...lines.map(({ order }) => labelsOfOrder(order)),
        labelsOfTraits(lines.flatMap(({ trait }) => trait ?? [])),
        { ...NO_LABELS, assets: labelAssets(lines.flatMap(givenAvatar)) },
      ]);
      return { steps, labels };
    };
    return load();
  },
  needsApproval: true,
  wakes: () => [],
  canSkip: (_act, { steps, at }) => steps[at]?.kind === 'acceptOffers',
  refusedFor: refusedForAll,
  Result,
  ReviewNotice: ({ progress: { steps } }) => <NetworksNotice steps={steps} kind="acceptOffers" />,
  several: {
    lines: ({ lines }) =>
      lines.map((line) => {
        const shown = offerShown(line);
        return {
          id: shown.hash,
          label: itemsText(shown.gets.map((item) => ({ ...item, quantity: 1 }))),
          detail: makerText('To', shown),
          picture: orderPicture(shown),
          price: sellerPrice(shown),
          references: line.order.market && {
            floor: line.order.market.floor,
            lastSale: line.order.market.lastSale?.price ?? null,
            ...(shown.gets[0]?.kind === 'avatar' && { floorName: CHEAPEST_AVATAR }),
          },
          bestOffer: betterOffer(line, lines),
        };
      }),
    sumLabel: 'You got',
    words: {
      all: (count) => (count === 1 ? 'Offer accepted' : `${count} offers accepted`),
      some: (done, count) => `${done} of ${count} offers accepted`,
      none: 'No offer was accepted',
      allWords: 'You’ve been paid in wrapped coin.',
      someWords: 'You keep what couldn’t be sold.',
    },
  },
});
