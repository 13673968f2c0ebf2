import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { toasts } from '@/lib/toasts';
import { takeTranslationFaults } from '@/testing/translated-text';

// Waits long for busy machines; mutation tests, where most tests should fail, wait less.
configure({ asyncUtilTimeout: Number(process.env['LONGEST_WAIT_MS'] ?? 10_000) });

// jsdom lacks the methods of `dialog`.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom only reads files with a `FileReader`.
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

// jsdom has no layout, so nothing ever intersects.
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

// jsdom doesn't load pictures.
HTMLImageElement.prototype.decode = () => Promise.resolve();

afterEach(() => {
  cleanup();
  // Test files share modules, the document and globals.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const { id } of toasts.read()) toasts.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  // Every screen test also proves that translators don’t break the screen (T101).
  const faults = takeTranslationFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
