import { partOf, type Sentence, textOf } from './sentence';

/** Matches a shortened address including its brackets: `(0xf2c…1de5)`. */
const SHORT_ADDRESS = /\(?0x[0-9a-f]{3}…[0-9a-f]{4}\)?/i;

function WithAddresses({ text }: { text: string }) {
  const [address] = SHORT_ADDRESS.exec(text) ?? [];
  if (address === undefined) return text;
  const start = text.indexOf(address);
  return (
    <>
      {text.slice(0, start)}
      <span className="whitespace-nowrap">{address}</span>
      <WithAddresses text={text.slice(start + address.length)} />
    </>
  );
}

function List({ words }: { words: readonly Sentence[] }) {
  return (
    <ul translate="no" className="grid grid-cols-1 gap-1.5 text-sm">
      {words.map(textOf).map((text) => (
        <li key={text} className="wrap-anywhere">
          <WithAddresses text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Folds sentences that not every reader needs. */
export function Folded({ title, words }: { title: string; words: readonly Sentence[] }) {
  if (words.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer rounded-tag text-muted hover:text-foreground">
        {title}
      </summary>
      <div className="mt-1.5 border-l-2 border-hairline pl-3">
        <List words={words} />
      </div>
    </details>
  );
}

type SentencesProps = {
  words: readonly Sentence[];
  /** Whether the headline of the review shows the amount. */
  isTotalShown?: boolean;
};

/** Lists sentences, with reasons and technical ones folded below the others. */
export function Sentences({ words, isTotalShown = false }: SentencesProps) {
  const plain = words.filter((sentence) => {
    const part = partOf(sentence);
    return part === 'plain' || (part === 'total' && !isTotalShown);
  });
  return (
    <>
      <List words={plain} />
      <Folded title="Why?" words={words.filter((one) => partOf(one) === 'why')} />
      <Folded title="Technical details" words={words.filter((one) => partOf(one) === 'detail')} />
    </>
  );
}
