import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import { readOrder } from '@trait-market/contract/economy/typed-data';
import type { Order } from '@trait-market/contract/economy/orders';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';
import { type ReactNode, useId, useState } from 'react';

import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import { Warnings } from '@/components/economy/warnings';
import type { Action } from '@/lib/actions/action';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { listText } from '@/lib/format/list-text';

import { definitionOf } from '../../actions';
import { bySignature, signatureFor } from '../../messages/bulk';
import { keyOf, messageOf } from '../../messages/signed-messages';
import type { Signable } from '../../messages/step';
import type { Labels } from '../../messages/text/labels';
import { NETWORK_FEE } from '../../messages/text/network-fee';
import { NetworkNote } from '../../shared/form/network-note';
import { buyingWarnings, sellingWarnings } from '@/lib/price-warnings/price-warnings';
import { usePriceContext } from '../../shared/prices/use-price-context';
import type { Progress } from '../signing/action-state';
import { canWake } from '../signing/reactivated-orders';
import { type AvatarId, FarPriceCheck } from './far-price-check';
import { LinesWarnings } from './lines-warnings';
import { OpenForSameNotice } from './open-for-same-notice';
import { PriceFacts } from './price-facts';
import type { PriceCheck, TickProps } from './price-tick';
import { promisedTwice } from './promised-twice';
import { ReactivatedNotice } from './reactivated-notice';
import { isTrade } from './trade-check';
import { nounOf, Signatures } from './signatures';

function PriceWarnings({ signable, trait }: { signable: Signable; trait: TraitDetail }) {
  const context = usePriceContext(trait);
  const order = messageOf(signable).order?.(signable);
  if (order === undefined) return null;
  const facts = readOrder(signable.chainId, order.components);
  if (facts.kind === 'trade') return null;
  // Skips the user's own criteria offer: one trait's prices say little about others.
  if (facts.asset.kind === 'any' && order.isOwn) return null;
  const isSelling = (facts.kind === 'listing') === order.isOwn;
  const words = isSelling
    ? sellingWarnings(facts.unitPrice, context)
    : buyingWarnings(facts.unitPrice, context, facts.kind === 'offer');
  return <Warnings words={words} />;
}

function PromisedTwice({ signable }: { signable: Extract<Signable, { kind: 'order' }> }) {
  const { chainId, components } = signable;
  const { data: owned = [] } = useOwnedTraits(components.offerer);
  const { data: open = [] } = useOpenOrders(components.offerer);
  return <Warnings words={promisedTwice(readOrder(chainId, components), owned, open)} />;
}

/** Names the button that signs one order or purchase. */
export const signOneText = (action: Action, noun: string): string => {
  const isCounter = 'counters' in action && action.counters !== undefined;
  return `Sign the ${isCounter ? 'counter' : noun}`;
};

const signText = (action: Action, groups: readonly Signable[][], isSigned: boolean): string => {
  const [first = []] = groups;
  if (isSigned) return 'Send what you signed';
  if (groups.length > 1) return `Sign ${groups.length} times`;
  return first.length > 1 ? `Sign ${nounOf(first)}` : signOneText(action, nounOf(first));
};

type GatedProps = {
  step: Signable;
  /** The reason why the form can't be signed yet, which comes before a reason of the step. */
  waitsFor: string | undefined;
  children: (waitsFor: string | undefined) => ReactNode;
};

function Gated({ step, waitsFor, children }: GatedProps) {
  const { Gate } = messageOf(step);
  if (waitsFor !== undefined || !Gate) return children(waitsFor);
  return <Gate step={step}>{children}</Gate>;
}

type ReviewPartsProps = {
  action: Action;
  address: WalletAddress;
  progress: Progress;
  labels: Labels;
  store: TickProps['store'];
  trait: TraitDetail | undefined;
  traitId: string | undefined;
  /** The avatar that the form lets the user choose. */
  avatar?: AvatarId | undefined;
  onCancelFirst: (orders: readonly Order[]) => void;
  onSign: () => void;
  /** Replaces the button's text while nothing can be signed yet. */
  waitsFor?: string | undefined;
  /** A button next to the one that signs. */
  other: ReactNode;
};

/** Derives its sentences from the same typed data that the wallet will show. */
export function ReviewParts({
  action,
  address,
  progress,
  labels,
  store,
  trait,
  traitId,
  avatar,
  onCancelFirst,
  onSign,
  waitsFor: formWaitsFor,
  other,
}: ReviewPartsProps) {
  const { steps, at } = progress;
  const [priceCheck, setPriceCheck] = useState<PriceCheck>('passed');
  const priceWordsId = useId();
  const { ReviewNotice, several } = definitionOf(action);
  const confirmed = isTrade(action) || action.kind === 'reroll' ? 'difference' : 'price';
  const left = steps.slice(at);
  const groups = bySignature(progress);
  const [next] = left;
  if (next === undefined) return null;
  const isSigned = signatureFor(next, progress.bulk) !== undefined;
  const chains = CHAIN_IDS.filter((id) => left.some(({ chainId }) => chainId === id));
  return (
    <>
      <PriceFacts steps={left} labels={labels} trait={trait} />
      {ReviewNotice && <ReviewNotice action={action} progress={progress} />}
      <OpenForSameNotice {...{ address, progress, onCancelFirst }} />
      {canWake(action) && <ReactivatedNotice {...{ action, address, progress, onCancelFirst }} />}
      {trait &&
        left.map((signable) => (
          <PriceWarnings key={keyOf(signable)} signable={signable} trait={trait} />
        ))}
      {(steps.some(({ kind }) => kind === 'cart') || several) && (
        <LinesWarnings
          action={action}
          address={address}
          // The table of several orders has its own warnings, and so has the list of new prices.
          steps={groups.flatMap((group) =>
            group.length > 1 || action.kind === 'reprice' ? [] : group,
          )}
        />
      )}
      {groups
        // The table of several orders has its own warnings.
        .flatMap((one) => (one.length > 1 ? [] : one))
        .map(
          (signable) =>
            signable.kind === 'order' &&
            // Skips new prices, which promise no more than the listing that they replace.
            (signable.replaces === undefined || isTrade(action)) && (
              <PromisedTwice key={keyOf(signable)} signable={signable} />
            ),
        )}
      <Signatures action={action} progress={progress} labels={labels} />
      <p className="text-xs text-muted">
        <span>
          {chains.length > 1
            ? `You sign for each network on its own: ${listText(chains.map((id) => CHAINS[id].name))}. `
            : `You’re signing for ${CHAINS[next.chainId].name}. `}
        </span>
        {NETWORK_FEE}
      </p>
      <NetworkNote chains={chains} />
      <DialogActions
        check={
          <FarPriceCheck
            action={action}
            address={address}
            steps={left}
            traitId={traitId}
            avatar={avatar}
            store={store}
            wordsId={priceWordsId}
            onCheck={setPriceCheck}
            what={confirmed}
          />
        }
      >
        {other}
        <Gated step={next} waitsFor={formWaitsFor}>
          {(waitsFor) => (
            <Button
              size="lg"
              className="grow"
              disabled={waitsFor !== undefined || priceCheck !== 'passed'}
              aria-describedby={priceCheck === 'unanswered' ? priceWordsId : undefined}
              onClick={onSign}
            >
              {waitsFor ??
                (priceCheck === 'loading'
                  ? `Checking the ${confirmed}…`
                  : signText(action, groups, isSigned))}
            </Button>
          )}
        </Gated>
      </DialogActions>
    </>
  );
}
