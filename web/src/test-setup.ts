import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { toasts } from '@/lib/toasts';
import { takeTranslationFaults } from '@/testing/translated-text';

// Mutation tests wait for a shorter time, because most of them should fail.
configure({ asyncUtilTimeout: Number(process.env['LONGEST_WAIT_MS'] ?? 10_000) });

// jsdom lacks the methods of the `dialog` element.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Reads files with a `FileReader`, because jsdom lacks `Blob.arrayBuffer`.
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

// An observer that never reports an intersection, because jsdom has no layout.
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

// Does nothing, because jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

// Resolves immediately, because jsdom doesn't load pictures.
HTMLImageElement.prototype.decode = () => Promise.resolve();

afterEach(() => {
  cleanup();
  // Cleans up, because test files share modules, the document and the global objects.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const { id } of toasts.read()) toasts.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  // Fails tests whose screen would break when a translator changes the page (T101).
  const faults = takeTranslationFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
