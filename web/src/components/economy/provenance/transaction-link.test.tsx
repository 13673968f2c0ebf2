import { construction, dressed } from '@trait-market/contract/fixtures/economy/benches';
import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CheckedDraw } from '@/components/draw/checked-draw';
import { ActivityList } from '@/components/economy/activity/activity-list';
import { ConstructionEntry } from '@/components/editor/construction-entry';
import type { AppConfig } from '@/config/app-config';
import { stubActions } from '@/testing/actions/actions-stub';
import { drawAnswers } from '@/testing/draws/draw-answers';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { TransactionLink } from './transaction-link';

const explorerUrls = { '1': 'https://explorer.example', '137': null };
const show = (appConfig: Partial<AppConfig>, settled = sale) =>
  renderScreen(<TransactionLink settled={settled} />, { appConfig });

test('E443 links to the transaction on the operator’s explorer', () => {
  show({ explorerUrls });
  expect(screen.getByRole('link', { name: /^View transaction/ })).toHaveAttribute(
    'href',
    `https://explorer.example/tx/${sale.transactionHash}`,
  );
});

test.each([
  ['without an explorer of its network', { explorerUrls }, { ...sale, chainId: 137 as const }],
  ['without an explorer', {}, sale],
  ['of another scheme', { explorerUrls: { '1': 'javascript:alert(1)', '137': null } }, sale],
  ['without a known hash', { explorerUrls }, { ...sale, transactionHash: undefined }],
])('E443 has no link %s', (_, appConfig, settled) => {
  const { container } = show(appConfig, settled as typeof sale);
  expect(container).toBeEmptyDOMElement();
});

test('E443 says that a mock’s transaction is simulated, and doesn’t link to an explorer', () => {
  show({ explorerUrls, mockControlUrl: 'http://localhost:4001/__mock' });
  expect(screen.getByTitle(/^Simulated transaction 0x/)).toHaveTextContent('Simulated transaction');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('E637 a list of simulated transactions explains their icon once', () => {
  stubApi({});
  const list = <ActivityList activities={[sale, { ...sale, id: 'a16' }]} now={new Date(sale.at)} />;
  const { unmount } = renderScreen(list, { appConfig: { mockControlUrl: null } });
  expect(screen.queryByText(/^Simulated transaction, which/)).not.toBeInTheDocument();
  unmount();
  renderScreen(list, { appConfig: { mockControlUrl: 'http://localhost:4001/__mock' } });
  expect(screen.getAllByText(/^Simulated transaction, which/)).toHaveLength(1);
});

test('E443 a list names what each transaction settled', () => {
  stubApi({});
  const listed = { ...sale, id: 'a16', type: 'listing' as const, transactionHash: undefined };
  renderScreen(<ActivityList activities={[sale, listed]} now={new Date(sale.at)} />, {
    appConfig: { explorerUrls },
  });
  expect(screen.getAllByRole('link', { name: /transaction/ })).toEqual([
    screen.getByRole('link', { name: /^View transaction of Brass Diving Helmet/ }),
  ]);
});

test('E531 the page of a draw links its transaction next to the proof', async () => {
  const draw = await drawPack();
  stubApi(await drawAnswers(draw, { id: draw.id }));
  renderScreen(
    <CheckedDraw id={draw.id} title="Draw" backLink={() => ({ to: '/packs', label: 'All drops' })}>
      {() => null}
    </CheckedDraw>,
    { appConfig: { explorerUrls } },
  );
  expect(await screen.findByRole('link', { name: /^View transaction/ })).toHaveAttribute(
    'href',
    `https://explorer.example/tx/${draw.transactionHash}`,
  );
});

test('E531 an entry of the Construct Feed links its transaction, if the provider knows it', () => {
  stubApi({});
  const { within: withActions } = stubActions();
  const showEntry = (transactionHash: typeof construction.transactionHash) =>
    renderScreen(
      withActions(
        <ConstructionEntry
          construction={{ ...construction, transactionHash }}
          now={new Date(construction.at)}
        />,
      ),
      { appConfig: { explorerUrls } },
    );
  const { unmount } = showEntry(construction.transactionHash);
  expect(screen.getByRole('link', { name: /^View transaction of Fathom Club #7/ })).toHaveAttribute(
    'href',
    `https://explorer.example/tx/${dressed.transactionHash}`,
  );
  unmount();
  showEntry(undefined);
  expect(screen.queryByRole('link', { name: /transaction/ })).not.toBeInTheDocument();
});
