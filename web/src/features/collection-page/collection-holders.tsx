import type { CollectionStats } from '@trait-market/contract/economy/collection-stats';

import { PartyLink } from '@/components/economy/party-link';
import { Section } from '@/components/page/section';
import { grouped } from '@/lib/format/grouped';

/** Those who have the most editions of a collection. */
export function CollectionHolders({
  holders: { items, total },
}: {
  holders: CollectionStats['holders'];
}) {
  return (
    <Section
      title="Holders"
      aside={<span className="text-sm text-muted tabular-nums">{grouped(total)}</span>}
    >
      {items.length === 0 ? (
        <p className="text-sm text-muted">No one holds anything of it yet.</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="pr-3 pb-1 font-normal">
                Collector
              </th>
              <th scope="col" className="pr-3 pb-1 text-right font-normal">
                Loose
              </th>
              <th scope="col" className="pb-1 text-right font-normal">
                Worn
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((holder) => (
              <tr key={holder.address} className="border-t border-hairline">
                <td className="py-2 pr-3">
                  <PartyLink party={holder} you="You" />
                </td>
                <td className="py-2 pr-3 text-right">{grouped(holder.loose)}</td>
                <td className="py-2 text-right">{grouped(holder.worn)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
