import { useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { NextLink } from '@/components/next-link';
import { EmptyPage } from '@/components/page/empty-page';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { traitName } from '@/components/trait/trait-name';
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

function NothingCompared() {
  const chosen = useStore(compared);
  return chosen.length > 0 ? (
    <EmptyPage
      title="Compare"
      next={['Compare your own choice', paths.compareWith(chosen.map(({ id }) => id))]}
    >
      No trait is left to compare here.
    </EmptyPage>
  ) : (
    <EmptyPage title="Compare" next={['Search for traits', paths.market]}>
      {`Nothing is chosen yet. Choose “Compare” on up to ${MAX_COMPARED} traits to see them side by side here.`}
    </EmptyPage>
  );
}

const countText = (count: number): string => {
  if (count === 0) return 'None of the traits could be loaded.';
  return count === 1
    ? 'One trait. Choose “Compare” on another one to see them side by side.'
    : `${count} traits. The best value of each row is marked. You can share this page’s address.`;
};

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
    setParams({ ids: rest.join(',') }, { replace: true });
    const others = [...traits.map(({ trait }) => trait.id), ...failed.map((one) => one.id)];
    // The pressed button unmounts, and so does the note if nothing else is compared.
    if (others.some((one) => one !== id)) note.current?.focus();
    else document.getElementById('main')?.focus({ preventScroll: true });
  };
  // Stores a shared link's traits, so that the next one is added to them.
  const choose = (): void =>
    compared.replace(
      ids.flatMap((id) => {
        const trait = traits.find((one) => one.trait.id === id)?.trait;
        return trait
          ? { id, name: traitName({ traitValue: trait.value }), imageUrl: trait.imageUrl }
          : compared.read().filter((one) => one.id === id);
      }),
    );
  if (!isPending && traits.length === 0 && failed.length === 0)
    return (
      <div className={PAGE}>
        <NothingCompared />
        <Problems problems={all} />
      </div>
    );
  return (
    <div className={PAGE}>
      <PageHeading title="Compare" />
      <p ref={note} tabIndex={-1} role="status" className="mt-3 max-w-text text-muted">
        {isPending ? 'Loading…' : countText(traits.length)}
      </p>
      <Problems problems={all} />
      {failed.map(({ id, title, query }) => (
        <div key={id} className="mt-6">
          <QueryFailure title={title} query={query} />
        </div>
      ))}
      <div className="mt-8">
        {isPending ? (
          <>
            <LoadingText>Loading the comparison</LoadingText>
            <Skeleton className="h-[60rem] w-full rounded-card" />
          </>
        ) : (
          traits.length > 0 && <CompareTable traits={traits} onRemove={remove} />
        )}
      </div>
      <EstimateNote className="mt-4" />
      {traits.length < MAX_COMPARED && !isPending && (
        <p className="mt-8 print:hidden">
          <NextLink to={paths.market} onClick={choose}>
            Add another trait from the market
          </NextLink>
        </p>
      )}
    </div>
  );
}

/** Without ids in the address, compares the traits that were chosen in this browser. */
export function CompareScreen() {
  const [params] = useSearchParams();
  const chosen = useStore(compared);
  const text = params.get('ids');
  if (text === null && chosen.length > 0)
    return <Navigate to={paths.compareWith(chosen.map(({ id }) => id))} replace />;
  return <Comparison text={text ?? ''} />;
}
