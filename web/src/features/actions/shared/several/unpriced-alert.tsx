import { traitsText } from '@/lib/economy/traits/trait-words';

type UnpricedAlertProps = { count: number; items?: string };

/** Says after a press on Review how many lines have no valid price; `items` defaults to traits. */
export function UnpricedAlert({ count, items = traitsText(count) }: UnpricedAlertProps) {
  if (count === 0) return null;
  return (
    <p role="alert" className="text-sm text-danger">
      {`${items} ${count === 1 ? 'needs' : 'need'} a price.`}
    </p>
  );
}
