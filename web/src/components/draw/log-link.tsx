import { Link } from 'react-router-dom';

import type { LogCheck } from '@/lib/economy/draws/check-in-log';
import { DRAW_LOG_PATH, drawLogPath } from '@/lib/economy/draws/draw-log-path';

type LogLinkProps = { log: Pick<LogCheck, 'inclusion' | 'receipt'> };

/** Links to the draw's entry in the public log. */
export function LogLink({ log: { inclusion, receipt } }: LogLinkProps) {
  const index = inclusion?.index ?? receipt?.index;
  return (
    <Link
      to={index === undefined ? DRAW_LOG_PATH : drawLogPath(index)}
      className="min-h-6 text-sm underline underline-offset-4"
    >
      See it in the draw log
    </Link>
  );
}
