import { PartyCell } from '@/components/economy/people/party-cell';
import { grouped } from '@/lib/format/grouped';

type Holder = Parameters<typeof PartyCell>[0]['party'] & {
  loose: number;
  worn: number;
};

export function HoldersTable({ holders }: { holders: readonly Holder[] }) {
  return (
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
        {holders.map((holder) => (
          <tr key={holder.address} className="border-t border-hairline">
            <PartyCell party={holder} />
            <td className="py-2 pr-3 text-right">{grouped(holder.loose)}</td>
            <td className="py-2 text-right">{grouped(holder.worn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
