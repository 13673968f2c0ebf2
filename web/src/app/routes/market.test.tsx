import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { sealedText } from '@/features/actions/dialog/signing/action-draft';
import { NO_LABELS } from '@/features/actions/messages/text/labels';
import { wallOffers } from '@/lib/quick-buy';
import { actionDraft } from '@/lib/storage';
import { loadBy } from '@/testing/page-load';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import Market from './market';

test('a press of “Make offers” is answered while its code loads, and doesn’t outlive the page', async () => {
  stubApi({});
  const { unmount } = renderScreen(<Market />, { at: '/market' });
  act(() => wallOffers.write([{ trait: divingHelmetCard, bestOffer: null }]));
  expect(screen.getByRole('heading', { name: 'Make offers' })).toBeVisible();
  unmount();
  expect(wallOffers.read()).toBeUndefined();
});

afterEach(() => vi.restoreAllMocks());

test('an action that a reload resumed stays open after its draft is removed, as before its receipt', async () => {
  stubApi({});
  loadBy('reload', '/market');
  actionDraft(aliceAddress).write(
    sealedText({
      address: aliceAddress,
      action: { kind: 'wrap', chainId: 1 },
      page: '/market',
      values: {},
      labels: NO_LABELS,
      steps: [],
      at: 0,
      wasAsked: false,
    }),
  );
  let renderAgain: () => void = () => undefined;
  function Page() {
    const [, setCount] = useState(0);
    renderAgain = () => setCount((count) => count + 1);
    return <Market />;
  }
  renderScreen(<Page />, { at: '/market', session: signedInAsAlice });
  await screen.findByRole('heading', { name: 'Wrap ETH' }, { timeout: 20_000 });
  actionDraft(aliceAddress).clear();
  act(renderAgain);
  expect(screen.getByRole('heading', { name: 'Wrap ETH' })).toBeVisible();
}, 40_000);
