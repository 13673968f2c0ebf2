import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/search';

/** Why nobody is asked for a text. */
export function TooLong({ length }: { length: number }) {
  return (
    <div role="status" className="max-w-text py-8">
      <h2 className="font-display text-lg font-bold">That search is too long</h2>
      <p className="mt-2 text-muted">
        The search takes up to {SEARCH_KEY_MAX_LENGTH} characters, and this has {length}. Shorten
        it, or take the name away.
      </p>
    </div>
  );
}
