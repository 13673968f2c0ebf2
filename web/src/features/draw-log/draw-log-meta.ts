import type { DrawLog } from '@trait-market/contract/economy/draw-log';

import { grouped } from '@/lib/format/grouped';
import type { PageMeta } from '@/lib/rendering/server-render';

export const drawLogMeta = ({ head }: DrawLog): PageMeta => ({
  description: `The public record of every draw: ${grouped(head.size)} signed entries that the market can only add to, and that your browser verifies.`,
});
