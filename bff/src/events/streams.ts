import { Refusal } from '../refusal';

/** How many streams may be open at a time. */
export type StreamBounds = { total: number; perClient: number };

/** Why a stream has ended. */
export type StreamEnd = 'client' | 'provider' | 'slow' | 'too-large' | 'old' | 'drain';

/** A stream's place, to be given back. */
export type Place = { leave: (why: StreamEnd) => void };

/** When it is worth coming again, in milliseconds. */
const FULL_RETRY_MS = 10_000;
const SHARE_RETRY_MS = 60_000;

/**
 * The open streams, counted for each client and in all.
 *
 * @param onEnd told of each that has ended
 */
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
     * Takes a place, before the provider is asked for anything.
     *
     * @param end ends the stream when the process does
     * @throws Refusal BUSY when all are taken or the process is about to end, RATE_LIMITED when the client has its share
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
    /** Ends all of them, and lets no other begin. */
    drain: (): void => {
      isDraining = true;
      for (const end of ends) end();
    },
  };
};
export type Streams = ReturnType<typeof createStreams>;
