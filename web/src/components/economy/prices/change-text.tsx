import { cn } from '@/lib/cn';
import type { Change } from '@/lib/economy/amounts/change-of';

const colourOf = ({ share }: Change): string => {
  if (share === 0) return 'text-muted';
  return share > 0 ? 'text-success' : 'text-danger';
};

type ChangeTextProps = { change: Change | undefined; className?: string };

export function ChangeText({ change, className = 'text-xs' }: ChangeTextProps) {
  if (change === undefined) return null;
  return (
    <span className={cn('block tabular-nums', colourOf(change), className)}>{change.text}</span>
  );
}
