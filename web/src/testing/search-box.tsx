import { avatarPage } from '@trait-market/contract/fixtures/economy/avatars';
import { divingHelmet, laserEyes } from '@trait-market/contract/fixtures/traits';
import { account, namedAccount } from '@trait-market/contract/fixtures/users';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, type ReactNode } from 'react';
import { vi } from 'vitest';

import { SEARCH_DEBOUNCE_MS } from '@/config/constants';
import { SearchBox } from '@/features/search/search-box';
import { renderScreen } from '@/testing/render-screen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

export const BY_ADDRESS = '/v1/users/search';

export const BY_USERNAME = '/v1/users/searchByUsername';

export const TRAITS = '/v1/marketTraits/search';

export const COLLECTIONS = '/economy/v1/collections';

export const AVATARS = '/economy/v1/avatars';

const empty: StubbedAnswer = { body: { items: [], nextCursor: null, total: 0 } };

export const closed: StubbedAnswer = { status: 503, body: { message: 'Closed for cleaning' } };

export const found = {
  [BY_ADDRESS]: { body: [account] },
  [BY_USERNAME]: { body: [namedAccount] },
  [TRAITS]: { body: [divingHelmet, laserEyes] },
  [COLLECTIONS]: empty,
  [AVATARS]: { body: { ...avatarPage, items: [], total: 0 } },
};

/** Returns the requests for accounts and traits, without those for collections and avatars. */
export const groupRequests = (requests: readonly string[]): string[] =>
  requests.filter((address) => address.startsWith('/v1/'));

export function Box({ onChosen }: { onChosen: () => void }) {
  return <SearchBox field={useRef<HTMLInputElement>(null)} onChosen={onChosen} />;
}

export const field = () => screen.getByRole('combobox', { name: 'Search traits or accounts' });

export const options = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Fakes timers. Returns a function that lets the debounce delay pass and waits for the results. */
export const fakeDebounce = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  return async (settled: () => Promise<void>) => {
    await act(() => vi.advanceTimersByTimeAsync(2 * SEARCH_DEBOUNCE_MS));
    await settled();
    // The first results start the requests for collections and avatars.
    await act(() => vi.advanceTimersByTimeAsync(1));
    await settled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
  };
};

export const search = async (
  text: string,
  answers: Record<string, StubbedAnswer> = found,
  sibling?: ReactNode,
) => {
  const api = stubApi(answers);
  const user = userEvent.setup();
  const onChosen = vi.fn<() => void>();
  const view = renderScreen(
    <>
      <Box onChosen={onChosen} />
      {sibling}
    </>,
  );
  await user.click(field());
  const rest = fakeDebounce();
  await user.paste(text);
  // Waits for the status, which appears when the search's code has loaded.
  await screen.findByRole('status');
  await rest(view.settled);
  return { ...view, api, user, onChosen };
};
