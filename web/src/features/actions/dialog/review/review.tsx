import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { FocusedHeading } from '@/components/focused-heading';
import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/actions/action';

import { definitionOf } from '../../actions';
import type { ActionState, ReviewNotice } from '../signing/action-state';
import type { ActionStore } from '../signing/action-store';
import { sentBefore } from '../signing/completed-before';
import { ReviewParts } from './review-parts';

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

type ReviewProps = {
  action: Action;
  address: WalletAddress;
  state: Extract<ActionState, { kind: 'reviewing' }>;
  store: ActionStore;
  trait: TraitDetail | undefined;
  canEdit: boolean;
};

export function Review({ action, address, state, store, trait, canEdit }: ReviewProps) {
  const { notice } = state;
  const { backLabel, traitId } = definitionOf(action);
  const back = backLabel ? backLabel(action) : 'Back';
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
      <ReviewParts
        action={action}
        address={address}
        progress={state}
        labels={store.labels()}
        store={store}
        trait={trait}
        traitId={traitId?.(action, store.values())}
        onCancelFirst={store.cancelFirst}
        onSign={() => void store.confirm()}
        other={
          canEdit &&
          back !== undefined && (
            <Button variant="outline" size="lg" onClick={store.edit}>
              {back}
            </Button>
          )
        }
      />
    </div>
  );
}
