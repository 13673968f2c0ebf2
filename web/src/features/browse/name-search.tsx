import { TraitNameField, withTypedName } from '@/components/market-search/trait-name-field';

type NameSearchProps = { name: string; onChange: (name: string) => void };

export function NameSearch({ name, onChange }: NameSearchProps) {
  return (
    <form role="search" onSubmit={withTypedName(onChange)} className="grid gap-2">
      <TraitNameField name={name} />
    </form>
  );
}
