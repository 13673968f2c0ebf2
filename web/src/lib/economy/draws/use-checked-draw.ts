import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Beacon, roundTime } from '@trait-market/contract/economy/beacon';
import { checkWallet } from '@trait-market/contract/economy/draw-checks';
import {
  checkDraw,
  type Draw,
  type DrawFault,
  drawTermsOf,
} from '@trait-market/contract/economy/draws';
import { type Bytes32, Bytes32Schema } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import { useMemo } from 'react';
import { keccak256, stringToHex } from 'viem';

import { useAppConfig } from '@/config/app-config-context';
import { checkInLog } from '@/lib/economy/draws/check-in-log';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { configuredHash, loadBeacon, loadedBeacon } from '@/lib/economy/draws/load-beacon';
import { readWalletDraws, type WalletDraws } from '@/lib/economy/draws/read-wallet-draws';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';
import { useConnectedAddress } from '@/lib/session/session-context';

const isSameHash = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

const WAITING_POLL_MS = 5_000;
const ROUND_POLL_MS = 1_000;
const OVERDUE_POLL_MS = 10_000;
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

/** Returns whether the market hides a draw or refusal for which this browser has its receipt. */
const isHiding = ({ draws, refusals, receipts }: WalletDraws): boolean => {
  const listed = new Set([...draws, ...refusals].map(({ id }) => id.toLowerCase()));
  return receipts.some(({ id }) => !listed.has(id.toLowerCase()));
};

const faultsOf = async (
  requested: Bytes32,
  draw: Draw,
  wallet: WalletDraws,
  beacon: Beacon,
): Promise<DrawFault[]> => {
  // Another draw than the requested one may be valid, but proves nothing here.
  if (draw.id.toLowerCase() !== requested.toLowerCase()) return ['bad-signature'];
  const alone = await checkDraw(draw, Date.now(), beacon);
  const { chains, draws, refusals } = wallet;
  const among = checkWallet(draw, chains, draws, refusals);
  return [...new Set([...alone, ...among, ...(isHiding(wallet) ? ['hidden-draw' as const] : [])])];
};

/** Identifies contents in a query's key, which would otherwise hold all of them. */
const digestOf = (contents: object | undefined): string | undefined =>
  contents && keccak256(stringToHex(JSON.stringify(contents)));

/** Verifies a draw in the browser: by its proof, all draws of its wallet, and the draw log. */
export const useCheckedDraw = (id: Bytes32 | undefined) => {
  const queryClient = useQueryClient();
  const { beaconHash } = useAppConfig();
  const address = useConnectedAddress();
  // Only the browser's own check proves anything to its user.
  const enabled = useIsHydrated();
  const keyOf = (...parts: unknown[]) => [...economyKeys.draw(id ?? ''), ...parts];
  const drawn = drawsApi.detail.useQuery({
    queryKey: keyOf(),
    queryData: id === undefined ? skipToken : { params: { id } },
    select: ({ body }) => body,
    refetchInterval: ({ state: { data } }) => pollOf(data?.body, queryClient),
  });
  const draw = drawn.data;
  const owner = draw?.signed.message.owner;
  const others = useQuery({
    queryKey: keyOf('wallet', draw?.state),
    queryFn: owner === undefined ? skipToken : () => readWalletDraws(queryClient, owner),
    enabled,
  });
  const wallet = others.data;
  const contents = useMemo(() => [digestOf(draw), digestOf(wallet)], [draw, wallet]);
  const check = useQuery({
    queryKey: keyOf('check', ...contents),
    queryFn:
      id === undefined || draw === undefined || wallet === undefined
        ? skipToken
        : async () => {
            const beacon = await beaconFor(draw, queryClient, beaconHash);
            return { draw, beacon, wallet, faults: await faultsOf(id, draw, wallet, beacon) };
          },
    enabled,
    // A draw can become overdue while it is shown.
    refetchInterval: draw?.state === 'waiting' ? OVERDUE_POLL_MS : false,
  });
  const isOwn = address !== undefined && owner !== undefined && isSameAddress(address, owner);
  const inLog = useQuery({
    queryKey: keyOf('log', draw?.state),
    queryFn: draw === undefined ? skipToken : () => checkInLog(queryClient, draw, isOwn),
    enabled,
  });
  // While the draw waits, the next poll retries a failed one.
  const failed = draw?.state === 'waiting' ? [others, check, inLog] : [drawn, others, check, inLog];
  const queries = failed.filter(({ error }) => error !== null);
  return {
    draw,
    checked: check.data && inLog.data && { ...check.data, log: inLog.data },
    error: queries[0]?.error ?? null,
    isFetching: [drawn, others, check, inLog].some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of queries) void query.refetch();
    },
  };
};
