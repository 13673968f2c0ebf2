import {
  EVENT_MAX_BYTES,
  EVENTS_HEARTBEAT_MS,
  MarketEventSchema,
  type MarketEvent,
} from '@trait-market/contract/economy/events';
import {
  createEventReader,
  EVENT_STREAM_TYPE,
  mediaTypeOf,
  retryAfterMs,
} from '@trait-market/contract/shared';

/** A connection without any data for this number of milliseconds counts as lost. */
const SILENCE_MS = 3 * EVENTS_HEARTBEAT_MS;
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 5 * 60_000;
/** The maximum pause by `Retry-After`. Timers of over 24 days would fire immediately. */
const LONGEST_PAUSE_MS = 24 * 60 * 60_000;

type Options = {
  url: string;
  onEvent: (event: MarketEvent) => void;
  onLive: () => void;
  onLost: () => void;
};

const parsed = (raw: { id: string; event: string; data: string }): MarketEvent | undefined => {
  try {
    return MarketEventSchema.safeParse({ ...raw, data: JSON.parse(raw.data) }).data;
  } catch {
    return undefined;
  }
};

/** Reconnects with exponential backoff, after the last event. Returns a closing function. */
export const connectToEvents = ({ url, onEvent, onLive, onLost }: Options): (() => void) => {
  let lastId = '';
  let retry = RETRY_MS;
  let failures = 0;
  let isLive = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const take = (raw: { id: string; event: string; data: string }): void => {
    const event = parsed(raw);
    if (event === undefined) return;
    lastId = event.id;
    failures = 0;
    if (!isLive) {
      isLive = true;
      onLive();
    }
    onEvent(event);
  };

  const read = async (own: AbortController): Promise<number> => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const hear = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => own.abort(), SILENCE_MS);
    };
    try {
      hear();
      const response = await fetch(url, {
        headers: { accept: EVENT_STREAM_TYPE, ...(lastId !== '' && { 'last-event-id': lastId }) },
        signal: own.signal,
      });
      const isStream = mediaTypeOf(response.headers.get('content-type')) === EVENT_STREAM_TYPE;
      if (response.status !== 200 || !isStream || response.body === null) {
        // The server may have rejected the last event's id, so it isn't sent again.
        lastId = '';
        void response.body?.cancel();
        const pause = retryAfterMs(response.headers.get('retry-after') ?? '') ?? 0;
        return Math.min(pause, LONGEST_PAUSE_MS);
      }
      const reader = createEventReader(
        {
          onEvent: take,
          onRetry: (ms) => {
            retry = ms;
          },
        },
        EVENT_MAX_BYTES,
      );
      const decoder = new TextDecoder();
      const chunks = response.body.getReader();
      for (;;) {
        const { done, value } = await chunks.read();
        if (done || own.signal.aborted) return 0;
        hear();
        reader.read(decoder.decode(value, { stream: true }));
      }
    } catch {
      return 0;
    } finally {
      clearTimeout(silence);
      own.abort();
    }
  };

  const open = async (): Promise<void> => {
    if (current !== undefined || document.visibilityState !== 'visible' || !navigator.onLine)
      return;
    clearTimeout(timer);
    const own = new AbortController();
    current = own;
    failures += 1;
    const wish = await read(own);
    if (current !== own) return;
    current = undefined;
    // `failures` is above 0 only if this connection delivered no event.
    if (failures > 0 && isLive) {
      isLive = false;
      onLost();
    }
    const growing = Math.min(retry * 2 ** failures, LONGEST_RETRY_MS) * (0.5 + Math.random() / 2);
    timer = setTimeout(() => void open(), Math.max(failures === 0 ? retry : growing, wish));
  };
  const close = (): void => {
    clearTimeout(timer);
    const closed = current;
    current = undefined;
    closed?.abort();
  };
  const look = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) {
      failures = 0;
      void open();
    } else close();
  };

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  void open();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    close();
  };
};
