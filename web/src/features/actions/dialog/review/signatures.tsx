import { CHAINS } from '@trait-market/contract/economy/shared';

import type { Action } from '@/lib/actions/action';
import { cn } from '@/lib/cn';

import { bySignature } from '../../messages/bulk';
import { keyOf, messageOf, sentencesOf } from '../../messages/signed-messages';
import type { Signable } from '../../messages/step';
import type { Labels } from '../../messages/text/labels';
import { Sentences } from '../../messages/text/sentence-list';
import type { Progress } from '../signing/action-state';
import { BulkOrders } from './bulk-orders';

/** With more signatures than this, each one is collapsed under its title. */
const MAX_EXPANDED = 4;

type StepMeaningProps = {
  step: Signable;
  labels: Labels;
  action: Action;
  isTotalShown: boolean;
};

function StepMeaning(props: StepMeaningProps) {
  const { step, labels, isTotalShown } = props;
  const { Meaning, sentences } = messageOf(step);
  return Meaning ? (
    <Meaning {...props} />
  ) : (
    <Sentences words={sentences(step, labels)} isTotalShown={isTotalShown} />
  );
}

function CollapsedSignature({ title, ...props }: StepMeaningProps & { title: string }) {
  const { step, labels } = props;
  const [first, ...rest] = sentencesOf(step, labels);
  return (
    <details className="text-sm">
      <summary className="flex min-h-6 cursor-pointer gap-2 rounded-tag py-1">
        <span className="shrink-0 text-muted tabular-nums">{title}</span>
        <span translate="no" className="min-w-0 wrap-anywhere">
          {first}
        </span>
      </summary>
      <div className="border-l-2 border-hairline py-1 pl-3">
        {messageOf(step).Meaning ? <StepMeaning {...props} /> : <Sentences words={rest} />}
      </div>
    </details>
  );
}

/** Names what one signature covers within a sentence: "listing", "12 listings on Ethereum". */
export const nounOf = (group: readonly Signable[]): string => {
  const [first] = group;
  if (first === undefined) return '';
  const noun = messageOf(first).noun(first);
  if (group.length === 1) return noun;
  const isSame = group.every((step) => messageOf(step).noun(step) === noun);
  return `${group.length} ${isSame ? noun : 'order'}s on ${CHAINS[first.chainId].name}`;
};

const movesMoney = (step: Signable): boolean => messageOf(step).money?.(step) !== undefined;

type MeaningOfProps = Pick<StepMeaningProps, 'labels' | 'action' | 'isTotalShown'> & {
  group: readonly Signable[];
};

/** Says what one signature means, of one step or of several orders. */
function MeaningOf({ group, labels, action, isTotalShown }: MeaningOfProps) {
  const [step] = group;
  if (step === undefined) return null;
  const orders = group.length > 1 ? group.filter((one) => one.kind === 'order') : [];
  return orders.length > 0 ? (
    <BulkOrders action={action} orders={orders} labels={labels} title={nounOf(group)} />
  ) : (
    <StepMeaning {...{ step, labels, action, isTotalShown }} />
  );
}

/** Says what the signature means that the wallet is asked for now. */
export function CurrentSignature({ action, progress, labels }: SignaturesProps) {
  const [group = []] = bySignature(progress);
  const isTotalShown = group.filter(movesMoney).length === 1;
  return <MeaningOf {...{ group, labels, action, isTotalShown }} />;
}

type SignaturesProps = { action: Action; progress: Progress; labels: Labels };

/** Lists the remaining signatures with what each of them means. */
export function Signatures({ action, progress, labels }: SignaturesProps) {
  const { steps, isOneByOne } = progress;
  const groups = bySignature(progress);
  const total = bySignature({ steps, at: 0, isOneByOne }).length;
  const isLong = groups.length > MAX_EXPANDED;
  const isTotalShown = steps.slice(progress.at).filter(movesMoney).length === 1;
  const isOnSeveral = new Set(steps.map(({ chainId }) => chainId)).size > 1;
  return (
    <ol className={cn('grid grid-cols-1', isLong ? 'gap-1' : 'gap-4')}>
      {groups.map((group, index) => {
        const [step] = group;
        if (step === undefined) return null;
        const number = total - groups.length + index + 1;
        const isOfSeveral = group.length > 1;
        const network = isOnSeveral && group.length === 1 ? ` on ${CHAINS[step.chainId].name}` : '';
        const title = `Signature ${number} of ${total}: ${nounOf(group)}${network}`;
        if (isLong && !isOfSeveral)
          return (
            <li key={keyOf(step)}>
              <CollapsedSignature
                title={`${number} of ${total}`}
                step={step}
                labels={labels}
                action={action}
                isTotalShown={isTotalShown}
              />
            </li>
          );
        return (
          <li key={keyOf(step)} className="grid grid-cols-1 gap-1.5">
            {(total > 1 || isOfSeveral) && (
              <p className="text-sm text-muted">
                {total > 1 ? title : `One signature: ${nounOf(group)}`}
              </p>
            )}
            <MeaningOf {...{ group, labels, action, isTotalShown }} />
          </li>
        );
      })}
    </ol>
  );
}
