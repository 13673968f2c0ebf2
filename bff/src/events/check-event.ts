import { MarketEventSchema } from '@trait-market/contract/economy/events';
import { writeEvent, type RawEvent } from '@trait-market/contract/read-event-stream';

import { isTooDeep } from '../provider/json-depth';

/** Every stream tells the same: so many of the latest are checked once for all. */
const MOST_KNOWN = 32;

const textOf = ({ id, event, data }: RawEvent): string | undefined => {
  if (isTooDeep(data)) return undefined;
  try {
    const checked = MarketEventSchema.safeParse({ id, event, data: JSON.parse(data) }).data;
    if (checked === undefined) return undefined;
    return writeEvent({ ...checked, data: JSON.stringify(checked.data) });
  } catch {
    return undefined;
  }
};

/** Makes of an event the text that goes on; undefined where the contract knows no such event. */
export const createEventCheck = () => {
  const known = new Map<string, string | undefined>();
  return (event: RawEvent): string | undefined => {
    const key = `${event.id}\n${event.event}\n${event.data}`;
    if (known.has(key)) return known.get(key);
    const text = textOf(event);
    known.set(key, text);
    if (known.size > MOST_KNOWN) {
      const [oldest = ''] = known.keys();
      known.delete(oldest);
    }
    return text;
  };
};
export type EventCheck = ReturnType<typeof createEventCheck>;
