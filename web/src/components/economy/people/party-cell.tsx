import { PartyLink } from './party-link';

/**
 * Somebody's name in a table. On a phone it has the room that the other columns leave and is clipped
 * where that is too little: never broken within a word, never wider than the table.
 */
export function PartyCell({ party }: { party: Parameters<typeof PartyLink>[0]['party'] }) {
  return (
    <td className="py-2 pr-3 max-sm:w-full max-sm:max-w-0">
      {/* Room for the outline of what is focused, which is clipped, too. */}
      <span className="block max-sm:-m-1 max-sm:truncate max-sm:p-1">
        <PartyLink party={party} you="You" />
      </span>
    </td>
  );
}
