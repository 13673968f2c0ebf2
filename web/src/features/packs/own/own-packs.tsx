import type { OwnPacks as OwnPacksOf } from '@trait-market/contract/economy/packs';

import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PackArt } from '@/components/draw/pack-art';
import { sealedDrop, sealedPack } from '@/components/draw/sealed-drop';
import type { Sealed } from '@/components/draw/tear-stage';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { useActions } from '@/lib/actions/actions-context';
import { drawsApi } from '@/lib/economy/draws/draws-api';
import { openText, packsCount } from '@/lib/economy/draws/pack-lines';
import { dropPath, openedPath } from '@/lib/economy/draws/pack-paths';
import { useOwnPacks } from '@/lib/economy/draws/packs-queries';
import { sealedDraws } from '@/lib/economy/draws/sealed/sealed-draws';
import { useDrop } from '@/lib/economy/draws/use-drop';
import { economyKeys } from '@/lib/economy/queries/keys';
import { plainText } from '@/lib/format/plain-text';
import { useConnectedAddress } from '@/lib/session/session-context';
import { NONE, useStore } from '@/lib/use-store';

/** Without `sealed`, the pack's art is still loading. */
type PackProps = {
  to: string;
  name: string | undefined;
  sealed: Sealed | undefined;
  children: ReactNode;
};

function Pack({ to, name, sealed, children }: PackProps) {
  return (
    <li className="flex shrink-0 items-center gap-2">
      <Link
        to={to}
        aria-hidden
        tabIndex={-1}
        className="block aspect-[5/7] h-14 transition-transform duration-200 motion-safe:hover:-translate-y-0.5"
      >
        {sealed ? <PackArt {...sealed} /> : <Skeleton className="size-full rounded-control" />}
      </Link>
      <div className="grid justify-items-start gap-0.5">
        {name && <p className="max-w-32 truncate text-xs">{name}</p>}
        {children}
      </div>
    </li>
  );
}

function OwnPack({ own: { drop, unopened, waiting } }: { own: OwnPacksOf }) {
  const { start } = useActions();
  const name = plainText(drop.name);
  return (
    <Pack
      to={dropPath(drop.id)}
      name={name}
      sealed={{ ...sealedDrop(drop), line: packsCount(unopened) }}
    >
      {waiting === null ? (
        <Button size="sm" onClick={() => start({ kind: 'openPacks', drop, packs: unopened })}>
          {openText(unopened)}
          <span className="sr-only"> of {name}</span>
        </Button>
      ) : (
        <Link to={openedPath(waiting)} className={buttonVariants({ size: 'sm' })}>
          See the result
          <span className="sr-only"> of {name}, which is being drawn</span>
        </Link>
      )}
    </Pack>
  );
}

/** A pack whose result isn't revealed yet. Its art is that of its drop, which only the draw names. */
function OpenedPack({ id, count }: { id: Bytes32; count: number }) {
  const { data: draw, error } = drawsApi.detail.useQuery({
    queryKey: economyKeys.draw(id),
    queryData: { params: { id } },
    select: ({ body }) => body,
  });
  const { data: drop, error: dropError } = useDrop(draw?.drop?.id, false);
  const isLoading = drop === undefined && draw?.drop !== null && !error && !dropError;
  return (
    <Pack
      to={openedPath(id)}
      name={draw?.drop ? plainText(draw.drop.name) : undefined}
      sealed={
        isLoading ? undefined : sealedPack(draw ?? { id, drop: null }, drop, 'Not revealed yet')
      }
    >
      <Link to={openedPath(id)} className={buttonVariants({ size: 'sm' })}>
        Reveal<span className="sr-only"> {packsCount(count)}</span>
      </Link>
    </Pack>
  );
}

type Shown = {
  packs: readonly OwnPacksOf[];
  unrevealed: readonly { id: Bytes32; count: number }[];
};

const useShown = (address: WalletAddress | undefined, items: readonly OwnPacksOf[] = []): Shown => {
  const stored = useStore(sealedDraws, NONE);
  const packs = items.filter(({ unopened, waiting }) => unopened > 0 || waiting !== null);
  const unrevealed = stored.filter(
    ({ id, wallet, kind }) =>
      kind === 'pack' &&
      address !== undefined &&
      isSameAddress(wallet, address) &&
      packs.every(({ waiting }) => waiting !== id),
  );
  return { packs, unrevealed };
};

/** Shows the user's packs in the space that the page's head reserves, so that nothing moves. */
export function OwnPacks() {
  const address = useConnectedAddress();
  const query = useOwnPacks(address);
  const { data, error } = query;
  const { packs, unrevealed } = useShown(address, data?.items);
  if (data === undefined && error)
    return <QueryFailure title="Couldn’t load your packs" query={query} />;
  if (packs.length + unrevealed.length === 0) return null;
  return (
    <section aria-labelledby="own-packs" className="flex min-w-0 items-center justify-end gap-4">
      <h2 id="own-packs" className="shrink-0 text-sm font-semibold max-sm:sr-only">
        Your packs
      </h2>
      <ul className="flex min-w-0 gap-5 overflow-x-auto">
        {unrevealed.map(({ id, count }) => (
          <OpenedPack key={id} id={id} count={count} />
        ))}
        {packs.map((own) => (
          <OwnPack key={own.drop.id} own={own} />
        ))}
      </ul>
    </section>
  );
}
