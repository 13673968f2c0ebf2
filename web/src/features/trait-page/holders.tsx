import type { TraitDetail } from '@trait-market/contract/economy/trait-detail';

import { PartyLink } from '@/components/economy/party-link';

import { Section } from '@/components/page/section';

/** Holders that are named; the page says how many there are in all. */
const SHOWN = 8;

/** Those who have the most editions of a trait. */
export function Holders({ trait: { holders } }: { trait: TraitDetail }) {
  const shown = holders.items.slice(0, SHOWN);
  return (
    <Section
      title="Holders"
      aside={<span className="text-sm text-muted tabular-nums">{holders.total}</span>}
    >
      {shown.length === 0 ? (
        <p className="text-sm text-muted">No one holds this trait.</p>
      ) : (
        <table className="w-full text-sm">
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
            {shown.map((holder) => (
              <tr key={holder.address} className="border-t border-hairline">
                <td className="py-2 pr-3">
                  <PartyLink party={holder} you="You" />
                </td>
                <td className="py-2 pr-3 text-right tabular-nums">{holder.loose}</td>
                <td className="py-2 text-right tabular-nums">{holder.worn}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {holders.total > shown.length && shown.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          Showing the {shown.length} holders with the most editions, of {holders.total}.
        </p>
      )}
    </Section>
  );
}
