import { MarketEventSchema } from '@trait-market/contract/economy/events';
import { writeEvent, type RawEvent } from '@trait-market/contract/shared';

import { isTooDeep } from '../provider/json-depth';

type CheckedEvent = RawEvent & { bytes: Buffer | undefined };

// The number of cached validation results. All streams carry the same events, so each event is
// validated once.
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

/**
 * Creates a function that returns the bytes of a valid event, and undefined for an event that
 * violates the contract.
 */
export const createEventCheck = () => {
  const latest: CheckedEvent[] = [];
  return ({ id, event, data }: RawEvent): Buffer | undefined => {
    const known = latest.find((one) => one.id === id && one.event === event && one.data === data);
    if (known) return known.bytes;
    const bytes = bytesOf({ id, event, data });
    latest.unshift({ id, event, data, bytes });
    latest.length = Math.min(latest.length, CACHE_SIZE);
    return bytes;
  };
};
export type EventCheck = ReturnType<typeof createEventCheck>;
