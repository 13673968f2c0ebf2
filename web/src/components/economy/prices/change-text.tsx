import type { Change } from '@/lib/economy/amounts/change-of';

const colourOf = ({ share }: Change): string => {
  if (share === 0) return 'text-muted';
  return share > 0 ? 'text-success' : 'text-danger';
};

/** A change on a separate line; renders nothing if it is undefined. */
export function ChangeText({ change }: { change: Change | undefined }) {
  if (change === undefined) return null;
  return <span className={`block text-xs tabular-nums ${colourOf(change)}`}>{change.text}</span>;
}
