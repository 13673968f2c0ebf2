import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';
import { useId, useRef } from 'react';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { QueryFailure } from '@/components/query-failure';
import { TextField } from '@/components/text-field';
import { Input } from '@/components/ui/input';
import { WEI_DECIMALS } from '@/config/constants';
import type { Repriced } from '@/lib/actions/action';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import { fieldText, type Read } from '@/lib/economy/amounts/parse-amount';
import { changeText } from '@/lib/economy/amounts/price-change';
import { priceFrom } from '@/lib/economy/amounts/set-price';
import { itemsText } from '@/lib/economy/orders/item-words';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';

import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { ApprovalNote } from '../shared/form/approval-note';
import { readPercent, readPrice } from '../shared/form/form-values';
import { useActionValues } from '../shared/form/use-action-values';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { type OrderMarket, withMarket } from '../shared/form/with-market';
import { priceWarnings } from './price-changes';
import { givesAvatar, prepareReprice, type RepriceMarket } from './reprice-steps';

const PICTURE = 48;

type Row = {
  order: Repriced['order'];
  before: bigint;
  text: string;
  read: Read<bigint>;
};

type RepriceRowProps = { row: Row; isErrorShown: boolean; onChange: (text: string) => void };

function RepriceRow({
  row: { order, before, text, read },
  isErrorShown,
  onChange,
}: RepriceRowProps) {
  const id = useId();
  const { chainId, gives, quantity } = order;
  const [item] = gives;
  const name = itemsText(gives);
  const symbol = coinSymbol(chainId, 'native');
  const each = quantity === 1 ? '' : ' each';
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 py-3">
      {item ? <ItemPicture item={item} size={PICTURE} /> : <span />}
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          <div className="w-36">
            <Input
              aria-label={`New price of ${name}, in ${symbol}`}
              data-unpriced={read.error === undefined ? undefined : ''}
              aria-invalid={isErrorShown && read.error !== undefined}
              aria-describedby={`${id}-change`}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.0"
              className="tabular-nums"
              value={text}
              onChange={({ target }) => onChange(target.value)}
            />
          </div>
          {`${symbol}${each}`}
        </div>
        <p id={`${id}-change`} className="text-sm text-muted tabular-nums">
          <span>
            Now <span translate="no">{coinText(chainId, 'native', before)}</span>
          </span>
          {read.value !== undefined && <span>{` · ${changeText(before, read.value)}`}</span>}
          {read.value !== undefined &&
            priceWarnings(order, read.value).map((warning) => (
              <span key={warning} className="block text-warning">
                {warning}
              </span>
            ))}
          {isErrorShown && read.error !== undefined && (
            <span className="block text-danger">{read.error}</span>
          )}
        </p>
      </div>
    </li>
  );
}

const tokensOn = (chain: ChainId, rows: readonly Row[]) =>
  rows.flatMap(({ order: { chainId, components } }) =>
    chainId === chain ? components.offer.map(({ token }) => token) : [],
  );

type LinesFormProps = FormProps<ActionOf<'reprice'>> & RepriceMarket;

function LinesForm({ action: { lines }, address, store, ...market }: LinesFormProps) {
  const list = useRef<HTMLUListElement>(null);
  const { values, change, wasTried, setTried } = useActionValues(store);
  const percentTyped = values['percent'] ?? '0';
  const percent = readPercent(percentTyped);
  const rows = lines.flatMap(({ order }): Row[] => {
    if (order.unitPrice === null || store.wasCompleted(order.hash)) return [];
    const before = BigInt(order.unitPrice.amount);
    const suggested = percent.value === undefined ? before : priceFrom(before, percent.value);
    const text = values[`price ${order.hash}`] ?? fieldText(suggested, WEI_DECIMALS);
    return [{ order, before, text, read: readPrice(text) }];
  });
  const chains = CHAIN_IDS.filter((chainId) => rows.some(({ order }) => order.chainId === chainId));
  const changed = rows.flatMap(({ order, before, read: { value } }) =>
    value === undefined || value === before ? [] : { order, unitPrice: String(value) },
  );
  const review = () => {
    setTried(true);
    const wrong = rows.some(({ read }) => read.error !== undefined);
    if (wrong) return list.current?.querySelector<HTMLElement>('[data-unpriced]')?.focus();
    if (changed.length === 0) return undefined;
    const { steps, labels } = prepareReprice(changed, address, market);
    return store.review(steps, labels);
  };
  return (
    <ActionForm chains={chains} onReview={review} isWaiting={rows.length === 0}>
      <TextField
        label="Adjust by %"
        inputMode="text"
        autoComplete="off"
        className="tabular-nums"
        value={percentTyped}
        error={percent.error}
        onChange={({ target }) => change('percent')(target.value)}
      />
      <p className="text-sm text-muted">
        Prices have three digits, so the real change can differ slightly. Each line shows its own
        change.
      </p>
      <ul
        ref={list}
        aria-label="New prices"
        className="divide-y divide-hairline border-y border-hairline"
      >
        {rows.map((row) => (
          <RepriceRow
            key={row.order.hash}
            row={row}
            isErrorShown={wasTried || row.text !== ''}
            onChange={change(`price ${row.order.hash}`)}
          />
        ))}
      </ul>
      {chains.map((chainId) => (
        <ApprovalNote key={chainId} chainId={chainId} tokens={tokensOn(chainId, rows)} />
      ))}
      {wasTried && changed.length === 0 && (
        <p role="alert" className="text-sm text-danger">
          No price changes. Enter a new price or a percentage.
        </p>
      )}
    </ActionForm>
  );
}

const FAILURE = 'Couldn’t prepare the new prices';

/** Loads the avatars, whose current traits new listings promise. */
function WithAvatars(props: FormProps<ActionOf<'reprice'>> & OrderMarket) {
  const hasAvatars = givesAvatar(props.action.lines);
  const owned = useOwnedAvatars(hasAvatars ? props.address : undefined);
  const avatars = hasAvatars ? owned.data?.map(({ avatar }) => avatar) : [];
  if (avatars) return <LinesForm {...props} avatars={avatars} />;
  if (owned.error === null) return <FormSkeleton />;
  return <QueryFailure title={FAILURE} query={owned} />;
}

export const Form = withMarket(FAILURE, WithAvatars);
