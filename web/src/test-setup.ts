import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { toasts } from '@/lib/toasts';
import { takeTranslationFaults } from '@/testing/translated-text';

// A busy machine is slow and not wrong: what is waited for comes, or the test fails in the end. The mutation tests,
// in which most tests are meant to fail, wait less.
configure({ asyncUtilTimeout: Number(process.env['LONGEST_WAIT_MS'] ?? 10_000) });

// What jsdom lacks of the browser's own dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// It reads files by a `FileReader` only.
Blob.prototype.arrayBuffer = function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error));
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
    });
    reader.readAsArrayBuffer(this);
  });
};

// It lays nothing out, so nothing comes into sight.
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// Nor does it load pictures.
HTMLImageElement.prototype.decode = () => Promise.resolve();

afterEach(() => {
  cleanup();
  // Files share their modules, their page and what is global.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const { id } of toasts.read()) toasts.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  // Every test of a screen also proves that a translator doesn’t break the screen (T101).
  const faults = takeTranslationFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
