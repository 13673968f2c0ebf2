import { MAX_CANCELLED } from '@trait-market/contract/economy/actions';
import { CHAINS } from '@trait-market/contract/economy/shared';
import { readOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { BatchWarnings, PlanWarnings } from '@/components/bench/plan-warnings';
import { FocusedHeading } from '@/components/focused-heading';
import { Button } from '@/components/ui/button';
import type { Act } from '@/lib/acts/act';
import { cn } from '@/lib/cn';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import type { ActState, ReviewNotice } from '../signing/act-state';
import type { ActStore } from '../signing/act-store';
import { keyOf, type Signable } from '../signing/signable';
import { BatchSentences } from './batch-sentences';
import { buyingWarnings, sellingWarnings } from './price-warnings';
import { EstimatedTotal } from './estimated-total';
import { promisedTwice } from './promised-twice';
import { Sentences } from './sentence-list';
import { sentencesOf } from './sentences';
import { usePriceContext } from './use-price-context';
import { Warnings } from '@/components/economy/warnings';
import { WokenNotice } from './woken-notice';
import { canWake } from '../signing/woken-orders';

const NOTICES: Record<ReviewNotice, string> = {
  reloaded:
    'The page was reloaded while your wallet was asking you to sign. If that request is still open, decline it there, then sign from here. Nothing was sent.',
  stopped:
    'You stopped waiting. If your wallet’s request is still open, decline it there. Anything it signs now isn’t used.',
  renewed: 'The time to sign ran out, so it starts again. Everything else is unchanged.',
  halfway: 'The first step is done. This one still needs your signature.',
  held: 'The cancellation is signed, but not sent: nothing has changed yet. It’s sent together with the new listing, which needs a signature of its own.',
  missed: 'One of them was left out. The next one needs your signature.',
};

const TITLES: Record<Signable['kind'], string> = {
  order: 'Your order',
  fulfilment: 'The order you accept',
  cancel: 'Canceling',
  cancelAll: 'Canceling everything',
  wrap: 'Wrapping',
  unwrap: 'Unwrapping',
  approval: 'Approving Seaport',
  dress: 'Changing the avatar',
  dressBatch: 'Changing the avatars',
  undoDress: 'Undoing the change',
  subscribe: 'Buying the plan',
  buyCredits: 'Buying credits',
  packBuy: 'Buying packs',
  packOpen: 'Opening packs',
  burn: 'Giving to the Light',
  withdrawBurn: 'Taking back from the Light',
  reroll: 'Re-rolling',
  poolGive: 'Giving to the pool',
};

function PriceWarnings({ signable, trait }: { signable: Signable; trait: TraitDetail }) {
  const context = usePriceContext(trait);
  if (signable.kind !== 'order' && signable.kind !== 'fulfilment') return null;
  const facts = readOrder(
    signable.chainId,
    signable.kind === 'order' ? signable.components : signable.terms,
  );
  if (facts.kind === 'trade') return null;
  // The trait's price says little of what any other of its kind is worth.
  if (facts.asset.kind === 'any' && signable.kind === 'order') return null;
  const isSelling = (facts.kind === 'listing') === (signable.kind === 'order');
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

/** Signatures that are read out in full one under the other; of more, each begins with what it does. */
const FEW = 4;

/** What one of many signatures does, and the rest of it for whoever wants to read on. */
function Folded({ title, words: [first, ...rest] }: { title: string; words: readonly string[] }) {
  return (
    <details className="text-sm">
      <summary className="flex min-h-6 cursor-pointer gap-2 rounded-tag py-1">
        <span className="shrink-0 text-muted tabular-nums">{title}</span>
        <span translate="no" className="min-w-0 wrap-anywhere">
          {first}
        </span>
      </summary>
      <div className="border-l-2 border-hairline py-1 pl-3">
        <Sentences words={rest} />
      </div>
    </details>
  );
}

/** The order in which prices change, and the result of declining or skipping a signature. */
const repriceText = (count: number, steps: readonly Signable[]): string => {
  const approves = steps.some(({ kind }) => kind === 'approval');
  if (count === 1 && !approves)
    return 'A new price takes two signatures: one cancels the old listing, the other makes the new one. Nothing is sent before both are signed. If you decline one, your listing stays as it is.';
  const signatures = `These take ${steps.length} signatures: the cancellation comes first, and then each new listing. An old listing is only canceled once its new one is signed. Whatever you skip stays at its old price.`;
  return approves
    ? `${signatures} The approval is sent as soon as it’s signed: from then on, anyone can buy at the old price until the new one is signed.`
    : signatures;
};

type ReviewProps = {
  act: Act;
  address: WalletAddress;
  state: Extract<ActState, { kind: 'reviewing' }>;
  store: ActStore;
  /** The trait that it is about, where it is known. */
  trait: TraitDetail | undefined;
  /** Whether there is a form to go back to. */
  canEdit: boolean;
};

/** What the wallet will sign, in plain sentences that are read from the typed data itself. */
export function Review({ act, address, state, store, trait, canEdit }: ReviewProps) {
  const { steps, at, notice } = state;
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
      {act.kind === 'cancel' && steps.length > 1 && next.kind === 'cancel' && (
        <p className="text-sm">
          {steps.every(({ chainId }) => chainId === next.chainId)
            ? `One signature can cancel up to ${MAX_CANCELLED} orders, so your wallet will ask ${steps.length} times.`
            : `Each network takes a signature of its own, so your wallet will ask ${steps.length} times.`}
        </p>
      )}
      {act.kind === 'reprice' && next.kind === 'cancel' && (
        <p className="text-sm">{repriceText(act.lines.length, steps)}</p>
      )}
      {act.kind === 'dress' && <PlanWarnings plan={{ ...act.plan, wakes: [] }} />}
      {act.kind === 'dressBatch' && <BatchWarnings plan={{ ...act.plan, wakes: [] }} />}
      {canWake(act) && <WokenNotice act={act} address={address} store={store} progress={state} />}
      {trait &&
        left.map((signable) => (
          <PriceWarnings key={keyOf(signable)} signable={signable} trait={trait} />
        ))}
      {left.map(
        (signable) =>
          signable.kind === 'order' &&
          // A new price promises what the listing that it replaces has promised, and no more.
          signable.replaces === undefined && (
            <PromisedTwice key={keyOf(signable)} signable={signable} />
          ),
      )}
      <ol className={cn('grid grid-cols-1', left.length > FEW ? 'gap-1' : 'gap-4')}>
        {left.map((signable, index) =>
          left.length > FEW ? (
            <li key={keyOf(signable)}>
              <Folded
                title={`${at + index + 1} of ${steps.length}`}
                words={sentencesOf(signable, store.labels())}
              />
            </li>
          ) : (
            <li key={keyOf(signable)} className="grid grid-cols-1 gap-1.5">
              {steps.length > 1 && (
                <p className="text-sm text-muted">
                  {`Signature ${at + index + 1} of ${steps.length}: ${TITLES[signable.kind]}`}
                </p>
              )}
              {signable.kind === 'dressBatch' ? (
                <BatchSentences signable={signable} labels={store.labels()} />
              ) : (
                <Sentences words={sentencesOf(signable, store.labels())} />
              )}
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
          // However much there is to read about, the way to sign stays in reach.
          (next.kind === 'dressBatch' || left.length > FEW) &&
            'sticky -bottom-5 -mx-5 -mb-5 border-t border-hairline bg-surface px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6',
        )}
      >
        {canEdit && (
          <Button variant="outline" size="lg" onClick={store.edit}>
            Back
          </Button>
        )}
        <Button size="lg" className="grow" onClick={() => void store.confirm()}>
          {left.length > 1 ? `Sign ${left.length} times with your wallet` : 'Sign with your wallet'}
        </Button>
      </div>
    </div>
  );
}
