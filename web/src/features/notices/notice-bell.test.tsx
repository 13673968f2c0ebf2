import { noticePage, notices } from '@trait-market/contract/fixtures/economy/notices';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { NoticePage } from '@trait-market/contract/economy/notices';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { NoticeBell } from './notice-bell';

const NOTICES = '/economy/v1/wallets/me/notices';
const bell = (name: string | RegExp) => screen.findByRole('button', { name });

const show = (page: Partial<NoticePage> = {}) => {
  const api = stubApi({
    [NOTICES]: { body: { ...noticePage, ...page } },
    [`POST ${NOTICES}/read`]: { body: { unread: 0 } },
  });
  const view = renderScreen(<NoticeBell address={aliceAddress} />, { session: signedInAsAlice });
  return {
    ...api,
    ...view,
    poll: (next: Partial<NoticePage>) => {
      api.answer(NOTICES, { body: { ...noticePage, ...next } });
      return act(() => view.queryClient.refetchQueries());
    },
  };
};

const become = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

const titles = () => toasts.read().map(({ header }) => header);

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

test.each([
  [0, 'Notifications'],
  [3, 'Notifications, 3 unread'],
  [143, 'Notifications, 99+ unread'],
])('with %i unread, it is called %j', async (unread, name) => {
  show({ unread });
  expect(await bell(name)).toBeInTheDocument();
});

test('E75 opening it shows the latest, each a link to its place, which marks it as read', async () => {
  const { written, whereabouts } = show();
  await userEvent.click(await bell(/2 unread/));
  const [sold, , , , , inactive] = await screen.findAllByRole('listitem');
  if (!sold || !inactive) throw new Error('There is one of each kind');
  expect(within(inactive).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\?view=radar&show=inactive#order-0x/),
  );
  expect(inactive).not.toHaveTextContent('Unread');
  expect(sold).toHaveTextContent('Unread: Sold');
  await userEvent.click(within(sold).getByRole('link'));
  expect(whereabouts()).toBe('/traits/brass-diving-helmet-fathom-club');
  await waitFor(() =>
    expect(written).toEqual([{ method: 'POST', path: `${NOTICES}/read`, body: { ids: ['n9'] } }]),
  );
});

test.each([
  [5, ['3 more unread /dashboard?view=notices&show=unread']],
  [2, []],
])('E75 with %i unread, the panel of two unread ones links to %j', async (unread, links) => {
  show({ unread });
  await userEvent.click(await bell(/unread/));
  await screen.findAllByRole('listitem');
  const others = screen.queryAllByRole('link', { name: /more unread/ });
  expect(others.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(links);
});

test('marks all as read, up to the last one that was shown', async () => {
  const { written, answer } = show();
  await userEvent.click(await bell(/2 unread/));
  answer(NOTICES, { body: { ...noticePage, unread: 0 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(written).toEqual([{ method: 'POST', path: `${NOTICES}/read`, body: { upTo: 'n9' } }]);
  expect(await bell('Notifications')).toBeInTheDocument();
  // The button keeps the focus, because Escape must still close the list.
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await bell('Notifications')).toHaveFocus();
});

test('without notices, says what will be there', async () => {
  show({ items: [], total: 0, unread: 0, latest: null });
  await userEvent.click(await bell('Notifications'));
  expect(await screen.findByText(/^You’ll see here what you sell/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^See all/ })).toHaveAttribute(
    'href',
    '/dashboard?view=notices',
  );
});

test('reports a failure when it is opened, and can try again', async () => {
  const { answer } = show();
  await bell(/2 unread/);
  document.body.replaceChildren();
  answer(NOTICES, { status: 503, body: { message: 'Closed for cleaning.' } });
  renderScreen(<NoticeBell address={aliceAddress} />, { session: signedInAsAlice });
  await userEvent.click(await bell('Notifications'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning.');
  answer(NOTICES, { body: noticePage });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await bell(/2 unread/)).toBeInTheDocument();
});

describe('a toast', () => {
  const older = { items: [notices['offer-received']], unread: 1, latest: 'n8' };

  test('E76 announces what arrives while the page is open, once, and not what came before', async () => {
    const { poll } = show(older);
    await bell(/1 unread/);
    expect(titles()).toEqual([]);
    await poll({});
    await waitFor(() => expect(titles()).toEqual(['Sold']));
    expect(toasts.read()[0]?.description).toBe('bob bought Brass Diving Helmet for 0.12 ETH.');
    await poll({ unread: 3 });
    await bell(/3 unread/);
    expect(titles()).toEqual(['Sold']);
  });

  test('E76 combines several that arrive at once', async () => {
    const { poll } = show({ items: [notices.outbid], unread: 1, latest: 'n6' });
    await bell(/1 unread/);
    await poll({});
    await waitFor(() => expect(titles()).toEqual(['2 new notifications']));
  });

  test('E76 is not shown over an open dialog, such as the result of the sale that it is about', async () => {
    const { poll } = show(older);
    await bell(/1 unread/);
    const dialog = document.createElement('div');
    dialog.dataset['slot'] = 'dialog-content';
    document.body.append(dialog);
    await poll({});
    await bell(/2 unread/);
    dialog.remove();
    await poll({ unread: 3 });
    await bell(/3 unread/);
    expect(titles()).toEqual([]);
  });

  test('is not shown on a page that no one is looking at', async () => {
    const { poll } = show(older);
    await bell(/1 unread/);
    become('hidden');
    await poll({});
    await bell(/2 unread/);
    become('visible');
    await poll({ unread: 3 });
    await bell(/3 unread/);
    expect(titles()).toEqual([]);
  });
});

test('E76 a hidden page’s title begins with the number of unread notices', async () => {
  document.title = 'Help · Trait Market';
  const { poll } = show();
  await bell(/2 unread/);
  expect(document.title).toBe('Help · Trait Market');
  become('hidden');
  expect(document.title).toBe('(2) Help · Trait Market');
  await poll({ unread: 143 });
  await waitFor(() => expect(document.title).toBe('(99+) Help · Trait Market'));
  await poll({ unread: 0 });
  await waitFor(() => expect(document.title).toBe('Help · Trait Market'));
  await poll({ unread: 1 });
  await waitFor(() => expect(document.title).toBe('(1) Help · Trait Market'));
  become('visible');
  expect(document.title).toBe('Help · Trait Market');
});

test('E76 sends what it fetches to other tabs, and shows what they send without sending it again', async () => {
  const sent = vi.fn();
  let receive: ((event: { data: unknown }) => void) | undefined;
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(_type: string, hear: typeof receive) {
        receive = hear;
      }
      postMessage = sent;
      close() {}
    },
  );
  const { poll } = show();
  await bell(/2 unread/);
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ page: noticePage }));
  const page = { ...noticePage, unread: 5 };
  act(() => receive?.({ data: { address: aliceAddress.toLowerCase(), isShown: true, page } }));
  await bell(/5 unread/);
  expect(sent).toHaveBeenCalledOnce();
  await poll({ unread: 6 });
  await bell(/6 unread/);
  expect(sent).toHaveBeenCalledTimes(2);
});
