import { MarketEventSchema } from '@trait-market/contract/economy/events';
import { writeEvent, type RawEvent } from '@trait-market/contract/shared';

import { isTooDeep } from '../provider/json-depth';

/** Every stream tells the same: so many of the latest are checked, and held, once for all. */
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

/** Makes of an event the bytes that go on; undefined where the contract knows no such event. */
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
