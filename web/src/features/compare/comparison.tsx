import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { EmptyNote } from '@/components/empty-note';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { type FailedQuery, QueryFailure } from '@/components/query-failure';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { compareAvatarsPath } from '@/lib/compare/compare-paths';
import { compared, type ComparedKind, MAX_COMPARED } from '@/lib/compare/compared';
import { useStore } from '@/lib/use-store';

import { CompareTable, type Column } from './compare-table';
import type { Row } from './row';

const PAGE = 'comparison page-columns py-6 sm:py-8';

/** The table's greatest width by its number of columns, so that they stay side by side on wide screens. */
const WIDTHS = ['', '', 'max-w-[58rem]', 'max-w-[74rem]', ''];

/** The number of columns that fit a phone's screen. */
const FITTING = 2;

/** The address of each kind's comparison, its parameter, and the list to choose more from. */
export const KINDS = {
  trait: { param: 'ids', pathOf: paths.compareWith, market: paths.market },
  avatar: { param: 'avatars', pathOf: compareAvatarsPath, market: paths.marketAvatars },
} as const;

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert className="mt-6 max-w-text">
      <AlertTitle>Not everything in this link can be compared</AlertTitle>
      <AlertDescription>
        <ul className="grid gap-1">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </AlertDescription>
    </Alert>
  );
}

/** Links from the comparison of one kind to the choice of the other kind. */
function OtherChoice({ kind }: { kind: ComparedKind }) {
  const chosen = compared.only(useStore(compared), kind);
  if (chosen.length === 0) return null;
  return (
    <p className="mt-4 print:hidden">
      <NextLink to={KINDS[kind].pathOf(chosen.map(({ id }) => id))}>
        {chosen.length === 1
          ? `See the ${kind} that you chose`
          : `Compare the ${chosen.length} ${kind}s that you chose`}
      </NextLink>
    </p>
  );
}

function NothingCompared({ kind }: { kind: ComparedKind }) {
  const chosen = compared.only(useStore(compared), kind);
  return chosen.length > 0 ? (
    <EmptyNote next={['Compare your own choice', KINDS[kind].pathOf(chosen.map(({ id }) => id))]}>
      {`No ${kind} is left to compare here.`}
    </EmptyNote>
  ) : (
    <EmptyNote next={[`Search for ${kind}s`, KINDS[kind].market]}>
      {`Nothing is chosen yet: press “Compare” on up to ${MAX_COMPARED} ${kind}s to see them side by side here.`}
    </EmptyNote>
  );
}

const countText = (count: number, kind: ComparedKind): string => {
  if (count === 0) return `None of the ${kind}s could be loaded.`;
  return count === 1
    ? `One ${kind}. Choose “Compare” on another one to see them side by side.`
    : `${count} ${kind}s. The best value of each row is marked. You can share this page’s address.`;
};

type ComparisonProps<Of> = {
  kind: ComparedKind;
  ids: readonly string[];
  /** Describes what the link names but the page leaves out. */
  problems: readonly string[];
  failed: readonly { id: string; title: string; query: FailedQuery }[];
  isPending: boolean;
  columns: readonly Column<Of>[];
  rows: readonly Row<Of>[];
};

/** Compares traits or avatars side by side. */
export function Comparison<Of>({
  kind,
  ids,
  problems,
  failed,
  isPending,
  columns,
  rows,
}: ComparisonProps<Of>) {
  const [, setParams] = useSearchParams();
  const note = useRef<HTMLParagraphElement>(null);
  const { param, market } = KINDS[kind];
  const remove = (id: string): void => {
    compared.remove(id);
    setParams({ [param]: ids.filter((one) => one !== id).join(',') }, { replace: true });
    const others = [...columns, ...failed].filter((one) => one.id !== id && ids.includes(one.id));
    // The pressed button unmounts, and so does the note if nothing else is compared.
    if (others.length > 0) note.current?.focus();
    else document.getElementById('main')?.focus({ preventScroll: true });
  };
  // Stores a shared link's items, so that the next one is added to them.
  const choose = (): void =>
    compared.replace(
      kind,
      ids.flatMap((id) => {
        const column = columns.find((one) => one.id === id);
        return column
          ? { id, name: column.name, imageUrl: column.imageUrl }
          : compared.read().filter((one) => one.id === id);
      }),
    );
  if (!isPending && columns.length === 0 && failed.length === 0)
    return (
      <div className={PAGE}>
        <PageHeading title="Compare" className="mb-8" />
        <NothingCompared kind={kind} />
        <Problems problems={problems} />
      </div>
    );
  return (
    <div className={PAGE}>
      <PageHeading title="Compare" />
      <p ref={note} tabIndex={-1} role="status" className="mt-3 min-h-[2lh] max-w-text text-muted">
        {isPending ? 'Loading…' : countText(columns.length, kind)}
      </p>
      <Problems problems={problems} />
      {failed.map(({ id, title, query }) => (
        <div key={id} className="mt-6">
          <QueryFailure title={title} query={query} />
        </div>
      ))}
      <div className={cn('mt-8', WIDTHS[Math.max(2, ids.length)])}>
        {isPending ? (
          <>
            <LoadingText>Loading the comparison</LoadingText>
            <Skeleton className="h-[60rem] w-full rounded-card" />
          </>
        ) : (
          columns.length > 0 && (
            <>
              {columns.length > FITTING && (
                <p aria-hidden className="mb-2 text-sm text-muted sm:hidden print:hidden">
                  {`Swipe to see all ${columns.length}`}
                </p>
              )}
              <CompareTable columns={columns} rows={rows} onRemove={remove} />
            </>
          )
        )}
      </div>
      <EstimateNote className="mt-4" />
      {columns.length < MAX_COMPARED && !isPending && (
        <p className="mt-8 print:hidden">
          <NextLink to={market} onClick={choose}>
            {`Add another ${kind} from the market`}
          </NextLink>
        </p>
      )}
      <OtherChoice kind={kind === 'trait' ? 'avatar' : 'trait'} />
    </div>
  );
}
