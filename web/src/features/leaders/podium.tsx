import type { Leader } from '@trait-market/contract/economy/leaders';

import { Room } from '@/components/art/figure';
import { PartyLink } from '@/components/economy/people/party-link';
import { Avatar } from '@/components/ui/avatar';

/** Position and height of the first three ranks. The first one is in the middle and highest. */
const PLACES = [
  { column: 'col-start-2', height: 'h-22 sm:h-32 lg:h-48' },
  { column: 'col-start-1', height: 'h-14 sm:h-20 lg:h-32' },
  { column: 'col-start-3', height: 'h-9 sm:h-13 lg:h-20' },
] as const;

const FACE = 76;

export const PODIUM_HEIGHT = 'h-68 sm:h-76 lg:h-104';

type PlinthProps = { height: string; rank: number | undefined };

/** A plinth that is lit from the upper left, like all drawings. */
function Plinth({ height, rank }: PlinthProps) {
  return (
    <span aria-hidden className="block">
      <span className="-mx-1.5 block h-2.5 bg-plaster-light sm:-mx-2 sm:h-3" />
      <span
        className={`flex justify-center bg-linear-to-r from-plaster from-62% to-plaster-shade to-62% pt-1 pr-[38%] font-display text-lg font-extrabold text-plaster-ink tabular-nums sm:text-xl ${height}`}
      >
        {rank}
      </span>
    </span>
  );
}

export function Podium({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <div className={`relative overflow-hidden rounded-card bg-wall ${PODIUM_HEIGHT}`}>
      <svg
        aria-hidden
        viewBox="0 0 480 400"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <Room />
      </svg>
      <ol
        aria-label="Top three"
        className="absolute inset-x-0 bottom-5 mx-auto grid max-w-[34rem] grid-cols-3 items-end gap-5 px-5 sm:bottom-7 sm:gap-10"
      >
        {PLACES.map((place, position) => {
          const leader = leaders[position];
          // Leaders with equal ranks get equal heights.
          const { height } = (leader && PLACES[leader.rank - 1]) ?? place;
          return (
            <li
              key={place.column}
              aria-hidden={leader === undefined}
              className={`row-start-1 min-w-0 text-center ${place.column}`}
            >
              {leader && (
                <span className="flex flex-col items-center gap-2">
                  <span className="line-clamp-1 max-w-full text-sm">
                    <PartyLink party={leader.collector} you="You" />
                  </span>
                  <Avatar photo={leader.avatarPhoto} size={FACE} />
                </span>
              )}
              <Plinth height={height} rank={leader?.rank} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
