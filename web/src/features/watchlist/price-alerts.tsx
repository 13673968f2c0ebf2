import { useRef } from 'react';

import { AlertRow } from '@/components/economy/alerts/alert-row';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Thumbnail } from '@/components/thumbnail';
import { firedItem } from '@/lib/economy/alerts/alert-words';
import { useAlerts } from '@/lib/economy/alerts/use-alerts';
import { itemPicture } from '@/lib/economy/orders/item-words';
import { grouped } from '@/lib/format/grouped';
import type { Alert } from '@trait-market/contract/economy/alerts';

const pictureOf = ({ about, fired }: Alert): string | undefined => {
  if (about.kind === 'trait') return about.trait.imageUrl;
  const item = fired ? firedItem(fired) : undefined;
  return item && itemPicture(item);
};

/** The user's price alerts. Shows nothing without an account or alerts. */
export function PriceAlerts() {
  const query = useAlerts();
  const section = useRef<HTMLDivElement>(null);
  const { data, error } = query;
  if (data === undefined)
    return error && <QueryFailure title="Couldn’t load your price alerts" query={query} />;
  return (
    <div ref={section} tabIndex={-1} className="outline-none empty:hidden">
      {data.length > 0 && (
        <Section title="Price alerts" count={grouped(data.length)}>
          <ul>
            {data.map((alert) => (
              <AlertRow
                key={alert.id}
                alert={alert}
                picture={<Thumbnail src={pictureOf(alert)} size={64} className="size-16" />}
                onRemoved={() => section.current?.focus()}
              />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
