import { PartyCell } from '@/components/economy/people/party-cell';
import { grouped } from '@/lib/format/grouped';
import { TableHead } from '@/components/table-head';

type Holder = Parameters<typeof PartyCell>[0]['party'] & {
  loose: number;
  worn: number;
};

export function HoldersTable({ holders }: { holders: readonly Holder[] }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <TableHead columns={['Collector', ['Loose', 'text-right'], ['Worn', 'text-right']]} />
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
