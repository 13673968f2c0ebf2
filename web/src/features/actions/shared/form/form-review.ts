import type { AvatarRef } from '@trait-market/contract/economy/shared';
import { createContext, type ReactNode } from 'react';

import type { Prepared } from '../action';

export type FormReviewProps = {
  /** The steps to sign; undefined while a field is missing or wrong. */
  prepared: Prepared | undefined;
  /** Names what is signed: "listing". */
  noun: string;
  /** Says why nothing can be signed. */
  blockedBy: string | undefined;
  /** Replaces the button's text while nothing can be signed yet. */
  waitsFor: string | undefined;
  /** The trait to describe, where the form lets the user choose it. */
  traitId: string | undefined;
  /** The avatar to compare, where the form lets the user choose it. */
  avatar?: Pick<AvatarRef, 'collection' | 'tokenId'> | undefined;
  onSign: (prepared: Prepared) => void;
  /** Shows the errors of the fields. */
  onIncomplete: () => void;
  /** A button next to the one that signs. */
  other: ReactNode;
};

/** Renders the review below a form. The dialog provides it, because forms can't import the dialog. */
export const FormReviewContext = createContext<(props: FormReviewProps) => ReactNode>(() => null);
