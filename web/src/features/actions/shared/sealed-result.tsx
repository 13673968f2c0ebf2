import { PackArt } from '@/components/draw/pack-art';
import type { Sealed } from '@/components/draw/tear-stage';

/** Shows what was bought or drawn, still sealed. */
export function SealedResult({ sealed }: { sealed: Sealed }) {
  return (
    <div className="grid justify-items-center rounded-card bg-wall py-6">
      <div className="w-40 animate-rise-in">
        <PackArt {...sealed} />
      </div>
    </div>
  );
}
