import type { Change } from '@/lib/economy/amounts/change-of';

const colourOf = ({ share }: Change): string => {
  if (share === 0) return 'text-muted';
  return share > 0 ? 'text-success' : 'text-danger';
};

export function ChangeText({ change }: { change: Change | undefined }) {
  if (change === undefined) return null;
  return <span className={`block text-xs tabular-nums ${colourOf(change)}`}>{change.text}</span>;
}
