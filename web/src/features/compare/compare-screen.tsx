import { useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { NextLink } from '@/components/next-link';
import { EmptyPage } from '@/components/page/empty-page';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { compared, MAX_COMPARED } from '@/lib/compare/compared';
import { useStore } from '@/lib/use-store';

import { CompareTable } from './compare-table';
import { readIds } from './read-ids';
import { useCompared } from './use-compared';

const PAGE = 'page-columns py-8 sm:py-14';

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

function Comparison({ text }: { text: string }) {
  const [, setParams] = useSearchParams();
  const note = useRef<HTMLParagraphElement>(null);
  const { ids, problems } = readIds(text);
  const { traits, missing, failed, isPending } = useCompared(ids);
  const all = [
    ...problems,
    ...missing.map((id) => `There’s no trait “${id}” on the market. It may have been burned.`),
  ];
  const remove = (id: string): void => {
    compared.remove(id);
    const rest = ids.filter((one) => one !== id);
    setParams(rest.length === 0 ? {} : { ids: rest.join(',') }, { replace: true });
    // The pressed button unmounts.
    note.current?.focus();
  };
  if (!isPending && traits.length === 0 && failed.length === 0)
    return (
      <div className={PAGE}>
        <EmptyPage title="Compare" next={['Search for traits', paths.market]}>
          {`Nothing is chosen yet. Choose “Compare” on up to ${MAX_COMPARED} traits to see them side by side here.`}
        </EmptyPage>
        <Problems problems={all} />
      </div>
    );
  return (
    <div className={PAGE}>
      <PageHeading title="Compare" />
      <p ref={note} tabIndex={-1} role="status" className="mt-3 max-w-text text-muted">
        {isPending
          ? 'Loading…'
          : traits.length === 1
            ? 'One trait. Choose “Compare” on another one to see them side by side.'
            : `${traits.length} traits. The best value of each row is marked. This page’s address can be shared.`}
      </p>
      <Problems problems={all} />
      {failed.map(({ id, query }) => (
        <div key={id} className="mt-6">
          <QueryFailure title="Couldn’t load one of the traits" query={query} />
        </div>
      ))}
      <div className="mt-8">
        {isPending ? (
          <>
            <LoadingText>Loading the comparison</LoadingText>
            <Skeleton className="h-[60rem] w-full rounded-card" />
          </>
        ) : (
          <CompareTable traits={traits} onRemove={remove} />
        )}
      </div>
      <EstimateNote className="mt-4" />
      {traits.length < MAX_COMPARED && !isPending && (
        <p className="mt-8 print:hidden">
          <NextLink to={paths.market}>Add another trait from the market</NextLink>
        </p>
      )}
    </div>
  );
}

/** Without ids in the address, compares the traits that were chosen in this browser. */
export function CompareScreen() {
  const [params] = useSearchParams();
  const chosen = useStore(compared);
  const text = params.get('ids') ?? '';
  if (text === '' && chosen.length > 0)
    return <Navigate to={paths.compareWith(chosen.map(({ id }) => id))} replace />;
  return <Comparison text={text} />;
}
