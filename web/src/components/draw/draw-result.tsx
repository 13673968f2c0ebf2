import type { Draw } from '@trait-market/contract/economy/draws';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { plainText } from '@/lib/format/plain-text';

import type { Checked } from './checked';
import { Verdict } from './verdict';

/** Returns the drawn traits by unique keys, because a pack can contain the same trait twice. */
const namedOnce = (picks: Draw['picks']): Map<string, Draw['picks'][number]> => {
  const named = new Map<string, Draw['picks'][number]>();
  for (const pick of picks) {
    const name = `${pick.time} ${pick.section} ${pick.tokenId}`;
    const copies = [...named.keys()].filter((key) => key.startsWith(name)).length;
    named.set(copies === 0 ? name : `${name} × ${copies + 1}`, pick);
  }
  return named;
};

type DrawResultProps = Checked & { level: 2 | 3 };

export function DrawResult({ level, ...checked }: DrawResultProps) {
  const { draw } = checked;
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-6">
      <Verdict {...checked} />
      {draw.picks.length > 0 && (
        <div>
          <Heading className="font-semibold">
            {draw.drop === null ? 'Result' : `Drawn from ${plainText(draw.drop.name)}`}
          </Heading>
          <ol className="mt-2 grid list-decimal gap-1 pl-6">
            {[...namedOnce(draw.picks)].map(([key, { trait }]) => (
              <li key={key}>
                <Link to={paths.trait(trait.id)} className="underline underline-offset-4">
                  {plainText(trait.value) || 'Unnamed trait'}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
