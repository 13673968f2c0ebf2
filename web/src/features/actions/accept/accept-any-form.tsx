import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { CriteriaRef } from '@trait-market/contract/economy/shared';
import {
  ANY_TOKEN,
  criteriaOf,
  criteriaProof,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';
import { useId, useRef } from 'react';

import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { ItemPicture } from '@/components/economy/items/item-picture';
import { traitName } from '@/components/trait/trait-name';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { ItemTools, useItemTools } from '@/components/picking/item-tools';
import { useListPart } from '@/components/picking/use-list-part';
import { paths } from '@/config/paths';
import { anyText } from '@/lib/economy/traits/any-text';
import { signedSizeText } from '@/lib/economy/traits/set-by-root';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import { QuantityField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { readQuantity } from '../shared/form/form-values';
import { SigningForm } from '../shared/form/signing-form';
import { useActionValues } from '../shared/form/use-action-values';
import { ItemFacts } from '../shared/picking/item-facts';
import { ownSorts, sortItems } from '../shared/picking/item-sorts';
import { useSetByRoot } from '../shared/offering/use-criteria-set';
import { fulfilmentStep } from '../messages/fulfilment';
import { joinLabels, labelAssets, labelsOfOrder } from '../messages/text/labels';
import type { ActionOf, FormProps } from '../shared/action';
import { Missing } from '../shared/form/missing';
import { Mismatch } from '../shared/form/mismatch';

/** Returns the displayed set's token ids; undefined if their root isn't the signed root. */
const idsOf = (root: string, set: CriteriaSet | undefined): string[] | undefined => {
  if (root === ANY_TOKEN) return [];
  const ids = set?.traits.map(({ tokenId }) => tokenId) ?? [];
  return ids.length > 0 && criteriaOf(ids) === root ? ids : undefined;
};

type AcceptAnyFormProps = FormProps<ActionOf<'accept'>> & { criteria: CriteriaRef };

export function AcceptAnyForm({ action, criteria, address, store }: AcceptAnyFormProps) {
  const { order, traitId } = action;
  const { values, change, read, setTried } = useActionValues(store);
  const name = useId();
  const picker = useRef<HTMLDetailsElement>(null);
  const fold = () => {
    if (!picker.current) return;
    picker.current.open = false;
    picker.current.querySelector('summary')?.focus();
  };
  // The criteria root that the order's maker signed. The displayed set must match it.
  const root = order.components.consideration[0]?.identifierOrCriteria ?? '';
  const set = useSetByRoot(root);
  const owned = useOwnedTraits(address, criteria.collection);
  const ids = idsOf(root, set.data);
  const choices = sortItems(
    owned.data?.filter(
      ({ trait, quantity }) => quantity > 0 && (root === ANY_TOKEN || ids?.includes(trait.tokenId)),
    ) ?? [],
    'cheapest',
  );
  const { sorted, isFound, tools } = useItemTools(choices, ownSorts('cheapest'));
  const wanted = values['give'] ?? traitId;
  const given =
    choices.find(({ trait }) => trait.id === wanted) ?? (wanted ? undefined : choices[0]);
  const isGiven = (item: (typeof choices)[number]): boolean => item === given;
  const isPreselected = ({ trait }: (typeof choices)[number]): boolean => trait.id === traitId;
  // The selected trait stays visible even if it doesn't match the search.
  const found = sorted.filter((item) => isGiven(item) || isFound(item));
  const { shown, more } = useListPart(
    [...found.filter(isPreselected), ...found.filter((item) => !isPreselected(item))],
    isGiven,
  );

  // A trait of the page that the user can't give: nothing else may be sold in its place unasked.
  const isHeld = owned.data?.some(({ trait, quantity }) => trait.id === wanted && quantity > 0);
  const unavailable = isHeld
    ? 'This trait doesn’t fit the offer.'
    : 'You don’t hold a loose edition of this trait.';

  const failed = [set, owned].find(({ data, error }) => data === undefined && error !== null);
  if (failed) return <QueryFailure title="Couldn’t load what you could give" query={failed} />;
  if (owned.data === undefined || (root !== ANY_TOKEN && set.data === undefined))
    return <FormSkeleton />;
  if (ids === undefined) return <Mismatch of="order" />;

  const most = Math.min(order.remaining, given?.quantity ?? 1);
  const quantity = read('quantity', readQuantity(most), '1');

  if (choices.length === 0)
    return (
      <Missing
        words={`You don’t hold a loose trait that fits. This offer is for ${anyText(criteria)}.`}
      >
        <NextLink to={paths.marketOf(criteria.collection, criteria.slot, criteria.rarity)}>
          Look for one on the market
        </NextLink>
      </Missing>
    );

  const prepare = () => {
    if (quantity.value === undefined || given === undefined) return undefined;
    const { tokenId, token, value } = given.trait;
    const proof = root === ANY_TOKEN ? [] : criteriaProof(ids, tokenId);
    if (proof === undefined) throw new UnreadableOrder('It isn’t one of them.');
    const labels = joinLabels([
      labelsOfOrder(order),
      { assets: labelAssets([{ kind: 'trait', token, tokenId, name: value }]), fees: {} },
    ]);
    const step = fulfilmentStep(order, quantity.value, address, { tokenId, proof });
    return { steps: [step], labels };
  };

  return (
    <SigningForm
      store={store}
      prepare={prepare}
      noun="sale"
      blockedBy={given === undefined ? 'Choose the trait that you give.' : undefined}
      traitId={given?.trait.id}
      // Saves a preselected trait too, because the receipt describes the saved one.
      onSign={() => given && change('give')(given.trait.id)}
      onIncomplete={() => setTried(true)}
    >
      <p className="text-sm wrap-anywhere">
        This offer is for {anyText(criteria)}
        {root === ANY_TOKEN ? (
          '.'
        ) : (
          <span>{`: ${signedSizeText({ ...criteria, root })}. Your browser checked them against what the buyer signed.`}</span>
        )}
        {root !== ANY_TOKEN && criteria.rarity && (
          <span> Their rarity may have changed since.</span>
        )}
      </p>
      {given && (
        <div className="flex items-center gap-3">
          <ItemPicture item={given} size={56} className="size-14" />
          <div className="min-w-0 text-sm">
            <p className="font-semibold wrap-anywhere">
              You give {traitName({ traitValue: given.trait.value })}
            </p>
            <ItemFacts item={given} />
          </div>
        </div>
      )}
      {given === undefined && (
        <p role="alert" className="text-sm text-danger">
          {unavailable} Choose another one that fits.
        </p>
      )}
      {(choices.length > 1 || given === undefined) && (
        <details ref={picker} open={given === undefined ? true : undefined}>
          <summary className="w-fit cursor-pointer rounded-tag py-1 text-sm font-semibold">
            {`Choose from your ${choices.length} traits that fit`}
          </summary>
          <RadioGroup className="mt-2 grid grid-cols-1 gap-3">
            <legend className="sr-only">You give</legend>
            <ItemTools {...tools} />
            <div className="grid gap-2">
              {!sorted.some(isFound) && <p className="text-sm text-muted">No matches.</p>}
              {shown.map((item) => (
                <label
                  key={item.trait.id}
                  htmlFor={`${name}-${item.trait.id}`}
                  className="flex cursor-pointer items-center gap-3 rounded-control border border-hairline p-3 has-checked:border-foreground"
                >
                  <RadioGroupItem
                    id={`${name}-${item.trait.id}`}
                    name={name}
                    value={item.trait.id}
                    checked={item === given}
                    onChange={() => change('give')(item.trait.id)}
                    // Arrow keys click, too, and would fold the list at each step.
                    onClick={({ detail }) => detail > 0 && fold()}
                  />
                  <ItemPicture item={item} size={56} className="size-14" />
                  <span className="min-w-0 text-sm">
                    <span className="block font-semibold wrap-anywhere">
                      {traitName({ traitValue: item.trait.value })}
                    </span>
                    <ItemFacts item={item} />
                    <span className="block text-xs text-muted tabular-nums">
                      You hold {item.quantity} loose
                    </span>
                  </span>
                </label>
              ))}
            </div>
            {more}
          </RadioGroup>
        </details>
      )}
      {most > 1 && <QuantityField label={`Editions (up to ${most})`} {...quantity.field} />}
    </SigningForm>
  );
}
