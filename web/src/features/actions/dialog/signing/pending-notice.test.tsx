import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';

import { SIGNATURE, offer, purchase, setUp } from '@/testing/actions/action-store';

import { PendingNotice } from './pending-notice';

type State = ComponentProps<typeof PendingNotice>['state'];

const orders = Array.from({ length: 50 }, () => offer);
const sending = { kind: 'sending', signature: SIGNATURE, isAgain: false, at: 0 } as const;

test.each<[string, State]>([
  ['1 of 50 signed. Publishing…', { ...sending, steps: orders, isOneByOne: true }],
  ['Signed. Publishing…', { ...sending, steps: [offer] }],
  ['Signed. Sending…', { ...sending, steps: [purchase] }],
  ['Publishing 1 of 50…', { ...sending, steps: orders, isPaused: true }],
  ['Sending your signature again', { ...sending, steps: [offer], isAgain: true }],
])('announces “%s”', (title, state) => {
  render(<PendingNotice state={state} store={setUp().store} />);
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
});
