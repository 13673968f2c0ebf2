import type { Collection } from '@trait-market/contract/economy/collections';
import { type Price, type Slot, SLOTS } from '@trait-market/contract/economy/shared';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { CheckInput } from '@/components/ui/check-input';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { errorText } from '@/lib/app-error';
import { cart } from '@/lib/cart/cart';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { readCoin } from '@/lib/economy/amounts/parse-amount';
import { parseCount } from '@/lib/economy/amounts/whole-number';
import type { Line } from '@/lib/actions/action';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { paidFor, sumsByChain } from '@/lib/economy/orders/lines';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { plainText } from '@/lib/format/plain-text';
import { useSession } from '@/lib/session/use-session';
import { useDebouncedValue } from '@/lib/use-debounced-value';

import type { Wanted } from './cheapest-of';
import { chosenText, countEditions } from './chosen-text';
import { useCheapest } from './use-cheapest';

/** The maximum number of editions that are added to the cart in one step. */
const MOST = 30;

const NOTHING = 'There’s nothing to add. Everything that matches is already in your cart.';

const totalOf = (lines: readonly Line[]): Price | undefined =>
  sumsByChain(lines.map(paidFor)).at(0);

const outcomeText = (wanted: number, found: readonly Line[], added: readonly Line[]): string => {
  if (found.length === 0) return NOTHING;
  const text = `Added ${chosenText(added)}`;
  if (added.length < found.length) return `${text}. Your cart is full, so the rest was left out.`;
  return countEditions(added) < wanted
    ? `${text}. There are no more for sale.`
    : `${text}, cheapest first.`;
};

/** Says what would be added now, and at what total. */
const statedText = ({ count, isSameAllowed }: Wanted, found: readonly Line[]): string => {
  const total = totalOf(found);
  if (total === undefined) return NOTHING;
  const isShort = countEditions(found) < count;
  const only = isShort ? (isSameAllowed ? ', all that are for sale' : ', all different ones') : '';
  return `${chosenText(found)} for ${exactPrice(total)} in total${only}`;
};

type SweepFormProps = { collections: readonly Collection[] };

function Form({ collections }: SweepFormProps) {
  const [address] = useSearchParams();
  const { address: buyer } = useSession();
  const id = useId();
  const linked = collections.find(({ slug }) => slug === address.get('collection'));
  const [slug, setSlug] = useState((linked ?? collections[0])?.slug ?? '');
  const [slot, setSlot] = useState<Slot | ''>('');
  const [count, setCount] = useState('5');
  const [limit, setLimit] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isSameAllowed, setSameAllowed] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [restedLimit] = useDebouncedValue(limit);
  const collection = collections.find((one) => one.slug === slug);

  const parsed = parseCount(count, MOST);
  const countError = parsed === undefined ? `Enter a whole number from 1 to ${MOST}.` : undefined;
  const maxPrice = limit.trim() === '' ? undefined : readCoin(limit);
  const isValid = parsed !== undefined && maxPrice?.error === undefined;
  const isRested = restedLimit === limit;
  const wanted: Wanted = { count: parsed ?? 0, isSameAllowed };
  const cheapest = useCheapest(
    isValid && isRested && collection
      ? {
          chainId: collection.chainId,
          collection: [slug],
          ...(slot !== '' && { slot: [slot] }),
          ...(maxPrice?.value !== undefined && { maxPrice: String(maxPrice.value) }),
          ...(buyer !== undefined && { buyer }),
        }
      : undefined,
    wanted,
  );
  if (collection === undefined) return null;

  const { chainId } = collection;
  const stated = cheapest.lines;

  const sweep = async () => {
    setSearching(true);
    setAnnouncement('');
    const { lines: found, error } = await cheapest.refetch();
    setSearching(false);
    if (error || found === undefined)
      return setAnnouncement(`Couldn’t find the cheapest: ${errorText(error)}`);
    const before = stated && totalOf(stated);
    const total = totalOf(found);
    if (before && total && BigInt(total.amount) > BigInt(before.amount))
      return setAnnouncement('Prices have changed. Check the new total, then add them.');
    const added = found.filter(({ order, quantity }) => cart.add(order, quantity));
    return setAnnouncement(outcomeText(wanted.count, found, added));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isValid) void sweep();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <div className="grid gap-2">
          <Label htmlFor={`${id}-collection`}>Collection</Label>
          <NativeSelect
            id={`${id}-collection`}
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
          >
            {collections.map((one) => (
              <option key={one.slug} value={one.slug}>
                {plainText(one.name)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <div className="grid gap-2">
          <Label htmlFor={`${id}-slot`}>Slot</Label>
          <NativeSelect
            id={`${id}-slot`}
            value={slot}
            onChange={({ target }) => setSlot(SLOTS.find((one) => one === target.value) ?? '')}
          >
            <option value="">Any</option>
            {SLOTS.map((one) => (
              <option key={one} value={one}>
                {slotNames[one]}
              </option>
            ))}
          </NativeSelect>
        </div>
        <TextField
          label="How many"
          inputMode="numeric"
          autoComplete="off"
          value={count}
          error={wasTried ? countError : undefined}
          onChange={({ target }) => setCount(target.value)}
        />
        <TextField
          label={`Maximum price for each, in ${coinSymbol(chainId, 'native')}`}
          placeholder="No limit"
          inputMode="decimal"
          autoComplete="off"
          value={limit}
          error={wasTried ? maxPrice?.error : undefined}
          onChange={({ target }) => setLimit(target.value)}
        />
      </div>
      <div className="grid gap-1 text-sm">
        <label
          htmlFor={`${id}-same`}
          className="flex min-h-8 cursor-pointer items-center gap-3 justify-self-start"
        >
          <CheckInput
            id={`${id}-same`}
            checked={isSameAllowed}
            onChange={({ target }) => setSameAllowed(target.checked)}
          />
          Allow the same trait more than once
        </label>
        <p className="min-h-6 text-base font-semibold tabular-nums">
          {isValid && (stated ? statedText(wanted, stated) : !cheapest.error && 'Finding them…')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="secondary"
          disabled={isSearching || (isValid && stated === undefined && cheapest.error === null)}
        >
          Add the cheapest
        </Button>
        <p role="status" className="text-sm">
          {announcement}
        </p>
      </div>
    </form>
  );
}

export function SweepForm() {
  const { data } = useCollections();
  return data === undefined || data.length === 0 ? null : (
    <Section title="Add the cheapest of a collection">
      <Form collections={data} />
    </Section>
  );
}
