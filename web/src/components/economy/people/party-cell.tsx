import { PartyLink } from './party-link';

/** Clips the name instead of breaking a word or widening the table on phones. */
export function PartyCell({ party }: { party: Parameters<typeof PartyLink>[0]['party'] }) {
  return (
    <td className="py-2 pr-3 max-sm:w-full max-sm:max-w-0">
      {/* The padding prevents clipping of the focus outline. */}
      <span className="block max-sm:-m-1 max-sm:truncate max-sm:p-1">
        <PartyLink party={party} you="You" />
      </span>
    </td>
  );
}
