import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import type { Action } from '@/lib/actions/action';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';

import { definitionOf } from '../../actions';
import type { FormReviewProps } from '../../shared/form/form-review';
import type { ActionStore } from '../signing/action-store';
import { ReviewParts, signOneText } from './review-parts';

type Props = FormReviewProps & {
  action: Action;
  address: WalletAddress;
  store: ActionStore;
  trait: TraitDetail | undefined;
};

type CompleteProps = Omit<Props, 'prepared'> & { prepared: NonNullable<Props['prepared']> };

function CompleteReview({ action, address, store, prepared, onSign, ...rest }: CompleteProps) {
  const { trait, other, waitsFor, avatar } = rest;
  const traitId = rest.traitId ?? definitionOf(action).traitId?.(action, store.values());
  const { steps, labels } = store.complete(prepared);
  return (
    // Without a wrapper, because the sticky buttons can't leave their container.
    <>
      <h3 className="font-semibold">What your wallet will sign</h3>
      <ReviewParts
        {...{ action, address, labels, store, trait, traitId, avatar, waitsFor, other }}
        progress={{ steps, at: 0 }}
        onCancelFirst={(orders) => {
          store.review(prepared.steps, prepared.labels);
          store.cancelFirst(orders);
        }}
        onSign={() => onSign(prepared)}
      />
    </>
  );
}

function OfChosenTrait({ traitId, ...props }: CompleteProps & { traitId: string }) {
  const { data } = useTraitDetail(traitId);
  return <CompleteReview {...props} traitId={traitId} trait={data} />;
}

/** Shows the review below a form, and updates it while the form is filled in. */
export function FormReview({ prepared, ...props }: Props) {
  const { noun, blockedBy, waitsFor, onIncomplete, other, traitId } = props;
  const isDisabled = blockedBy !== undefined || waitsFor !== undefined;
  if (prepared === undefined)
    return (
      <DialogActions reason={blockedBy}>
        {other}
        <Button size="lg" className="grow" disabled={isDisabled} onClick={onIncomplete}>
          {waitsFor ?? signOneText(props.action, noun)}
        </Button>
      </DialogActions>
    );
  return traitId === undefined ? (
    <CompleteReview {...props} prepared={prepared} />
  ) : (
    <OfChosenTrait {...props} traitId={traitId} prepared={prepared} />
  );
}
