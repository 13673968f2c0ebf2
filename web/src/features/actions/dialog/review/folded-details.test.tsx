import { buildOrder, type TraitCommitment } from '@trait-market/contract/economy/typed-data';
import { listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { commitments, fulfilment, labels } from '@/testing/sentences';

import { messageOf } from '../../messages/signed-messages';
import type { Labels } from '../../messages/text/labels';
import { Sentences } from '../../messages/text/sentence-list';

const purchase = (promised: TraitCommitment[] = []) =>
  fulfilment(
    buildOrder({ ...listingTerms, commitments: promised }),
    { quantity: '1', highestPrice: '120000000000000000', lowestProceeds: '0' },
    promised,
  );

const show = (step: ReturnType<typeof purchase>, names: Labels = labels) =>
  render(<Sentences words={messageOf(step).sentences(step, names)} isTotalShown />);

const promiseOf = (slot: TraitCommitment['slot'], traitId: string): TraitCommitment[] =>
  commitments.map((one) => ({ ...one, slot, traitId }));

test('E385 a review says in plain sentences what happens, and folds the technical details', async () => {
  show(purchase());
  expect(screen.getByText(/^You buy 1 ×/)).toBeVisible();
  expect(screen.getByText(/you pay nothing\.$/)).toBeVisible();
  expect(screen.getByText(/^Deducted from the price/)).not.toBeVisible();
  expect(screen.getByText(/^The signature works once/)).not.toBeVisible();
  await userEvent.click(screen.getByText('Technical details'));
  expect(screen.getByText(/^Deducted from the price/)).toBeVisible();
  expect(screen.getByText(/^The signature works once/)).toBeVisible();
});

test('E385 counts many promised traits, and names them in the details', () => {
  const few = [...promiseOf('eyes', '2'), ...promiseOf('headwear', '3')];
  const { unmount } = show(purchase(few));
  expect(screen.getByText(/wears .* as its eyes and .* as its headwear\.$/)).toBeVisible();
  unmount();
  show(purchase([...few, ...promiseOf('mouth', '4')]));
  expect(screen.getByText(/wears 3 traits, which the technical details name\.$/)).toBeVisible();
  expect(screen.getByText(/as its headwear and .* as its mouth\.$/)).not.toBeVisible();
});

test('E385 a fee for an unknown address isn’t folded away', () => {
  show(purchase(), { ...labels, fees: {} });
  expect(screen.getByText(/^Deducted from the price: .* to the address 0x/)).toBeVisible();
});
