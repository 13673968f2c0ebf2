import type { HolderPage, ListedHolder } from '@trait-market/contract/economy/tokens';
import type { ComponentProps } from 'react';

import { Day } from '@/components/economy/activity/day';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { PagedList } from '@/components/paged-list';
import { TableHead } from '@/components/table-head';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { useCollectionHolders, useTraitHolders } from '@/lib/economy/tokens/use-holders';
import { grouped } from '@/lib/format/grouped';
import { partText } from '@/lib/format/percent-text';

import { PartyLink } from '../people/party-link';

export type HoldersOf = { kind: 'trait'; id: string } | { kind: 'collection'; slug: string };

function HolderRow({ holder, editions }: { holder: ListedHolder; editions: number }) {
  const { loose, worn, since } = holder;
  return (
    <tr className="border-t border-hairline align-top">
      <td className="py-2 pr-3">
        <PartyLink party={holder} you="You" />
        <span className="block text-xs text-muted sm:hidden">
          {since === null ? (
            'Date unknown'
          ) : (
            <span>
              since <Day at={since} />
            </span>
          )}
        </span>
      </td>
      <td className="py-2 pr-3 text-right">
        {grouped(loose + worn)}
        {worn > 0 && <span className="block text-xs text-muted">{`${grouped(worn)} worn`}</span>}
      </td>
      <td className="py-2 pr-3 text-right">{partText(loose + worn, editions)}</td>
      <td className="py-2 text-right text-muted max-sm:hidden">
        {since === null ? 'Unknown' : <Day at={since} />}
      </td>
    </tr>
  );
}

type Holders = ComponentProps<typeof PagedList<HolderPage['items'][number]>>['list'];

function HolderList({ list, editions }: { list: Holders; editions: number }) {
  return (
    <PagedList
      list={list}
      name={list.total === 1 ? 'holder' : 'holders'}
      failure="Couldn’t load the holders"
      loading={<RowsSkeleton label="Loading the holders" count={6} />}
      empty={<p className="text-sm text-muted">No one holds it.</p>}
    >
      {(holders) => (
        <table className="w-full text-sm tabular-nums">
          <TableHead
            columns={[
              'Collector',
              ['Editions', 'text-right'],
              ['Share', 'text-right'],
              ['First held', 'text-right max-sm:hidden'],
            ]}
          />
          <tbody>
            {holders.map((holder) => (
              <HolderRow key={holder.address} holder={holder} editions={editions} />
            ))}
          </tbody>
        </table>
      )}
    </PagedList>
  );
}

function TraitHolders({ id, editions }: { id: string; editions: number }) {
  return <HolderList list={useTraitHolders(id)} editions={editions} />;
}

function CollectionHolders({ slug, editions }: { slug: string; editions: number }) {
  return <HolderList list={useCollectionHolders(slug)} editions={editions} />;
}

type AllHoldersProps = {
  of: HoldersOf;
  editions: number;
  onClose: () => void;
  onClosed: () => void;
};

export function AllHolders({ of, editions, onClose, onClosed }: AllHoldersProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="max-w-2xl" onCloseAutoFocus={onClosed}>
        <DialogTitle>Holders</DialogTitle>
        <DialogDescription>
          {of.kind === 'trait'
            ? 'Everyone who holds it, those with the most editions first.'
            : 'Everyone who holds its traits, those with the most editions first.'}
        </DialogDescription>
        {of.kind === 'trait' ? (
          <TraitHolders id={of.id} editions={editions} />
        ) : (
          <CollectionHolders slug={of.slug} editions={editions} />
        )}
      </DialogContent>
    </Dialog>
  );
}
