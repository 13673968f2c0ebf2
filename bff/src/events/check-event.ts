import { MarketEventSchema } from '@trait-market/contract/economy/events';
import { writeEvent, type RawEvent } from '@trait-market/contract/shared';

import { isTooDeep } from '../provider/json-depth';

/** All streams carry the same events, so each is validated once. */
const CACHE_SIZE = 32;

const bytesOf = ({ id, event, data }: RawEvent): Buffer | undefined => {
  if (isTooDeep(data)) return undefined;
  try {
    const checked = MarketEventSchema.safeParse({ id, event, data: JSON.parse(data) }).data;
    if (checked === undefined) return undefined;
    return Buffer.from(writeEvent({ ...checked, data: JSON.stringify(checked.data) }));
  } catch {
    return undefined;
  }
};

/** Returns the bytes of valid events; undefined for an event outside the contract. */
export const createEventCheck = () => {
  const cache = new Map<string, Buffer | undefined>();
  return (event: RawEvent): Buffer | undefined => {
    const key = `${event.id}\n${event.event}\n${event.data}`;
    if (cache.has(key)) return cache.get(key);
    const bytes = bytesOf(event);
    cache.set(key, bytes);
    if (cache.size > CACHE_SIZE) {
      const [oldest = ''] = cache.keys();
      cache.delete(oldest);
    }
    return bytes;
  };
};
export type EventCheck = ReturnType<typeof createEventCheck>;
