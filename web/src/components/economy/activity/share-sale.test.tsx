import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { ActivityList } from './activity-list';

test('a sale is shared from its line, with its picture, price and time, by a link to the trait', async () => {
  stubApi({});
  renderScreen(
    <ActivityList
      activities={[sale, { ...sale, id: 'mint', type: 'mint' }]}
      now={new Date(sale.at)}
    />,
  );
  const open = screen.getByRole('button', { name: 'Share the sale of Brass Diving Helmet' });
  await userEvent.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Brass Diving Helmet' });
  const inside = within(dialog);
  expect(dialog).toHaveAccessibleDescription(/^Sold for 0\.12 ETH, .+ UTC/);
  expect(dialog.querySelector('img')).toHaveAttribute('src', divingHelmetRef.imageUrl);
  expect(inside.getByRole('button', { name: 'Save picture' })).toBeVisible();
  await userEvent.click(inside.getByRole('button', { name: 'Share' }));
  expect(await inside.findByLabelText('Link')).toHaveValue(
    new URL(`/traits/${divingHelmetRef.id}`, window.location.origin).href,
  );
  await userEvent.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(open).toHaveFocus();
});
