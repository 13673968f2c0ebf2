import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';

export function TooLong({ length }: { length: number }) {
  return (
    <div role="status" className="max-w-text py-8">
      <h2 className="font-display text-lg font-bold">Your search is too long</h2>
      <p className="mt-2 text-muted">
        You can search for up to {SEARCH_KEY_MAX_LENGTH} characters, and this is {length}. Shorten
        it, or remove the name.
      </p>
    </div>
  );
}
