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

/** The address of the search by wallet. */
export const BY_ADDRESS = '/v1/users/search';

/** The address of the search by name. */
export const BY_USERNAME = '/v1/users/searchByUsername';

/** The address of the search for traits. */
export const TRAITS = '/v1/marketTraits/search';

/** The answer of a search that is down. */
export const closed: StubbedAnswer = { status: 503, body: { message: 'Closed for cleaning' } };

/** Answers of all searches. */
export const found = {
  [BY_ADDRESS]: { body: [account] },
  [BY_USERNAME]: { body: [namedAccount] },
  [TRAITS]: { body: [divingHelmet, laserEyes] },
};

/** The box as the header has it. */
export function Box({ onChosen }: { onChosen: () => void }) {
  return <SearchBox field={useRef<HTMLInputElement>(null)} onChosen={onChosen} />;
}

/** What is typed into. */
export const field = () => screen.getByRole('combobox', { name: 'Search traits or accounts' });

/** The options that are listed. */
export const options = () => screen.getAllByRole('option').map((option) => option.textContent);

/**
 * Stops time for what is typed from now on; what it gives lets a text rest for long enough, and waits
 * for what comes of it before time goes on by itself.
 */
export const watchTheClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  return async (settled: () => Promise<void>) => {
    await act(() => vi.advanceTimersByTimeAsync(2 * SEARCH_DEBOUNCE_MS));
    await settled();
    vi.useRealTimers();
  };
};

/** Types a text, lets it rest, and gives the answers time to be shown. */
export const search = async (
  text: string,
  answers: Record<string, StubbedAnswer> = found,
  beside?: ReactNode,
) => {
  const api = stubApi(answers);
  const user = userEvent.setup();
  const onChosen = vi.fn<() => void>();
  const view = renderScreen(
    <>
      <Box onChosen={onChosen} />
      {beside}
    </>,
  );
  await user.click(field());
  const rest = watchTheClock();
  await user.paste(text);
  // What searches is there.
  await screen.findByRole('status');
  await rest(view.settled);
  return { ...view, api, user, onChosen };
};
