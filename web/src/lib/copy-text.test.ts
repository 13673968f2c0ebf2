import { beforeEach, expect, test, vi } from 'vitest';

import { copyText } from './copy-text';

const TEXT = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

const selected = (): string | undefined => {
  const area = document.activeElement;
  if (!(area instanceof HTMLTextAreaElement)) return undefined;
  return area.value.slice(area.selectionStart, area.selectionEnd);
};

let copied: string | undefined;
const allowCommand = (isAllowed: boolean) => {
  Object.assign(document, {
    execCommand: vi.fn(() => {
      if (isAllowed) copied = selected();
      return isAllowed;
    }),
  });
};
const setClipboard = (clipboard: Pick<Clipboard, 'writeText'>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => clipboard });

const control = document.createElement('button');
beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => undefined });
  copied = undefined;
  document.body.innerHTML = '<dialog open><p>Before</p></dialog>';
  document.querySelector('dialog')?.append(control);
  control.focus();
});

test('copies through the clipboard of a secure origin', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  setClipboard({ writeText });
  allowCommand(true);
  await expect(copyText(TEXT, control)).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith(TEXT);
  expect(copied).toBeUndefined();
});

test('copies a selection on a plain http origin, which has no clipboard', async () => {
  allowCommand(true);
  await expect(copyText(TEXT, control)).resolves.toBe(true);
  expect(copied).toBe(TEXT);
});

test('copies a selection where the clipboard refuses', async () => {
  setClipboard({ writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) });
  allowCommand(true);
  await expect(copyText(TEXT, control)).resolves.toBe(true);
  expect(copied).toBe(TEXT);
});

test('reports a refusal, and a browser without the command', async () => {
  allowCommand(false);
  await expect(copyText(TEXT, control)).resolves.toBe(false);
  Object.assign(document, { execCommand: undefined });
  await expect(copyText(TEXT, control)).resolves.toBe(false);
});

test('selects inside of the control’s dialog, and leaves the page and the focus as they were', async () => {
  Object.assign(document, {
    execCommand: vi.fn(() => document.activeElement?.closest('dialog') !== null),
  });
  await expect(copyText(TEXT, control)).resolves.toBe(true);
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(control);
});
