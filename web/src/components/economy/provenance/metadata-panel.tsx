import type { TokenMetadata } from '@trait-market/contract/economy/tokens';
import { useState, type ComponentProps } from 'react';

import { NewTabLink } from '@/components/new-tab-link';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { copyText } from '@/lib/copy-text';
import type { TokenRef } from '@/lib/economy/tokens/token-ref';
import { useAvatarMetadata, useTraitMetadata } from '@/lib/economy/tokens/use-token-metadata';

import { metadataText } from './metadata-text';

const RESULTS = { copied: 'Copied.', failed: 'Couldn’t copy. Select the text instead.' };

/** The number of lines that are visible without scrolling. */
const MOST_LINES = 20;

function MetadataText({ text, path }: { text: string; path: string }) {
  const [result, setResult] = useState<keyof typeof RESULTS>();
  return (
    <>
      <textarea
        readOnly
        dir="ltr"
        translate="no"
        aria-label="Metadata as JSON"
        wrap="off"
        rows={Math.min(text.split('\n').length, MOST_LINES)}
        value={text}
        className="w-full resize-none rounded-control bg-wall p-3 font-mono text-xs leading-relaxed"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="outline"
          onClick={({ currentTarget }) => {
            void copyText(text, currentTarget).then((isCopied) =>
              setResult(isCopied ? 'copied' : 'failed'),
            );
          }}
        >
          Copy JSON
        </Button>
        <NewTabLink href={path} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          Open JSON
        </NewTabLink>
        <span role="status" className="text-sm text-muted">
          {result && RESULTS[result]}
        </span>
      </div>
    </>
  );
}

type FailedQuery = Extract<ComponentProps<typeof QueryFailure>, { query: unknown }>['query'];

type MetadataProps = {
  query: FailedQuery & { data: TokenMetadata | undefined };
  path: string;
};

function Metadata({ query, path }: MetadataProps) {
  const { data, error } = query;
  if (data) return <MetadataText text={metadataText(data)} path={path} />;
  if (error === null) return <Skeleton className="h-48 w-full rounded-control" />;
  return <QueryFailure title="Couldn’t load the metadata" query={query} />;
}

function TraitMetadata({ id }: { id: string }) {
  return <Metadata query={useTraitMetadata(id)} path={`/economy/v1/traits/${id}/metadata`} />;
}

function AvatarMetadata({ collection, tokenId }: { collection: string; tokenId: string }) {
  return (
    <Metadata
      query={useAvatarMetadata(collection, tokenId)}
      path={`/economy/v1/avatars/${collection}/${tokenId}/metadata`}
    />
  );
}

export function MetadataPanel({ token }: { token: TokenRef }) {
  return token.kind === 'trait' ? (
    <TraitMetadata id={token.id} />
  ) : (
    <AvatarMetadata collection={token.collection} tokenId={token.tokenId} />
  );
}
