import type { Change } from '@/lib/economy/amounts/change-of';

const colourOf = ({ share }: Change): string => {
  if (share === 0) return 'text-muted';
  return share > 0 ? 'text-success' : 'text-danger';
};

/** By how much something rose or fell, on a line of its own; nothing where that cannot be said. */
export function ChangeText({ change }: { change: Change | undefined }) {
  if (change === undefined) return null;
  return <span className={`block text-xs tabular-nums ${colourOf(change)}`}>{change.text}</span>;
}
