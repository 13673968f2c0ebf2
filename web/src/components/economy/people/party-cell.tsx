import { PartyLink } from './party-link';

/** On phones, clips a long name instead of breaking words or widening the table. */
export function PartyCell({ party }: { party: Parameters<typeof PartyLink>[0]['party'] }) {
  return (
    <td className="py-2 pr-3 max-sm:w-full max-sm:max-w-0">
      {/* The padding keeps the focus outline inside the clipped box. */}
      <span className="block max-sm:-m-1 max-sm:truncate max-sm:p-1">
        <PartyLink party={party} you="You" />
      </span>
    </td>
  );
}
