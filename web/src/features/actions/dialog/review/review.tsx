import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import { readOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { type ReactNode, useId, useState } from 'react';

import { FocusedHeading } from '@/components/focused-heading';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import type { Action } from '@/lib/actions/action';
import { listText } from '@/lib/format/list-text';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { Warnings } from '@/components/economy/warnings';

import type { ActionState, ReviewNotice } from '../signing/action-state';
import type { ActionStore } from '../signing/action-store';
import { buyingWarnings, sellingWarnings } from '../../shared/prices/price-warnings';
import { NetworkNote } from '../../shared/form/network-note';
import { FarPriceCheck } from './far-price-check';
import type { PriceCheck } from './price-tick';
import { EstimatedTotal } from './estimated-total';
import { promisedTwice } from './promised-twice';
import { usePriceContext } from '../../shared/prices/use-price-context';
import { ReactivatedNotice } from './reactivated-notice';
import { definitionOf } from '../../actions';
import { sentBefore } from '../signing/completed-before';
import { canWake } from '../signing/reactivated-orders';
import type { Signable } from '../../messages/step';
import { bySignature, signatureFor } from '../../messages/bulk';
import { keyOf, messageOf } from '../../messages/signed-messages';
import { nounOf, Signatures } from './signatures';

const NOTICES: Record<ReviewNotice, string> = {
  reloaded:
    'The page was reloaded while your wallet was asking you to sign. If its request is still open, decline it, then sign from here.',
  stopped:
    'You stopped waiting. If your wallet’s request is still open, decline it. Anything it signs now won’t be used.',
  renewed: 'The time to sign ran out, so it starts again. Everything else is unchanged.',
  halfway: 'The first step is done. This one still needs your signature.',
  held: 'The cancellation is signed, but not sent. It’s sent together with the new order, which needs its own signature.',
  missed: 'One of them was skipped. The next one needs your signature.',
  oneByOne:
    'This signature doesn’t cover all of these. Check which account your wallet uses: if it’s a smart account, each order needs its own signature.',
};

const SAYS_SENT: ReadonlySet<ReviewNotice> = new Set(['reloaded', 'oneByOne']);

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
  return <Warnings words={promisedTwice(readOrder(chainId, components), owned)} />;
}

const signText = (groups: readonly Signable[][], isSigned: boolean): string => {
  const [first = []] = groups;
  if (isSigned) return 'Send what you signed';
  if (groups.length > 1) return `Sign ${groups.length} times`;
  return first.length > 1 ? `Sign ${nounOf(first)}` : `Sign the ${nounOf(first)}`;
};

type GatedProps = { step: Signable; children: (waitsFor: string | undefined) => ReactNode };

function Gated({ step, children }: GatedProps) {
  const { Gate } = messageOf(step);
  return Gate ? <Gate step={step}>{children}</Gate> : children(undefined);
}

type ReviewProps = {
  action: Action;
  address: WalletAddress;
  state: Extract<ActionState, { kind: 'reviewing' }>;
  store: ActionStore;
  trait: TraitDetail | undefined;
  canEdit: boolean;
};

/** Derives its sentences from the same typed data that the wallet will show. */
export function Review({ action, address, state, store, trait, canEdit }: ReviewProps) {
  const { steps, at, notice } = state;
  const [priceCheck, setPriceCheck] = useState<PriceCheck>('passed');
  const priceWordsId = useId();
  const { ReviewNotice } = definitionOf(action);
  const left = steps.slice(at);
  const groups = bySignature(state);
  const [next] = left;
  const [group] = groups;
  if (next === undefined || group === undefined) return null;
  const isSigned = signatureFor(next, state.bulk) !== undefined;
  const chains = CHAIN_IDS.filter((id) => left.some(({ chainId }) => chainId === id));
  return (
    <div className="grid grid-cols-1 gap-5">
      <FocusedHeading>What your wallet will sign</FocusedHeading>
      {notice !== undefined && (
        <p className="rounded-control border-l-4 border-foreground bg-surface-raised px-4 py-3 text-sm">
          {SAYS_SENT.has(notice)
            ? `${NOTICES[notice]} ${sentBefore(action, state)}`
            : NOTICES[notice]}
        </p>
      )}
      <EstimatedTotal steps={left} />
      {ReviewNotice && <ReviewNotice action={action} progress={state} />}
      {canWake(action) && (
        <ReactivatedNotice action={action} address={address} store={store} progress={state} />
      )}
      {trait &&
        left.map((signable) => (
          <PriceWarnings key={keyOf(signable)} signable={signable} trait={trait} />
        ))}
      {groups
        // The table of several orders has its own warnings.
        .flatMap((one) => (one.length > 1 ? [] : one))
        .map(
          (signable) =>
            signable.kind === 'order' &&
            // Skips replacements: a new price promises no more than the listing it replaces.
            signable.replaces === undefined && (
              <PromisedTwice key={keyOf(signable)} signable={signable} />
            ),
        )}
      <Signatures action={action} progress={state} labels={store.labels()} />
      <p className="text-xs text-muted">
        <span>
          {chains.length > 1
            ? `You sign for each network on its own: ${listText(chains.map((id) => CHAINS[id].name))}. `
            : `You’re signing for ${CHAINS[next.chainId].name}. `}
        </span>
      </p>
      <NetworkNote chains={chains} />
      <FarPriceCheck
        action={action}
        address={address}
        steps={left}
        store={store}
        wordsId={priceWordsId}
        onCheck={setPriceCheck}
      />
      <DialogActions>
        {canEdit && (
          <Button variant="outline" size="lg" onClick={store.edit}>
            Back
          </Button>
        )}
        <Gated step={next}>
          {(waitsFor) => (
            <Button
              size="lg"
              className="grow"
              disabled={waitsFor !== undefined || priceCheck !== 'passed'}
              aria-describedby={priceCheck === 'unanswered' ? priceWordsId : undefined}
              onClick={() => void store.confirm()}
            >
              {waitsFor ??
                (priceCheck === 'loading' ? 'Checking the price…' : signText(groups, isSigned))}
            </Button>
          )}
        </Gated>
      </DialogActions>
    </div>
  );
}
