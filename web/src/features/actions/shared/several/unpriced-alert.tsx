/** Says after a press on Review how many lines have no valid price. */
export function UnpricedAlert({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="alert" className="text-sm text-danger">
      {count === 1 ? '1 trait needs a price.' : `${count} traits need a price.`}
    </p>
  );
}
