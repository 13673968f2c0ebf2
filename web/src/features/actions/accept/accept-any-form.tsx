import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { CriteriaRef } from '@trait-market/contract/economy/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { Order } from '@trait-market/contract/economy/orders';
import {
  ANY_TOKEN,
  criteriaOf,
  criteriaProof,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useId, useState } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { QueryFailure } from '@/components/query-failure';
import { traitName } from '@/components/trait/trait-name';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { anyText } from '@/lib/economy/traits/any-text';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import type { FormStore } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { QuantityField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { readQuantity } from '../shared/form/form-values';
import { OrderMismatch } from '../shared/orders/order-mismatch';
import { sellerRows } from '../shared/form/price-rows';
import { useActionValues } from '../shared/form/use-action-values';
import { useSetByRoot } from '../shared/offering/use-criteria-set';
import { fulfilmentStep } from '../messages/fulfilment';
import { joinLabels, labelAssets, labelsOfOrder } from '../messages/text/labels';

type OwnedTrait = Extract<InventoryItem, { kind: 'trait' }>;

/** Returns the token ids of the signed set; undefined when the shown set is another one. */
const idsOf = (root: string, set: CriteriaSet | undefined): string[] | undefined => {
  if (root === ANY_TOKEN) return [];
  const ids = set?.traits.map(({ tokenId }) => tokenId) ?? [];
  return ids.length > 0 && criteriaOf(ids) === root ? ids : undefined;
};

type AcceptAnyFormProps = {
  order: Order;
  criteria: CriteriaRef;
  traitId: string | undefined;
  address: WalletAddress;
  store: FormStore;
};

/** The choice of the trait for a criteria offer, and of the number of editions. */
export function AcceptAnyForm({ order, criteria, traitId, address, store }: AcceptAnyFormProps) {
  const { values, change } = useActionValues(store);
  const [wasTried, setTried] = useState(false);
  const [hasMismatch, setMismatch] = useState(false);
  const name = useId();
  // The signed root, which the shown set is checked against.
  const root = order.components.consideration[0]?.identifierOrCriteria ?? '';
  const set = useSetByRoot(root);
  const owned = useOwnedTraits(address, criteria.collection);

  if (hasMismatch) return <OrderMismatch />;
  const failed = [set, owned].find(({ data, error }) => data === undefined && error !== null);
  if (failed) return <QueryFailure title="Couldn’t load what you could give" query={failed} />;
  if (owned.data === undefined || (root !== ANY_TOKEN && set.data === undefined))
    return <FormSkeleton />;
  const ids = idsOf(root, set.data);
  if (ids === undefined) return <OrderMismatch />;

  const fits = ({ trait, quantity }: OwnedTrait): boolean =>
    quantity > 0 && (root === ANY_TOKEN || ids.includes(trait.tokenId));
  const choices = owned.data.filter(fits);
  const wanted = values['give'] ?? traitId;
  const given =
    choices.find(({ trait }) => trait.id === wanted) ?? (wanted ? undefined : choices[0]);
  const text = values['quantity'] ?? '1';
  const most = Math.min(order.remaining, given?.quantity ?? 1);
  const quantity = readQuantity(text, most);

  if (choices.length === 0)
    return (
      <p className="text-sm">
        You don’t hold a loose trait that fits. This offer is for {anyText(criteria)}.
      </p>
    );

  const review = () => {
    setTried(true);
    if (quantity.value === undefined || given === undefined) return;
    const { tokenId, token, value } = given.trait;
    const proof = root === ANY_TOKEN ? [] : criteriaProof(ids, tokenId);
    try {
      if (proof === undefined) throw new UnreadableOrder('It isn’t one of them.');
      const labels = joinLabels([
        labelsOfOrder(order),
        { assets: labelAssets([{ kind: 'trait', token, tokenId, name: value }]), fees: {} },
      ]);
      store.review([fulfilmentStep(order, quantity.value, address, { tokenId, proof })], labels);
    } catch (error) {
      if (!(error instanceof UnreadableOrder)) throw error;
      setMismatch(true);
    }
  };

  return (
    <ActionForm onReview={review}>
      <p className="text-sm wrap-anywhere">
        This offer is for {anyText(criteria)}.
        {root !== ANY_TOKEN && (
          <span>{` ${criteria.traits} fit, and your browser checked them against what the buyer signed.`}</span>
        )}
      </p>
      <RadioGroup className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">You give</legend>
        {choices.map(({ trait, quantity: held }) => (
          <label
            key={trait.id}
            htmlFor={`${name}-${trait.id}`}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-hairline p-3 has-checked:border-foreground"
          >
            <RadioGroupItem
              id={`${name}-${trait.id}`}
              name={name}
              value={trait.id}
              checked={trait.id === given?.trait.id}
              onChange={() => change('give')(trait.id)}
            />
            <span className="min-w-0 text-sm">
              <span className="block font-semibold wrap-anywhere">
                {traitName({ traitValue: trait.value })}
              </span>
              <span className="block text-muted tabular-nums">You hold {held} loose</span>
            </span>
          </label>
        ))}
      </RadioGroup>
      {given === undefined && (
        <p role="alert" className="text-sm text-danger">
          You don’t hold a loose edition of the trait you chose, or it doesn’t fit. Choose one of
          these.
        </p>
      )}
      {most > 1 && (
        <QuantityField
          label={`Editions (up to ${most})`}
          value={text}
          onChange={change('quantity')}
          error={wasTried || text !== '' ? quantity.error : undefined}
        />
      )}
      {order.unitPrice && (
        <AmountRows
          rows={sellerRows({
            chainId: order.unitPrice.chainId,
            coin: order.unitPrice.coin,
            unitPrice: BigInt(order.unitPrice.amount),
            quantity: quantity.value ?? 1n,
            fees: order.fees,
          })}
        />
      )}
    </ActionForm>
  );
}
