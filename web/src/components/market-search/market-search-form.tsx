import { useNavigate } from 'react-router-dom';

import { paths } from '@/config/paths';

import { TraitNameField, withTypedName } from './trait-name-field';

/** Searches the market with a GET form, which works without scripts. */
export function MarketSearchForm({ name = '' }: { name?: string }) {
  const navigate = useNavigate();
  const submit = withTypedName((typed) => {
    if (typed !== '') void navigate(paths.marketSearch(typed));
  });
  return (
    <form action={paths.market} method="get" role="search" onSubmit={submit} className="grid gap-2">
      <TraitNameField name={name} required />
    </form>
  );
}
