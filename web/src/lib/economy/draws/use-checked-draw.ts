import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Beacon, roundTime } from '@trait-market/contract/economy/beacon';
import {
  checkDraw,
  checkDraws,
  type Draw,
  type DrawFault,
  drawTermsOf,
} from '@trait-market/contract/economy/draws';
import { type Bytes32, Bytes32Schema } from '@trait-market/contract/economy/shared';

import { useAppConfig } from '@/config/app-config-context';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { configuredHash, loadBeacon, loadedBeacon } from '@/lib/economy/draws/load-beacon';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';

const isSameHash = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

const NEIGHBORS = 60;

const WAITING_POLL_MS = 5_000;
const ROUND_POLL_MS = 1_000;
/** How long after a round was due the beacon counts as late. */
const LATE_MS = 10_000;

const pollOf = (draw: Draw | undefined, queryClient: QueryClient): number | false => {
  if (draw?.state !== 'waiting') return false;
  if (draw.beacon !== null) return WAITING_POLL_MS;
  const beacon = loadedBeacon(queryClient);
  const { round } = drawTermsOf(draw.signed);
  const isLate = beacon !== undefined && Date.now() > roundTime(beacon, round) + LATE_MS;
  return isLate ? WAITING_POLL_MS : ROUND_POLL_MS;
};

/** Returns the configured beacon, whose parameters aren't needed to detect another one's draw. */
const beaconFor = async (
  { signed }: Draw,
  queryClient: QueryClient,
  beaconHash: string | null,
): Promise<Beacon> => {
  const hash = configuredHash(beaconHash);
  return isSameHash(signed.message.beacon, hash)
    ? loadBeacon(queryClient, beaconHash)
    : { hash: Bytes32Schema.parse(hash), publicKey: '0x', period: 1, genesisTime: 0 };
};

const faultsOf = async (
  requested: Bytes32,
  draw: Draw,
  neighbors: readonly Draw[],
  beacon: Beacon,
): Promise<DrawFault[]> => {
  // Another draw than the requested one may be valid, but proves nothing here.
  if (draw.id.toLowerCase() !== requested.toLowerCase()) return ['bad-signature'];
  const others = neighbors.filter(({ id }) => id !== draw.id);
  const alone = await checkDraw(draw, Date.now(), beacon);
  const among = checkDraws([draw, ...others]).filter(({ id }) => id === draw.id);
  return [...new Set([...alone, ...among.map(({ fault }) => fault)])];
};

/** Verifies a draw in the browser, by its proof and by the other draws on its chain. */
export const useCheckedDraw = (id: Bytes32 | undefined) => {
  const queryClient = useQueryClient();
  const { beaconHash } = useAppConfig();
  const drawn = drawsApi.detail.useQuery({
    queryKey: economyKeys.draw(id ?? ''),
    queryData: id === undefined ? skipToken : { params: { id } },
    select: ({ body }) => body,
    refetchInterval: ({ state: { data } }) => pollOf(data?.body, queryClient),
  });
  const draw = drawn.data;
  const anchor = draw?.commitment.anchor;
  const chain = drawsApi.list.useQuery({
    queryKey: [...economyKeys.draw(id ?? ''), 'chain', draw?.state],
    queryData: anchor === undefined ? skipToken : { query: { anchor, limit: NEIGHBORS } },
    select: ({ body }) => body.items,
  });
  const neighbors = chain.data;
  const check = useQuery({
    queryKey: [...economyKeys.draw(id ?? ''), 'check', draw, neighbors],
    queryFn:
      id === undefined || draw === undefined || neighbors === undefined
        ? skipToken
        : async () => {
            const beacon = await beaconFor(draw, queryClient, beaconHash);
            return { draw, beacon, faults: await faultsOf(id, draw, neighbors, beacon) };
          },
    // Only the browser's own check proves anything to its user.
    enabled: useIsHydrated(),
  });
  // While the draw waits, the next poll retries a failed one.
  const failed = draw?.state === 'waiting' ? [chain, check] : [drawn, chain, check];
  const queries = failed.filter(({ error }) => error !== null);
  return {
    draw,
    checked: check.data,
    error: queries[0]?.error ?? null,
    isFetching: drawn.isFetching || chain.isFetching || check.isFetching,
    refetch: () => {
      for (const query of queries) void query.refetch();
    },
  };
};
