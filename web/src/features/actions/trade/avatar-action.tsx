import { isSameAddress } from '@trait-market/contract/shared';

import { Warnings } from '@/components/economy/warnings';
import { CheckInput } from '@/components/ui/check-input';
import { avatarName } from '@/lib/economy/avatars/avatar-name';

import { replacesChosen } from './replaced-trade';
import { areSamePromises, promisedFor, startingValues } from './starting-values';
import { TradeForm } from './trade-form';
import { TradeValue } from './trade-value';
import { defineAction } from '../shared/action';
import { labelsOfAvatarDetail, promisesOf, wornText } from '../shared/avatars/avatar-promises';
import { makesOrders } from '../shared/making-orders';
import { TICKED, UNTICKED } from '../shared/orders/trade-choices';
import { useActionValues } from '../shared/form/use-action-values';
import { withAvatar, type AvatarFormProps } from '../shared/form/with-avatar';

function TradeForAvatar({ avatar, ...rest }: AvatarFormProps) {
  const form = useActionValues(rest.store);
  const isSure = form.values['dressed'] !== UNTICKED;
  const { chainId, token, tokenId, fees, collection } = avatar;
  const { replaces, address } = rest;
  const promisedBefore = replaces ? promisedFor(replaces, { token, tokenId }) : [];
  return (
    <TradeForm
      {...rest}
      form={form}
      wanted={{
        chainId,
        item: { kind: 'avatar', avatar },
        asset: { kind: 'avatar', token, tokenId },
        fees,
        promises: isSure ? promisesOf(avatar) : [],
        labels: labelsOfAvatarDetail(avatar),
        offer: { kind: 'offerAvatar', collection, tokenId },
      }}
    >
      {replaces && isSameAddress(avatar.owner.address, address) && (
        <Warnings
          words={[
            `${avatarName(avatar)} is yours now, so no one can accept this trade. Cancel it.`,
          ]}
        />
      )}
      {promisedBefore.length > 0 && !areSamePromises(promisedBefore, promisesOf(avatar)) && (
        <Warnings
          words={[
            `${avatarName(avatar)} doesn’t wear what your trade asks for anymore. The new trade asks for what it wears now.`,
          ]}
        />
      )}
      {avatar.worn.length > 0 && (
        <label className="flex cursor-pointer gap-3 text-sm">
          <CheckInput
            checked={isSure}
            onChange={({ target }) => form.change('dressed')(target.checked ? TICKED : UNTICKED)}
          />
          <span className="min-w-0 wrap-anywhere">
            Only with what it wears now: {wornText(avatar)}
            <span className="block text-muted">
              The trade can’t be accepted once one of them is taken off or swapped.
            </span>
          </span>
        </label>
      )}
    </TradeForm>
  );
}

export const tradeAvatar = defineAction<'tradeAvatar'>({
  initialValues: startingValues,
  ReviewNotice: TradeValue,
  Form: withAvatar(TradeForAvatar),
  ...makesOrders(
    'trade',
    (facts, action, step) =>
      replacesChosen(facts, action, step) &&
      facts.gets[0]?.kind === 'avatar' &&
      facts.gets[0].tokenId === action.tokenId,
  ),
  avatar: (action) => action,
});
