import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { traitMetadata } from '@trait-market/contract/fixtures/economy/tokens';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { EditionHistory } from './edition-history';

test('E294 lists the transfers of editions, without orders and dressings', async () => {
  const { requests } = stubApi({
    [`/economy/v1/traits/${divingHelmetDetail.id}/metadata`]: { body: traitMetadata },
    '/economy/v1/activity': { body: { items: [sale], nextCursor: null, total: 1 } },
  });
  renderScreen(<EditionHistory trait={divingHelmetDetail} />, {
    appConfig: { explorerUrls: { '1': 'https://explorer.example', '137': null } },
  });
  expect(await screen.findByText(/Sold by/)).toBeInTheDocument();
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(fact('Token standard')).toHaveTextContent('ERC-1155');
  expect(fact('Network')).toHaveTextContent('Ethereum');
  expect(fact('Contract')).toHaveTextContent(divingHelmetDetail.token);
  expect(fact('Token ID')).toHaveTextContent(divingHelmetDetail.tokenId);
  expect(screen.getByRole('link', { name: /^View on explorer\.example/ })).toHaveAttribute(
    'href',
    `https://explorer.example/token/${divingHelmetDetail.token}?a=${divingHelmetDetail.tokenId}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'View metadata' }));
  const metadata = await screen.findByLabelText<HTMLTextAreaElement>('Metadata as JSON');
  expect(JSON.parse(metadata.value)).toEqual(traitMetadata);
  const types = ['mint', 'sale', 'swap', 'transfer', 'pack', 'reroll', 'burn'];
  expect(requests).toContain(
    `/economy/v1/activity?trait=${divingHelmetDetail.id}${types.map((type) => `&type=${type}`).join('')}&limit=10`,
  );
});
