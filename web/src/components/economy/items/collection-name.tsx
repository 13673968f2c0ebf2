import { cn } from '@/lib/cn';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { plainText } from '@/lib/format/plain-text';

type CollectionNameProps = {
  slug: string;
  /** Precedes the name on its line, such as a dot after another fact. */
  before?: string;
  className?: string;
};

/** A collection's name, whose whole text is its title. It is empty until the names have loaded. */
export function CollectionName({ slug, before = '', className }: CollectionNameProps) {
  const { data: collections } = useCollections();
  const name = plainText(collections?.find((one) => one.slug === slug)?.name ?? '');
  return (
    <span translate="no" title={name || undefined} className={className}>
      {name && `${before}${name}`}
    </span>
  );
}

/** A line of a trait's row with its collection, whose space is reserved until the names have loaded. */
export function CollectionLine({ slug, className }: Omit<CollectionNameProps, 'before'>) {
  return (
    <p className={cn('h-4 text-xs leading-4 text-muted', className)}>
      <CollectionName slug={slug} className="block truncate" />
    </p>
  );
}
