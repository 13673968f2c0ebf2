import { MarketEventSchema } from '@trait-market/contract/economy/events';
import { writeEvent, type RawEvent } from '@trait-market/contract/shared';

import { isTooDeep } from '../provider/json-depth';

/** The number of cached events. All streams carry the same events, so each is validated once. */
const MOST_KNOWN = 32;

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

/**
 * Validates events and returns their bytes to forward; undefined for an event outside the contract.
 */
export const createEventCheck = () => {
  const known = new Map<string, Buffer | undefined>();
  return (event: RawEvent): Buffer | undefined => {
    const key = `${event.id}\n${event.event}\n${event.data}`;
    if (known.has(key)) return known.get(key);
    const bytes = bytesOf(event);
    known.set(key, bytes);
    if (known.size > MOST_KNOWN) {
      const [oldest = ''] = known.keys();
      known.delete(oldest);
    }
    return bytes;
  };
};
export type EventCheck = ReturnType<typeof createEventCheck>;
