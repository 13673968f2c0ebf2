import type { Draw } from '@trait-market/contract/economy/draws';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { Moment } from '@/components/moment/moment';
import { paths } from '@/config/paths';
import { sealedDraws } from '@/lib/economy/draws/sealed/sealed-draws';
import { plainText } from '@/lib/format/plain-text';

import { isSound, type Checked } from './checked';
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

function Names({ picks }: Pick<Draw, 'picks'>) {
  return (
    <ol className="mt-2 grid list-decimal gap-1 pl-6">
      {[...namedOnce(picks)].map(([key, { trait }]) => (
        <li key={key}>
          <Link to={paths.trait(trait.id)} className="underline underline-offset-4">
            {plainText(trait.value) || 'Unnamed trait'}
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Pictures({ picks }: Pick<Draw, 'picks'>) {
  return (
    <div className="mt-4">
      <Moment
        items={picks.map(({ trait }) => ({ kind: 'trait', trait, quantity: 1 }))}
        isOwn={false}
      />
    </div>
  );
}

/** Shows a verified result large and above its proof, but any other one below the warning. */
export function DrawResult(checked: Checked) {
  const { draw } = checked;
  const isVerified = isSound(checked);
  useEffect(() => {
    if (draw.state === 'drawn') sealedDraws.reveal(draw.id);
  }, [draw]);
  return (
    <div className="grid gap-8">
      {!isVerified && <Verdict {...checked} />}
      {draw.picks.length > 0 && (
        <div>
          <h2 className="font-semibold">
            {draw.drop === null ? 'Result' : `Drawn from ${plainText(draw.drop.name)}`}
          </h2>
          {isVerified ? <Pictures picks={draw.picks} /> : <Names picks={draw.picks} />}
        </div>
      )}
      {isVerified && <Verdict {...checked} />}
    </div>
  );
}
