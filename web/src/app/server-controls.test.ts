// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { disableControls, enableControls } from './server-controls';

const pageOf = (html: string): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
};

const inertIn = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('[inert]')].map(({ id }) => id);

const HTML =
  '<button id="buy">Buy &gt;</button><input id="name"/><select id="sort"></select>' +
  '<textarea id="note"></textarea><a id="link" href="/">Home</a>' +
  '<button type="button" title="a &gt; b" inert="" id="own">Own</button><div id="panel" inert=""></div>';

test('all controls of the server’s HTML are inert, and links aren’t', () => {
  const page = pageOf(disableControls(HTML));
  expect(inertIn(page)).toEqual(['buy', 'name', 'sort', 'note', 'own', 'panel']);
});

test('hydration removes only the attributes that the server added', () => {
  const page = pageOf(disableControls(HTML));
  enableControls(page);
  expect(inertIn(page)).toEqual(['own', 'panel']);
  expect(page.innerHTML).toBe(pageOf(HTML).innerHTML);
});
