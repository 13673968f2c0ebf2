import { mediaTypeOf } from '@trait-market/contract/shared';
import { Agent, request } from 'undici';

/** The maximum total size of the pictures in one link picture, in bytes. */
const ART_BYTES = 5_242_880;
/** The maximum size of a drawing in bytes: parsing takes a hundred times its memory. */
const DRAWING_BYTES = 524_288;
const DEADLINE_MS = 1500;
const CONNECTIONS_PER_HOST = 8;

const DRAWING = 'image/svg+xml';
const TYPES = new Set([DRAWING, 'image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** Returns the URL if its origin is listed; credentials in it would be sent to the host. */
const allowedUrl = (address: string, origins: ReadonlySet<string>): URL | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return origins.has(url.origin) && url.username === '' && url.password === '' ? url : undefined;
};

/** Creates the function that fetches pictures from the listed origins, and from no others (T103). */
export const createArtFetch = (origins: readonly string[]) => {
  const allowed = new Set(origins);
  const agent = new Agent({
    connections: CONNECTIONS_PER_HOST,
    connect: { timeout: DEADLINE_MS },
  });

  const read = async (url: URL, limit: number): Promise<Uint8Array | undefined> => {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      // A compressed response is rejected, because its size doesn't bound that of the picture.
      headers: { accept: [...TYPES].join(), 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const type = mediaTypeOf(String(headers['content-type'] ?? ''));
    const encoding = headers['content-encoding'] ?? 'identity';
    const most = type === DRAWING ? Math.min(limit, DRAWING_BYTES) : limit;
    const isRefused =
      statusCode !== 200 ||
      !TYPES.has(type) ||
      encoding !== 'identity' ||
      Number(headers['content-length'] ?? 0) > most;
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      if (isRefused) return undefined;
      for await (const chunk of body) {
        size += chunk.length;
        if (size > most) return undefined;
        chunks.push(chunk);
      }
    } finally {
      body.on('error', () => undefined).destroy();
    }
    return Buffer.concat(chunks);
  };

  return {
    /** Returns the pictures in the order of their URLs; undefined for one that can't be used. */
    fetchAll: (addresses: readonly string[]): Promise<(Uint8Array | undefined)[]> =>
      Promise.all(
        addresses.map(async (address) => {
          const url = allowedUrl(address, allowed);
          const limit = Math.floor(ART_BYTES / addresses.length);
          return url && read(url, limit).catch(() => undefined);
        }),
      ),
    close: (): Promise<void> => agent.destroy(),
  };
};

export type ArtFetch = ReturnType<typeof createArtFetch>;
