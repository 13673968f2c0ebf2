import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { type FormEvent, type ReactNode, use } from 'react';

import type { FormStore, Prepared } from '../action';
import { FormReviewContext, type FormReviewProps } from './form-review';
import { Mismatch, type Mismatched } from './mismatch';

type SigningFormProps = {
  children?: ReactNode;
  store: FormStore;
  /**
   * Returns the steps to sign; undefined while a field is missing or wrong.
   * @throws UnreadableOrder when the displayed values differ from those that would be signed
   */
  prepare: () => Prepared | undefined;
  noun: string;
  /** Disables signing and says why next to it, because the form's own notice may be out of view. */
  blockedBy?: string | undefined;
  /** Disables signing while the review is still that of the previous values. */
  waitsFor?: string | undefined;
  about?: Mismatched;
  traitId?: string | undefined;
  avatar?: FormReviewProps['avatar'];
  onSign?: () => void;
  /** Checks something before it signs what is shown. Defaults to signing it. */
  sign?: (shown: Prepared) => void;
  onIncomplete: () => void;
  other?: ReactNode;
};

const prepareSafely = (prepare: SigningFormProps['prepare']): Prepared | undefined | 'mismatch' => {
  try {
    return prepare();
  } catch (error) {
    if (!(error instanceof UnreadableOrder)) throw error;
    return 'mismatch';
  }
};

/** Enter must not open the wallet before the user has read the review below the fields. */
const stay = (event: FormEvent) => event.preventDefault();

/** A form with its review below, which shows what is entered as it would be signed. */
export function SigningForm({
  children,
  store,
  prepare,
  blockedBy,
  waitsFor,
  about = 'order',
  traitId,
  avatar,
  onSign,
  sign = store.sign,
  other,
  ...rest
}: SigningFormProps) {
  const renderReview = use(FormReviewContext);
  const prepared = blockedBy !== undefined ? undefined : prepareSafely(prepare);
  if (prepared === 'mismatch') return <Mismatch of={about} />;
  return (
    <form noValidate onSubmit={stay} className="grid grid-cols-1 gap-5">
      {children}
      {renderReview({
        ...rest,
        prepared,
        blockedBy,
        waitsFor,
        traitId,
        avatar,
        other,
        onSign: (shown) => {
          onSign?.();
          sign(shown);
        },
      })}
    </form>
  );
}
