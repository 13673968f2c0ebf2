import { Refusal } from '../refusal';

export type StreamBounds = { total: number; perClient: number };

export type StreamEnd = 'client' | 'provider' | 'slow' | 'too-large' | 'old' | 'drain';

export type Place = { leave: (why: StreamEnd) => void };

/** The `Retry-After` delay in ms when all streams are in use. */
const FULL_RETRY_MS = 10_000;
const SHARE_RETRY_MS = 60_000;

export const createStreams = (
  { total, perClient }: StreamBounds,
  onEnd: (why: StreamEnd) => void,
) => {
  const ends = new Set<() => void>();
  const ofClient = new Map<string, number>();
  let open = 0;
  let isDraining = false;

  return {
    open: (): number => open,
    /**
     * @throws Refusal BUSY when all streams are in use or on shutdown, RATE_LIMITED when the client
     * has too many
     */
    enter: (client: string, end: () => void): Place => {
      if (isDraining || open >= total) throw new Refusal('BUSY', { retryAfterMs: FULL_RETRY_MS });
      const before = ofClient.get(client) ?? 0;
      if (before >= perClient) {
        throw new Refusal('RATE_LIMITED', {
          message: 'Too many streams are open. Close one, or try again in a minute.',
          retryAfterMs: SHARE_RETRY_MS,
        });
      }
      open += 1;
      ofClient.set(client, before + 1);
      ends.add(end);
      let isLeft = false;
      return {
        leave: (why) => {
          if (isLeft) return;
          isLeft = true;
          open -= 1;
          ends.delete(end);
          const left = (ofClient.get(client) ?? 1) - 1;
          if (left === 0) ofClient.delete(client);
          else ofClient.set(client, left);
          onEnd(why);
        },
      };
    },
    drain: (): void => {
      isDraining = true;
      for (const end of ends) end();
    },
  };
};
export type Streams = ReturnType<typeof createStreams>;
