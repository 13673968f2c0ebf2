import { traitPage } from '@trait-market/contract/fixtures/economy/traits';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { ANSWERS } from '@/testing/playground';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { SlotOptions } from './slot-options';

test('what’s for sale in a slot can be searched by name', async () => {
  const { requests, answer } = stubApi(ANSWERS);
  renderScreen(
    <SlotOptions
      slot="headwear"
      collection="fathom-club"
      look={{}}
      worn={{}}
      loose={[]}
      isLocked={false}
      onWear={() => undefined}
    />,
  );
  await screen.findByRole('radio', { name: /^Tin Crown/ });
  answer('/economy/v1/traits', { body: { ...traitPage, items: [], total: 0 } });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search what’s for sale' }), 'fez');
  expect(
    await screen.findByText('Nothing for sale in this slot has that in its name.'),
  ).toBeVisible();
  await waitFor(() =>
    expect(requests.some((url) => url.includes('name=fez') && url.includes('listed'))).toBe(true),
  );
});
