import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { EditionHistory } from './edition-history';

test('E294 lists the transfers of editions, without orders and dressings', async () => {
  const { requests } = stubApi({
    '/economy/v1/activity': { body: { items: [sale], nextCursor: null, total: 1 } },
  });
  renderScreen(<EditionHistory trait={divingHelmetDetail} />);
  expect(await screen.findByText(/Sold by/)).toBeInTheDocument();
  expect(screen.getByText('ERC-1155')).toBeInTheDocument();
  const types = ['mint', 'sale', 'swap', 'transfer', 'pack', 'reroll', 'burn'];
  expect(requests).toContain(
    `/economy/v1/activity?trait=${divingHelmetDetail.id}${types.map((type) => `&type=${type}`).join('')}&limit=10`,
  );
});
