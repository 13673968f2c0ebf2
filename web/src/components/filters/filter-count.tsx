/** The number of filters in use, on a button that opens them; nothing without any. */
export function FilterCount({ count }: { count: number }) {
  return (
    count > 0 && (
      <span className="tabular-nums">
        <span>{count}</span>
        <span className="sr-only"> in use</span>
      </span>
    )
  );
}
