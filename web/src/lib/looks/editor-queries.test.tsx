import { credits } from '@trait-market/contract/fixtures/credits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { ActionOpenContext } from '@/lib/actions/actions-context';
import { renderScreen } from '@/testing/render-screen';

import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { usePlan } from './editor-queries';

/** Whether the state that a plan is based on arrives, or is still being fetched. */
const arrivals: (() => void)[] = [];

const openPlan = () => {
  stubApi({ '/v1/users/credits': { body: credits } });
  const fetchPlan = vi.fn((wanted: string) => Promise.resolve(wanted));

  function Preview({ base }: { base: string }) {
    const { plan } = usePlan({
      key: ['plan'],
      wanted: 'cap',
      base,
      baseKey: ['avatar'],
      fetchPlan,
    });
    return <output>{plan === undefined ? 'waiting' : `${plan} from ${base}`}</output>;
  }

  function Editor() {
    const [isActionOpen, setActionOpen] = useState(false);
    const [base, setBase] = useState('helmet');
    const queryClient = useQueryClient();
    const { refetch } = useQuery({
      queryKey: ['avatar'],
      queryFn: () => new Promise<string>((resolve) => arrivals.push(() => resolve('arrived'))),
      enabled: false,
    });
    return (
      <>
        <button onClick={() => setActionOpen(!isActionOpen)}>Action</button>
        <button onClick={() => setBase('bare head')}>Change base</button>
        <button onClick={() => void refetch()}>Fetch base</button>
        <button
          onClick={() =>
            void queryClient.invalidateQueries({
              predicate: ({ queryKey }) => queryKey.includes('plan'),
            })
          }
        >
          Invalidate
        </button>
        <ActionOpenContext value={isActionOpen}>
          <Preview base={base} />
        </ActionOpenContext>
      </>
    );
  }

  renderScreen(<Editor />, { session: signedInAsAlice });
  return fetchPlan;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('no plan is fetched while an action executes, because it may already have made the change', async () => {
  const fetchPlan = openPlan();
  expect(await screen.findByText('cap from helmet')).toBeInTheDocument();
  await press('Action');
  await press('Change base');
  expect(fetchPlan).toHaveBeenCalledTimes(1);
  await press('Action');
  expect(await screen.findByText('cap from bare head')).toBeInTheDocument();
  expect(fetchPlan).toHaveBeenCalledTimes(2);
});

test('E57 after an action, no plan is fetched until the state that it may have changed has arrived', async () => {
  const fetchPlan = openPlan();
  expect(await screen.findByText('cap from helmet')).toBeInTheDocument();
  await press('Action');
  await press('Fetch base');
  await press('Invalidate');
  await press('Action');
  expect(fetchPlan).toHaveBeenCalledTimes(1);
  await press('Change base');
  await act(() => Promise.resolve(arrivals.splice(0).forEach((arrive) => arrive())));
  expect(await screen.findByText('cap from bare head')).toBeInTheDocument();
  expect(fetchPlan).toHaveBeenCalledTimes(2);
});
