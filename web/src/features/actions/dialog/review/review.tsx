import { CHAINS } from '@trait-market/contract/economy/shared';
import { readOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { FocusedHeading } from '@/components/focused-heading';
import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/actions/action';
import { cn } from '@/lib/cn';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { Warnings } from '@/components/economy/warnings';

import type { ActionState, ReviewNotice } from '../signing/action-state';
import type { ActionStore } from '../signing/action-store';
import { buyingWarnings, sellingWarnings } from '../../shared/prices/price-warnings';
import { EstimatedTotal } from './estimated-total';
import { promisedTwice } from './promised-twice';
import { Sentences } from '../../messages/text/sentence-list';
import { usePriceContext } from '../../shared/prices/use-price-context';
import { ReactivatedNotice } from './reactivated-notice';
import { definitionOf } from '../../actions';
import type { Labels } from '../../messages/text/labels';
import { canWake } from '../signing/reactivated-orders';
import type { Signable } from '../../messages/step';
import { keyOf, messageOf, sentencesOf } from '../../messages/signed-messages';

const NOTICES: Record<ReviewNotice, string> = {
  reloaded:
    'The page was reloaded while your wallet was asking you to sign. If its request is still open, decline it, then sign from here. Nothing was sent.',
  stopped:
    'You stopped waiting. If your wallet’s request is still open, decline it. Anything it signs now won’t be used.',
  renewed: 'The time to sign ran out, so it starts again. Everything else is unchanged.',
  halfway: 'The first step is done. This one still needs your signature.',
  held: 'The cancellation is signed, but not sent: nothing has changed yet. It’s sent together with the new listing, which needs its own signature.',
  missed: 'One of them was skipped. The next one needs your signature.',
};

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

/** With more signatures than this, each one is collapsed under its title. */
const MAX_EXPANDED = 4;

function CollapsedSignature({ title, step, labels, action }: StepMeaningProps & { title: string }) {
  const [first, ...rest] = sentencesOf(step, labels);
  return (
    <details className="text-sm">
      <summary className="flex min-h-6 cursor-pointer gap-2 rounded-tag py-1">
        <span className="shrink-0 text-muted tabular-nums">{title}</span>
        <span translate="no" className="min-w-0 wrap-anywhere">
          {first}
        </span>
      </summary>
      <div className="border-l-2 border-hairline py-1 pl-3">
        {messageOf(step).Meaning ? (
          <StepMeaning step={step} labels={labels} action={action} />
        ) : (
          <Sentences words={rest} />
        )}
      </div>
    </details>
  );
}

type StepMeaningProps = { step: Signable; labels: Labels; action: Action };

function StepMeaning({ step, labels, action }: StepMeaningProps) {
  const { Meaning } = messageOf(step);
  return Meaning ? (
    <Meaning step={step} labels={labels} action={action} />
  ) : (
    <Sentences words={sentencesOf(step, labels)} />
  );
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
  const { ReviewNotice } = definitionOf(action);
  const left = steps.slice(at);
  const [next] = left;
  if (next === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-5">
      <FocusedHeading>What your wallet will sign</FocusedHeading>
      {notice !== undefined && (
        <p className="rounded-control border-l-4 border-foreground bg-surface-raised px-4 py-3 text-sm">
          {NOTICES[notice]}
        </p>
      )}
      {ReviewNotice && <ReviewNotice action={action} progress={state} />}
      {canWake(action) && (
        <ReactivatedNotice action={action} address={address} store={store} progress={state} />
      )}
      {trait &&
        left.map((signable) => (
          <PriceWarnings key={keyOf(signable)} signable={signable} trait={trait} />
        ))}
      {left.map(
        (signable) =>
          signable.kind === 'order' &&
          // Skips replacements: a new price promises no more than the listing it replaces.
          signable.replaces === undefined && (
            <PromisedTwice key={keyOf(signable)} signable={signable} />
          ),
      )}
      <ol className={cn('grid grid-cols-1', left.length > MAX_EXPANDED ? 'gap-1' : 'gap-4')}>
        {left.map((signable, index) =>
          left.length > MAX_EXPANDED ? (
            <li key={keyOf(signable)}>
              <CollapsedSignature
                title={`${at + index + 1} of ${steps.length}`}
                step={signable}
                labels={store.labels()}
                action={action}
              />
            </li>
          ) : (
            <li key={keyOf(signable)} className="grid grid-cols-1 gap-1.5">
              {steps.length > 1 && (
                <p className="text-sm text-muted">
                  {`Signature ${at + index + 1} of ${steps.length}: ${messageOf(signable).noun(signable)}`}
                </p>
              )}
              <StepMeaning step={signable} labels={store.labels()} action={action} />
            </li>
          ),
        )}
      </ol>
      <EstimatedTotal steps={left} />
      <p className="text-xs text-muted">
        You’re signing for {CHAINS[next.chainId].name}. If your wallet is on another network, it’ll
        ask you to switch first.
      </p>
      <div
        className={cn(
          'flex flex-col-reverse gap-2 sm:flex-row',
          // Keeps the sign button visible while a long review scrolls.
          (messageOf(next).Meaning !== undefined || left.length > MAX_EXPANDED) &&
            'sticky -bottom-5 -mx-5 -mb-5 border-t border-hairline bg-surface px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6',
        )}
      >
        {canEdit && (
          <Button variant="outline" size="lg" onClick={store.edit}>
            Back
          </Button>
        )}
        <Button size="lg" className="grow" onClick={() => void store.confirm()}>
          {left.length > 1 ? `Sign ${left.length} times` : `Sign the ${messageOf(next).noun(next)}`}
        </Button>
      </div>
    </div>
  );
}
