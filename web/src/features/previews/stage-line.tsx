import type { Stage, StageFlag } from '@/lib/flags/flags';
import { useFlag } from '@/lib/flags/use-flag';

const words: Record<Stage, string> = { planned: 'Planned', next: 'Next to open' };

/** How far a feature is, which its flag decides. It has a line of its own: nothing moves. */
export function StageLine({ flag }: { flag: StageFlag }) {
  return <span className="text-sm text-muted">{words[useFlag(flag, 'planned')]}</span>;
}
