import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { anyHatOffer, hats } from '@trait-market/contract/fixtures/economy/criteria';
import { divingHelmetDetail, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { openAction, page, press } from '@/testing/actions/open-action';

afterEach(() => sessionStorage.clear());

const TIN_HAT = '/economy/v1/traits/tin-hat';
const answers = {
  [`/economy/v1/criteria/${hats.criteria.root}`]: { body: hats },
  '/economy/v1/wallets/me/approvals': {
    body: { items: approvals.items.map((one) => ({ ...one, approved: true })) },
  },
  [TIN_HAT]: {
    body: { ...divingHelmetDetail, id: 'tin-hat', value: 'Tin Hat', tokenId: '1000099' },
  },
  [`${TIN_HAT}/history`]: { body: { ...traitHistory, sales: [] } },
  [`${TIN_HAT}/orders?kind=listing&limit=60`]: page(),
  [`${TIN_HAT}/orders?kind=offer&limit=60`]: page(),
};

test.each([
  ['the trait of the page isn’t held', 'tin-hat'],
  ['no trait is named', undefined],
])('the review describes the trait that is given when %s', async (_, traitId) => {
  openAction({ kind: 'accept', order: anyHatOffer, ...(traitId && { traitId }) }, answers);
  const choice = await screen.findByRole('radio', { name: /Diving Helmet/ });
  if (traitId) await userEvent.click(choice);
  await press('Review');
  expect(await screen.findByText(/below the floor/)).toHaveTextContent('0.12');
  expect(screen.getByText('Brass Diving Helmet')).toBeVisible();
  expect(screen.queryByText('Tin Hat')).not.toBeInTheDocument();
});
