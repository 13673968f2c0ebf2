import { beforeEach, expect, test, vi } from 'vitest';

import { returnFocus } from './return-focus';

const at = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`Nothing has the id ${id}.`);
  return element;
};

beforeEach(() => {
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><button id="buy">Buy</button><a id="next" href="/">Next</a></main>';
});

test('returns to what opened the dialog', () => {
  returnFocus(at('buy'));
  expect(at('buy')).toHaveFocus();
});

test('moves to the content when the opener is gone', () => {
  const buy = at('buy');
  buy.remove();
  returnFocus(buy);
  expect(at('main')).toHaveFocus();
});

test('moves to the content when the opener cannot take it', () => {
  at('buy').setAttribute('disabled', '');
  returnFocus(at('buy'));
  expect(at('main')).toHaveFocus();
});

test('moves to the content when the opener disappears soon afterwards', async () => {
  returnFocus(at('buy'));
  at('buy').remove();
  await vi.waitFor(() => expect(at('main')).toHaveFocus());
});

test('stays where the person has moved it', async () => {
  returnFocus(at('buy'));
  at('next').focus();
  at('buy').remove();
  const called = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document.body, { attributes: true });
  });
  document.body.setAttribute('data-later', '');
  await called;
  expect(at('next')).toHaveFocus();
});
