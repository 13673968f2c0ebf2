import { expect, onTestFinished, test, vi } from 'vitest';

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

const nextPop = (): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 5));
const path = (): string => window.location.pathname;

const openPage = () => {
  window.history.pushState({ idx: 4, key: 'before' }, '', '/before');
  window.history.pushState({ idx: 5, key: 'page', usr: null }, '', '/page');
  const listener = vi.fn();
  const escape = vi.fn();
  const history = createPageHistory();
  onTestFinished(history.listen(listener));
  const onKey = ({ key }: KeyboardEvent) => escape(key);
  document.addEventListener('keydown', onKey);
  onTestFinished(() => document.removeEventListener('keydown', onKey));
  return { history, listener, escape };
};

test('Back presses Escape while a dialog is open, and leaves the page after that', async () => {
  const { history, listener, escape } = openPage();
  const closeDialog = history.openDialog();
  await settled();
  await goBack();
  expect(escape.mock.calls).toEqual([['Escape']]);
  expect([path(), listener.mock.calls]).toEqual(['/page', []]);
  closeDialog();
  await settled();
  await goBack();
  expect(path()).toBe('/before');
  expect(listener).toHaveBeenCalledOnce();
});

test('a dialog that stays open holds Back again', async () => {
  const { history, escape, listener } = openPage();
  const closeDialog = history.openDialog();
  for (let count = 1; count <= 3; count += 1) {
    await settled();
    await goBack();
    expect(escape).toHaveBeenCalledTimes(count);
  }
  expect([path(), listener.mock.calls]).toEqual(['/page', []]);
  closeDialog();
});

test('closing a dialog starts no navigation, and Back skips its entry', async () => {
  const { history, listener, escape } = openPage();
  const closeFirst = history.openDialog();
  await settled();
  closeFirst();
  const closeSecond = history.openDialog();
  await settled();
  const onPop = vi.fn();
  window.addEventListener('popstate', onPop, { once: true });
  closeSecond();
  await settled();
  expect(onPop).not.toHaveBeenCalled();
  expect(path()).toBe('/page');

  await goBack();
  await vi.waitFor(() => expect(path()).toBe('/before'));
  expect(listener).toHaveBeenCalledOnce();
  expect(escape).not.toHaveBeenCalled();
});

test('a dialog that opens again uses the entry of the closed one', async () => {
  const { history, escape } = openPage();
  const { length } = window.history;
  history.openDialog()();
  await settled();
  for (let count = 1; count <= 3; count += 1) {
    const closeDialog = history.openDialog();
    await settled();
    closeDialog();
  }
  expect(window.history.length).toBe(length + 1);
  const closeDialog = history.openDialog();
  await settled();
  await goBack();
  expect([path(), escape.mock.calls]).toEqual(['/page', [['Escape']]]);
  closeDialog();
});

test.each(['together with the navigation', 'before the navigation', 'after the navigation'])(
  'navigation from a dialog that closes %s takes the place of its entry',
  async (when) => {
    const { history, listener } = openPage();
    const closeDialog = history.openDialog();
    await settled();
    if (when !== 'after the navigation') closeDialog();
    if (when === 'before the navigation') await new Promise((resolve) => setTimeout(resolve));
    history.push('/next');
    if (when === 'after the navigation') closeDialog();
    await vi.waitFor(() => expect(path()).toBe('/next'));
    await settled();
    expect(listener).toHaveBeenCalledOnce();
    expect(listener.mock.calls[0]?.[0]).toMatchObject({
      action: 'PUSH',
      location: { pathname: '/next' },
    });
    await goBack();
    expect(path()).toBe('/page');
    await goBack();
    expect(path()).toBe('/before');
  },
);

test('Forward to the entry of a closed dialog stays on the page', async () => {
  const { history, listener, escape } = openPage();
  const closeDialog = history.openDialog();
  await settled();
  await goBack();
  closeDialog();
  await settled();
  const isForward = nextPop();
  window.history.forward();
  await isForward;
  expect(path()).toBe('/page');
  expect(listener).not.toHaveBeenCalled();
  expect(escape).toHaveBeenCalledOnce();
});

test('Back after a reload with an open dialog leaves the page', async () => {
  window.history.pushState({ idx: 4, key: 'before' }, '', '/before');
  window.history.pushState({ idx: 5, key: 'page', usr: null }, '', '/page');
  window.history.pushState({ idx: 6, key: 'page', usr: null, isForDialog: true }, '', '/page');
  onTestFinished(createPageHistory().listen(() => undefined));
  await goBack();
  await vi.waitFor(() => expect(path()).toBe('/before'));
});

test('Back by two entries leaves the page though a dialog is open', async () => {
  const { history, listener, escape } = openPage();
  history.openDialog();
  await settled();
  const isBack = nextPop();
  window.history.go(-2);
  await isBack;
  expect(escape).not.toHaveBeenCalled();
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ location: { pathname: '/before' } });
});
