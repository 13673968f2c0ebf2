import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';
import type { Draw } from '@trait-market/contract/economy/draws';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Thumbnail } from '@/components/thumbnail';
import { Button } from '@/components/ui/button';
import { MARKET_POLL_MS } from '@/config/constants';
import { paths } from '@/config/paths';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { packsCount } from '@/lib/economy/draws/pack-lines';
import { openedPath, proofPath } from '@/lib/economy/draws/pack-paths';
import { sealedDraws } from '@/lib/economy/draws/sealed/sealed-draws';
import { NONE, useStore } from '@/lib/use-store';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';
import { zonedMoment } from '@/lib/format/dates';
import { plainText } from '@/lib/format/plain-text';
import { useConnectedAddress } from '@/lib/session/session-context';
import { Facts } from '@/components/facts';

const PICTURE = 40;
const TRAITS_SHOWN = 5;

const useOpenings = (wallet: WalletAddress) => {
  const queryKey = [ECONOMY_QUERIES, 'draws-of', wallet.toLowerCase()];
  return useCursorPages(
    drawsApi.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { wallet, limit: DEFAULT_PAGE, ...pageParam },
      }),
      refetchInterval: MARKET_POLL_MS,
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};

const stateText: Record<Exclude<Draw['state'], 'drawn'>, string> = {
  waiting: 'Waiting for its result',
  returned: 'Returned: the packs are sealed again',
};

function Opening({ draw }: { draw: Draw }) {
  const { id, drop, signed, state, takenAt, picks } = draw;
  const sealed = useStore(sealedDraws, NONE).find((stored) => stored.id === id);
  const packs = signed.kind === 'pack' ? Number(signed.message.packs) : 1;
  const title = `${packsCount(packs)} of ${plainText(drop?.name ?? '') || 'a drop'}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-4">
      <div>
        <h3 className="font-semibold">
          <Link to={openedPath(id)} className="underline underline-offset-4">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <Facts
            facts={[
              <time key="at" dateTime={takenAt}>
                {zonedMoment(new Date(takenAt))}
              </time>,
              sealed !== undefined && state === 'drawn' ? (
                <Link key="reveal" to={openedPath(id)} className="font-semibold accent-underline">
                  Not revealed yet: reveal<span className="sr-only"> {title}</span>
                </Link>
              ) : state === 'drawn' ? (
                <Link key="proof" to={proofPath(id)} className="underline underline-offset-4">
                  Proof<span className="sr-only"> of {title}</span>
                </Link>
              ) : (
                stateText[state]
              ),
            ]}
          />
        </p>
      </div>
      {sealed === undefined && (
        <ul aria-label={`Traits from ${title}`} className="flex flex-wrap items-center gap-1">
          {picks.slice(0, TRAITS_SHOWN).map(({ trait, time, tokenId }) => (
            <li key={`${time} ${tokenId}`}>
              <Link to={paths.trait(trait.id)} className="block">
                <Thumbnail
                  src={trait.imageUrl}
                  alt={plainText(trait.value)}
                  size={PICTURE}
                  className="size-10"
                />
              </Link>
            </li>
          ))}
          {picks.length > TRAITS_SHOWN && (
            <li className="pl-1 text-sm text-muted tabular-nums">
              +{picks.length - TRAITS_SHOWN} more
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function Openings({ wallet }: { wallet: WalletAddress }) {
  const list = useOpenings(wallet);
  const openings = list.items?.filter(({ signed }) => signed.kind === 'pack') ?? [];
  if (list.items === undefined && list.error !== null)
    return <QueryFailure title="Couldn’t load the packs you opened" query={list} />;
  if (list.items === undefined)
    return (
      <Section title="Packs you opened">
        <RowsSkeleton label="Loading the packs you opened" count={3} />
      </Section>
    );
  if (openings.length === 0 && list.fetchMore === undefined) return null;
  return (
    <Section title="Packs you opened">
      {openings.length > 0 ? (
        <ul aria-label="Packs you opened">
          {openings.map((draw) => (
            <Opening key={draw.id} draw={draw} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">Your latest draws are all re-rolls.</p>
      )}
      {list.fetchMore && (
        <Button
          variant="outline"
          className="mt-4"
          disabled={list.isFetchingNextPage}
          onClick={list.fetchMore}
        >
          Show earlier packs
        </Button>
      )}
    </Section>
  );
}

/** Lists the wallet's openings with the proof of each, the latest first. */
export function OpenedHistory() {
  const wallet = useConnectedAddress();
  return wallet && <Openings wallet={wallet} />;
}
