import { useId } from 'react';

import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { plainText } from '@/lib/format/plain-text';

type CollectionSelectProps = {
  value: string;
  onChange: (slug: string) => void;
};

/** Keeps a collection from the page's address selected before the names have loaded. */
export function CollectionSelect({ value, onChange }: CollectionSelectProps) {
  const id = useId();
  const collections = useCollections();
  return (
    <>
      <Label htmlFor={id}>Collection</Label>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">All collections</option>
        {value !== '' && collections.data === undefined && <option value={value}>{value}</option>}
        {collections.data?.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {plainText(name)}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
