import { expect, test, vi } from 'vitest';

import { createPageHistory } from './page-history';

const goBack = async (): Promise<void> => {
  const isBack = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.back();
  await isBack;
};

test('the location stays the document’s until the router listens, then it is Back’s', async () => {
  window.history.replaceState({ idx: 0, key: 'a' }, '', '/leaders');
  window.history.pushState({ idx: 1, key: 'b' }, '', '/activity?type=sale');
  const history = createPageHistory();
  await goBack();
  expect(history.location).toMatchObject({ pathname: '/activity', search: '?type=sale' });

  const listener = vi.fn();
  history.listen(listener);
  expect(listener).toHaveBeenCalledOnce();
  expect(listener.mock.calls[0]?.[0]).toMatchObject({
    action: 'POP',
    location: { pathname: '/leaders' },
  });
  expect(history.location.pathname).toBe('/leaders');
});

test('a router that listens in time hears of nothing', () => {
  window.history.replaceState({ idx: 0, key: 'a' }, '', '/leaders');
  const listener = vi.fn();
  createPageHistory().listen(listener);
  expect(listener).not.toHaveBeenCalled();
});

test('the state of the history entry arrives when the router listens', () => {
  const state = { name: 'Brass Diving Helmet' };
  window.history.replaceState({ idx: 0, key: 'a', usr: state }, '', '/traits/1');
  const history = createPageHistory();
  expect(history.location.state).toBeNull();
  const listener = vi.fn();
  history.listen(listener);
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ location: { state } });
});
