import type { Stage, StageFlag } from '@/lib/flags/flags';
import { useFlag } from '@/lib/flags/use-flag';

const words: Record<Stage, string> = { planned: 'Planned', next: 'Next to open' };

export function StageLine({ flag }: { flag: StageFlag }) {
  return <span className="text-sm text-muted">{words[useFlag(flag, 'planned')]}</span>;
}
