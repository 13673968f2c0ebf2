/** A shortened address, in the brackets that it stands in: `(0xf2c…1de5)`. */
const SHORT_ADDRESS = /(\(?0x[0-9a-f]{3}…[0-9a-f]{4}\)?)/i;

/** A sentence in which no line ends inside of an address. */
function Sentence({ text }: { text: string }) {
  return text.split(SHORT_ADDRESS).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      <span key={position} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

/** What is signed, sentence by sentence. */
export function Sentences({ words }: { words: readonly string[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1.5 text-sm">
      {words.map((sentence) => (
        <li key={sentence} className="wrap-anywhere">
          <Sentence text={sentence} />
        </li>
      ))}
    </ul>
  );
}
