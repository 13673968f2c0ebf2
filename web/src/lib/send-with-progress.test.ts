import { afterEach, expect, test, vi } from 'vitest';

import { sendWithProgress } from './send-with-progress';

/** Fakes the used parts of `XMLHttpRequest`. The journeys use the browser's own. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  statusText = '';
  responseText = '';
  opened = '';
  body: unknown;
  isAborted = false;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(
      new ProgressEvent('progress', { loaded, total, lengthComputable: total > 0 }),
    );
  }
  answer(status: number, responseText = '', statusText = '') {
    Object.assign(this, { status, responseText, statusText });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

afterEach(() => {
  FakeRequest.last = undefined;
  vi.unstubAllGlobals();
});

const form = new FormData();

const sending = (signal?: AbortSignal) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const sent: number[] = [];
  const answer = sendWithProgress((fraction) => sent.push(fraction))('/v1/users/profile-upload', {
    method: 'POST',
    headers: { authorization: 'Bearer a.b.c' },
    body: form,
    ...(signal && { signal }),
  });
  const request = FakeRequest.last;
  if (!request) throw new Error('Nothing was sent.');
  return { answer, request, sent };
};

test('sends the form with its headers, and returns the answer as fetch would', async () => {
  const { answer, request } = sending();
  expect(request.opened).toBe('POST /v1/users/profile-upload');
  expect(request.headers).toEqual({ authorization: 'Bearer a.b.c' });
  expect(request.body).toBe(form);
  request.answer(413, '{"message":"Too large"}', 'Payload Too Large');
  const response = await answer;
  expect(response).toMatchObject({ ok: false, status: 413, statusText: 'Payload Too Large' });
  await expect(response.json()).resolves.toEqual({ message: 'Too large' });
});

test('accepts an answer without a body', async () => {
  const { answer, request } = sending();
  request.answer(204);
  await expect((await answer).text()).resolves.toBe('');
});

test('reports how much was sent, where that is known', () => {
  const { request, sent } = sending();
  request.progress(25, 100);
  request.progress(30, 0);
  request.progress(100, 100);
  expect(sent).toEqual([0.25, 1]);
});

test('rejects when there is no answer, as fetch does', async () => {
  const { answer, request } = sending();
  request.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test('can be aborted while it is under way, and before', async () => {
  const controller = new AbortController();
  const { answer, request } = sending(controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(request.isAborted).toBe(true);
  await expect(sending(AbortSignal.abort()).answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeRequest.last?.opened).toBe('');
});

test('aborting after the answer has no effect', async () => {
  const controller = new AbortController();
  const { answer, request } = sending(controller.signal);
  request.answer(200, '{}');
  controller.abort();
  await expect(answer).resolves.toMatchObject({ status: 200 });
  expect(request.isAborted).toBe(false);
});
