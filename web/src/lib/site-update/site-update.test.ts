import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { actionDraft, lastUpdateReload, signedActions, taxDraft, typedText } from '../storage';
import { detectUpdate, reloadOnce, siteUpdate } from './site-update';
import { addUnsavedCheck, trackEditedFields } from './unsaved-work';

const SCRIPT = '/assets/index-abc1234.js';
const CHUNK = `${location.origin}/assets/activity-def5678.js`;
const ADDRESS = '0x8ba1f109551bd432803012645ac136ddd64dba72';
const SIGNED = signedActions(ADDRESS).keyOf(`0x${'5a'.repeat(65)}`);

const page = (script = SCRIPT) => new Response(`<script type="module" src="${script}"></script>`);
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

type Answer = () => Response | Promise<Response>;

const answering = ({ site, file = script }: { site: Answer; file?: Answer }) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => (url === '/' ? site() : file())),
  );

const inChromium = () => new TypeError(`Failed to fetch dynamically imported module: ${CHUNK}`);
const inSafari = () => new TypeError('Importing a module script failed.');
const ofVite = () => new Error('Unable to preload CSS for /assets/wall-def5678.css');

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${SCRIPT}"></script>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

describe('detects an update after code failed to load where', () => {
  const missing = () => new Response('', { status: 404 });
  const html = () => new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  test.each<[string, () => Error, { site: Answer; file?: Answer }, boolean]>([
    ['the site serves another build', inChromium, { site: () => page('/assets/index-x.js') }, true],
    ['the site serves another build (Safari)', inSafari, { site: () => page('/a.js') }, true],
    ['the file is a 404', inChromium, { site: page, file: missing }, true],
    [
      'the file is a 410',
      inChromium,
      { site: page, file: () => new Response('', { status: 410 }) },
      true,
    ],
    ['the file is a page', inChromium, { site: page, file: html }, true],
    ['the stylesheet is a 404', ofVite, { site: page, file: missing }, true],
    ['nothing answers', inChromium, { site: lost, file: lost }, false],
    ['only the file does not answer', inChromium, { site: page, file: lost }, false],
    [
      'the site answers with 503',
      inChromium,
      { site: () => new Response('', { status: 503 }), file: missing },
      false,
    ],
    ['the file is there again', inChromium, { site: page }, false],
    ['the file is there again (Safari)', inSafari, { site: page }, false],
  ])('%s', async (_, error, answers, isUpdate) => {
    answering(answers);
    expect(await detectUpdate(error())).toBe(isUpdate);
    expect(siteUpdate.read()).toBe(isUpdate);
  });

  test('means no update while the browser is offline, and sends no request', async () => {
    answering({ site: () => page('/another.js') });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await detectUpdate(inChromium())).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is examined once for each error', async () => {
    answering({ site: () => page('/another.js') });
    const error = inChromium();
    expect(await Promise.all([detectUpdate(error), detectUpdate(error)])).toEqual([true, true]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('on another origin is not requested', async () => {
    answering({ site: page, file: missing });
    expect(await detectUpdate(new Error('Failed: https://chat.example/widget.js'))).toBe(false);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('the automatic reload', () => {
  const reload = vi.fn();
  beforeEach(() => void reload.mockClear());

  test('happens once for a build, also after hours', () => {
    vi.useFakeTimers();
    expect(reloadOnce(reload)).toBe(true);
    expect(reloadOnce(reload)).toBe(false);
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('happens for the next build, but not within ten minutes', () => {
    vi.useFakeTimers();
    expect(reloadOnce(reload)).toBe(true);
    document.head.innerHTML = '<script type="module" src="/assets/index-next.js"></script>';
    vi.advanceTimersByTime(9 * 60_000);
    expect(reloadOnce(reload)).toBe(false);
    vi.advanceTimersByTime(2 * 60_000);
    expect(reloadOnce(reload)).toBe(true);
  });

  test('does not happen where the browser stores no record of it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    lastUpdateReload.clear();
  });

  test.each<[string, () => void]>([
    ['an action’s draft', () => actionDraft(ADDRESS).write('{}')],
    ['a tax declaration’s draft', () => taxDraft(ADDRESS).write('{}')],
    ['a typed username', () => typedText(ADDRESS, 'username').write('Ada')],
    ['an open dialog', () => (document.body.innerHTML = '<div role="dialog"></div>')],
    ['an open dialog of the browser', () => (document.body.innerHTML = '<dialog open></dialog>')],
  ])('does not happen while there is %s', (_, begin) => {
    begin();
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('T99 does not happen while only this page has a signed action of unknown outcome', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { write, clear } = signedActions(ADDRESS);
    write(SIGNED, '{}');
    expect(reloadOnce(reload)).toBe(false);
    clear(SIGNED);
    expect(reloadOnce(reload)).toBe(true);
  });

  test('happens while the browser stores a signed action, which every page finds', () => {
    signedActions(ADDRESS).write(SIGNED, '{}');
    expect(reloadOnce(reload)).toBe(true);
  });

  test.each([
    ['input', () => document.createElement('input')],
    ['textarea', () => document.createElement('textarea')],
  ])('does not happen while an edited %s has text', (_, create) => {
    trackEditedFields();
    const field = create();
    document.body.append(field);
    field.value = 'typed';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(reloadOnce(reload)).toBe(false);
    field.value = '';
    expect(reloadOnce(reload)).toBe(true);
  });

  test('happens once the edited form is closed', () => {
    trackEditedFields();
    const field = document.createElement('input');
    document.body.append(field);
    field.value = 'typed';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.remove();
    expect(reloadOnce(reload)).toBe(true);
  });

  test('waits for pending writes', () => {
    let isPending = true;
    addUnsavedCheck(() => isPending);
    expect(reloadOnce(reload)).toBe(false);
    isPending = false;
    expect(reloadOnce(reload)).toBe(true);
  });
});
