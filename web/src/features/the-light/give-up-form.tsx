import { MAX_BURNED } from '@trait-market/contract/economy/actions';
import { WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { useState, type FormEvent } from 'react';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { parseCount } from '@/lib/economy/amounts/whole-number';
import { editionsText } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

/** Normalizes quotes and white space, because keyboards produce different characters for them. */
const plain = (text: string): string =>
  plainText(text).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').normalize('NFC');

export const isSameName = (typed: string, name: string): boolean =>
  plain(typed) !== '' && plain(typed) === plain(name);

type GiveUpFormProps = {
  trait: TraitDetail;
  loose: number;
  typed: string;
  onType: (typed: string) => void;
};

/** Parses the typed number of editions; undefined if it isn't between 1 and `loose`. */
export const countOf = (typed: string, loose: number): number | undefined =>
  parseCount(typed, Math.min(loose, MAX_BURNED));

/** Requires the number of editions and the trait's typed name, to prevent accidents. */
export function GiveUpForm({ trait, loose, typed, onType }: GiveUpFormProps) {
  const { start } = useActions();
  const [name, setName] = useState('');
  const [wasTried, setTried] = useState(false);
  const count = countOf(typed, loose);
  const shown = plainText(trait.value) || trait.value;
  const isNamed = isSameName(name, trait.value);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (count === undefined || !isNamed) return;
    const { id: traitId, chainId, token, tokenId, value } = trait;
    start({ kind: 'burn', traitId, chainId, token, tokenId, name: value, quantity: count });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {loose > 1 && (
        <TextField
          label={`Editions to give up (of ${loose} loose)`}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          error={
            wasTried && count === undefined
              ? `Enter a whole number from 1 to ${Math.min(loose, MAX_BURNED)}.`
              : undefined
          }
          onChange={({ target }) => onType(target.value)}
        />
      )}
      <TextField
        label={`To give it up, type its name: ${shown}`}
        value={name}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={200}
        error={
          wasTried && !isNamed
            ? name.trim() === ''
              ? `Type “${shown}”. Nothing happens before you do.`
              : `That isn’t its name. Type “${shown}”, with the same capital letters.`
            : undefined
        }
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="lg" className="h-auto min-h-12 justify-self-start py-2">
        {`Give ${editionsText(count ?? 1)} to the Light`}
      </Button>
      <p className="max-w-text text-sm text-muted">
        Next, you’ll see what you sign. Then it’s locked for {WITHDRAW_MINUTES} minutes, and you can
        still take it back.
      </p>
    </form>
  );
}
