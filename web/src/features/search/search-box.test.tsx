import { divingHelmet, laserEyes } from '@trait-market/contract/fixtures/traits';
import { account, aliceAddress, namedAccount } from '@trait-market/contract/fixtures/users';
import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/search';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SEARCH_DEBOUNCE_MS } from '@/config/constants';
import { renderScreen } from '@/testing/render-screen';
import { pending } from '@/testing/session-store';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { SearchBox } from './search-box';

const BY_ADDRESS = '/v1/users/search';
const BY_USERNAME = '/v1/users/searchByUsername';
const TRAITS = '/v1/marketTraits/search';

const closed: StubbedAnswer = { status: 503, body: { message: 'Closed for cleaning' } };
const found = {
  [BY_ADDRESS]: { body: [account] },
  [BY_USERNAME]: { body: [namedAccount] },
  [TRAITS]: { body: [divingHelmet, laserEyes] },
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** The page that a result leads to knows what was found already. */
function Found() {
  const state: unknown = useLocation().state;
  return <p>Known: {JSON.stringify(state)}</p>;
}

function Box({ onChosen }: { onChosen: () => void }) {
  return <SearchBox field={useRef<HTMLInputElement>(null)} onChosen={onChosen} />;
}

const field = () => screen.getByRole('combobox', { name: 'Search traits or accounts' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

/**
 * Stops time for what is typed from now on; what it gives lets a text rest for long enough, and waits
 * for what comes of it before time goes on by itself.
 */
const watchTheClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  return async (settled: () => Promise<void>) => {
    await act(() => vi.advanceTimersByTimeAsync(2 * SEARCH_DEBOUNCE_MS));
    await settled();
    vi.useRealTimers();
  };
};

afterEach(() => {
  vi.useRealTimers();
});

/** Types a text, lets it rest, and gives the answers time to be shown. */
const search = async (
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

test('a text is searched among usernames and traits, and found in two groups', async () => {
  const { api } = await search('a');
  expect(api.asked.toSorted()).toEqual([`${TRAITS}?searchKey=a`, `${BY_USERNAME}?searchKey=a`]);
  const accounts = screen.getByRole('group', { name: 'Accounts' });
  expect(within(accounts).getByRole('option', { name: /alice 0x8ba…BA72/ })).toHaveAttribute(
    'href',
    `/profile/${aliceAddress}`,
  );
  const traits = screen.getByRole('group', { name: 'Traits' });
  expect(within(traits).getByRole('option', { name: 'Laser Eyes' })).toHaveAttribute(
    'href',
    '/traits/laser-eyes',
  );
  expect(screen.getByText('1 account, 2 traits')).toBeInTheDocument();
});

test('an address is searched among addresses only, with the blanks around it left out', async () => {
  const { api } = await search(`  ${aliceAddress} `);
  expect(options()).toEqual(['0x8ba…BA72']);
  expect(api.asked).toEqual([`${BY_ADDRESS}?searchKey=${aliceAddress}`]);
  expect(screen.queryByText('Traits')).not.toBeInTheDocument();
});

test.each([
  ['41 characters', aliceAddress.slice(0, -1)],
  ['43 characters', `${aliceAddress}0`],
  ['a letter beyond f', `${aliceAddress.slice(0, -1)}g`],
])('%s are no address', async (_, text) => {
  const { api } = await search(text);
  expect(api.asked.map((address) => address.split('?')[0]).toSorted()).toEqual([
    TRAITS,
    BY_USERNAME,
  ]);
});

test('blanks are no text: nothing is searched, and Enter does nothing', async () => {
  const { asked } = stubApi(found);
  const { whereabouts, settled } = renderScreen(<Box onChosen={() => undefined} />, {
    at: '/packs',
  });
  await userEvent.click(field());
  const rest = watchTheClock();
  fireEvent.change(field(), { target: { value: '   ' } });
  await rest(settled);
  await userEvent.keyboard('{Enter}');
  await settled();
  expect(whereabouts()).toBe('/packs');
  expect(asked).toEqual([]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('Enter with results showing leads to the market and clears the box', async () => {
  const { user, whereabouts, onChosen } = await search('a&x=1#f');
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/market/?name=a%26x%3D1%23f');
  expect(field()).toHaveValue('');
  expect(field()).not.toHaveFocus();
  expect(onChosen).toHaveBeenCalledOnce();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Enter leads to the market although one of the searches failed', async () => {
  const { user, whereabouts } = await search('a', { ...found, [BY_USERNAME]: closed });
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/market/?name=a');
});

test('Enter without results showing stays, and keeps the text', async () => {
  const { user, whereabouts } = await search('a', { [BY_USERNAME]: closed, [TRAITS]: closed });
  expect(screen.getByRole('alert')).toHaveTextContent('Closed for cleaning');
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/');
  expect(field()).toHaveValue('a');
});

test('without matches it says so, and Enter still leads to the market', async () => {
  const nothing = { [BY_USERNAME]: { body: [] }, [TRAITS]: { body: [] } };
  const { user, whereabouts, container } = await search('zz', nothing);
  expect(screen.getByText('No matches found.')).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  expect(screen.queryByText('Traits')).not.toBeInTheDocument();
  expect(container.querySelector('[aria-busy]')).toBeNull();
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/market/?name=zz');
});

test('where nothing is spelled as it was searched for, the traits are said to come close', async () => {
  await search('Lazer', found);
  expect(screen.getByRole('group', { name: 'Traits: close matches' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Accounts' })).toBeInTheDocument();
});

test('one search that fails leaves the other’s group, and can be tried again', async () => {
  const { user, api } = await search('a', { ...found, [BY_USERNAME]: closed });
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t search accounts.');
  expect(screen.queryByRole('group', { name: 'Accounts' })).not.toBeInTheDocument();
  expect(options()).toEqual(['Brass Diving Helmet', 'Laser Eyes']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  api.answer(BY_USERNAME, { body: [namedAccount] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /alice/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('when all fail, Enter tries again too', async () => {
  const { user, api } = await search('a', { [BY_USERNAME]: closed, [TRAITS]: closed });
  api.answer(TRAITS, { body: [laserEyes] });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: 'Laser Eyes' })).toBeInTheDocument();
  expect(api.asked.map((address) => address.split('?')[0]).toSorted()).toEqual([
    TRAITS,
    TRAITS,
    BY_USERNAME,
    BY_USERNAME,
  ]);
});

test('back at a text whose search failed, it is not said again before it has been asked', async () => {
  const { api } = await search('a', { [BY_USERNAME]: closed, [TRAITS]: closed });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  api.answer(TRAITS, { body: [laserEyes] });
  fireEvent.change(field(), { target: { value: 'ab' } });
  expect(await screen.findByRole('option', { name: 'Laser Eyes' })).toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'a' } });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Searching')).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'Laser Eyes' })).toBeInTheDocument();
});

test('when all fail, one Try again asks all of them', async () => {
  const { user, api } = await search('a', { [BY_USERNAME]: closed, [TRAITS]: closed });
  expect(screen.getByRole('alert')).toHaveTextContent('The search didn’t go through.');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  api.answer(BY_USERNAME, found[BY_USERNAME]);
  api.answer(TRAITS, found[TRAITS]);
  act(() => field().blur());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Laser Eyes' })).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /alice/ })).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('the arrow keys reach the options from the field, and Enter follows the one reached', async () => {
  const { user, whereabouts } = await search('a');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const helmet = screen.getByRole('option', { name: 'Brass Diving Helmet' });
  expect(helmet).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', helmet.id);
  expect(field()).toHaveFocus();
  await user.keyboard('{Home}');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(whereabouts()).toBe('/traits/laser-eyes');
  expect(field()).toHaveValue('');
});

test('Escape closes the results and keeps the text; an arrow key shows them again', async () => {
  const { user } = await search('a');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('a');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('a press outside closes the results; the field shows them again', async () => {
  const { user } = await search('a');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(field());
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('Escape gives up the option that was reached', async () => {
  const { user } = await search('a');
  await user.keyboard('{ArrowDown}{Escape}{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('only the arrow down, Enter and the text itself show closed results again', async () => {
  const { user, whereabouts } = await search('a');
  await user.keyboard('{Escape}{ArrowUp}{Home}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).not.toHaveAttribute('aria-controls');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(whereabouts()).toBe('/');
});

test('keys that move among the options do not move the caret, and the others do', async () => {
  await search('a');
  // What it gives is whether the field may still act on the key.
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'ArrowLeft' })).toBe(true);
  expect(fireEvent.keyDown(field(), { key: 'b' })).toBe(true);
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
});

test('Enter on the first option follows it, and searches for nothing', async () => {
  const { whereabouts } = await search('a');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  // The form is not sent.
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(whereabouts()).toBe(`/profile/${aliceAddress}`);
});

test('Tab goes past the results', async () => {
  const { user } = await search('a', found, <button type="button">After</button>);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.click(field());
  await screen.findByRole('listbox');
  await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
});

test('a key of the text itself keeps the option that was reached', async () => {
  await search('a');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Shift' });
  expect(field()).toHaveAttribute('aria-activedescendant');
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key });
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  }
});

test('a newer text begins at the field again', async () => {
  const { user } = await search('a');
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant');
  fireEvent.change(field(), { target: { value: 'ab' } });
  fireEvent.change(field(), { target: { value: 'a' } });
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('only the option that is reached is brought into view', async () => {
  const { user } = await search('a');
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(scrollIntoView.mock.contexts).toEqual(screen.getAllByRole('option').slice(0, 2));
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('a press in the panel leaves the focus in the field', async () => {
  const { user } = await search('a');
  await user.click(screen.getByText('Accounts'));
  expect(field()).toHaveFocus();
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('a result that is pressed leads there, with what is known of it, and clears the box', async () => {
  const { user, onChosen, whereabouts, unmount } = await search('a');
  await user.click(screen.getByRole('option', { name: 'Laser Eyes' }));
  expect(whereabouts()).toBe('/traits/laser-eyes');
  expect(field()).toHaveValue('');
  expect(onChosen).toHaveBeenCalledOnce();
  unmount();
});

test.each(['metaKey', 'ctrlKey', 'shiftKey'])(
  'a result that opens elsewhere (%s) leaves the box as it is',
  async (key) => {
    const { onChosen } = await search('a');
    const option = await screen.findByRole('option', { name: 'Laser Eyes' });
    // jsdom opens nothing.
    option.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(option, { [key]: true });
    expect(onChosen).not.toHaveBeenCalled();
    expect(field()).toHaveValue('a');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  },
);

test.each([
  ['Laser Eyes', { trait: laserEyes }],
  [/alice/, null],
])('the page of %s knows what was found of it', async (name, state) => {
  const { user } = await search('a', found, <Found />);
  await user.click(screen.getByRole('option', { name }));
  expect(screen.getByText(`Known: ${JSON.stringify(state)}`)).toBeInTheDocument();
});

test('pictures stand beside the names, where there are any', async () => {
  const avatarPhoto = 'https://pictures.example/alice.webp';
  const imageUrl = 'https://pictures.example/laser.webp';
  await search('a', {
    [BY_USERNAME]: { body: [{ ...namedAccount, avatarPhoto }] },
    [TRAITS]: {
      body: [
        { ...laserEyes, imageUrl },
        { id: 'bare', traitValue: 'Bare' },
      ],
    },
  });
  const pictureIn = (name: string | RegExp) =>
    screen.getByRole('option', { name }).querySelector('img')?.getAttribute('src') ?? null;
  await screen.findByRole('listbox');
  expect(pictureIn(/alice/)).toContain('alice.webp');
  expect(pictureIn('Laser Eyes')).toContain('laser.webp');
  expect(pictureIn('Bare')).toBeNull();
});

test('a group that is on its way has its place, and is said to be', async () => {
  const answer = pending<Response>();
  await search('b', { [TRAITS]: { body: [laserEyes] } });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.startsWith(BY_USERNAME) ? answer.promise : fetch(input, init),
  );
  fireEvent.change(field(), { target: { value: 'a' } });
  const listbox = await screen.findByRole('listbox');
  expect(options()).toEqual(['Laser Eyes']);
  expect(listbox).toHaveAttribute('aria-busy', 'true');
  expect(within(listbox).getByText('Accounts')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 trait');
  answer.resolve(new Response(JSON.stringify([namedAccount])));
  await screen.findByRole('option', { name: /alice/ });
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
});

test('the first text has to rest as well before it is searched', async () => {
  const { asked } = stubApi(found);
  renderScreen(<Box onChosen={() => undefined} />);
  // Nothing rests by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: 'a' } });
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('Searching')).toBeInTheDocument();
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
  expect(asked).toHaveLength(2);
});

test('Enter searches at once for a text that is still being typed', async () => {
  const { api } = await search('a');
  // Nothing rests any more.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.change(field(), { target: { value: 'ab' } });
  expect(api.asked).toHaveLength(2);
  fireEvent.submit(screen.getByRole('search'));
  expect(api.asked.slice(2).toSorted()).toEqual([
    `${TRAITS}?searchKey=ab`,
    `${BY_USERNAME}?searchKey=ab`,
  ]);
});

test('the field corrects nothing and completes nothing by itself', () => {
  renderScreen(<Box onChosen={() => undefined} />);
  expect(field()).toHaveAttribute('spellcheck', 'false');
  expect(field()).toHaveAttribute('autocomplete', 'off');
  expect(field()).toHaveAttribute('placeholder', 'Search traits or accounts');
});

test('a newer text hides the results of the older one at once', async () => {
  await search('a');
  fireEvent.change(field(), { target: { value: 'ab' } });
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByText('Searching')).toBeInTheDocument();
});

test('back at a text whose answer is known, it shows without asking again', async () => {
  const { api, settled } = await search('a');
  const rest = watchTheClock();
  fireEvent.change(field(), { target: { value: 'ab' } });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'a' } });
  await rest(settled);
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(api.asked).toHaveLength(2);
});

test('a text that is too long is not searched, and stays', async () => {
  const text = 'x'.repeat(SEARCH_KEY_MAX_LENGTH + 1);
  const { api, whereabouts } = await search(text);
  expect(screen.getByText(/^At most 200 characters/)).toBeVisible();
  expect(field()).toHaveValue(text);
  expect(whereabouts()).toBe('/');
  expect(api.asked).toEqual([]);
});

test('the longest text that can be searched for is searched', async () => {
  const { api } = await search('x'.repeat(SEARCH_KEY_MAX_LENGTH));
  expect(api.asked).toHaveLength(2);
});

test('T36 names are text, whatever they say', async () => {
  const username = '\u202E<img src=x onerror=alert(1)>';
  const { container } = await search('a', {
    [BY_USERNAME]: { body: [{ ...namedAccount, username }] },
    [TRAITS]: { body: [{ ...laserEyes, traitValue: '<b>bold</b>' }] },
  });
  const named = await screen.findByText('<img src=x onerror=alert(1)>');
  expect(named.tagName).toBe('BDI');
  expect(container.querySelector('img, b')).toBeNull();
});

test('a key pressed during text composition does not move among the options', async () => {
  await search('a');
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field()).toHaveAttribute('aria-activedescendant');
});
