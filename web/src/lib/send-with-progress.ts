import type { Send } from './api-fetcher';

const BODILESS = new Set([204, 205, 304]);

/** Sends with upload progress, unlike `fetch`. This {@link Send}'s responses have no headers. */
export const sendWithProgress =
  (onProgress: (sent: number) => void): Send =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const stop = () => {
        request.abort();
        reject(new DOMException('The request was given up.', 'AbortError'));
      };
      if (signal?.aborted) {
        stop();
        return;
      }
      signal?.addEventListener('abort', stop);
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, statusText, responseText } = request;
        const text = BODILESS.has(status) ? null : responseText;
        resolve(new Response(text, { status, statusText }));
      });
      request.addEventListener('error', () => reject(new TypeError('There was no response.')));
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.send(body instanceof FormData ? body : null);
    });
