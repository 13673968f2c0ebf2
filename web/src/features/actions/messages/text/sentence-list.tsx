/** Matches a shortened address including its brackets: `(0xf2c…1de5)`. */
const SHORT_ADDRESS = /\(?0x[0-9a-f]{3}…[0-9a-f]{4}\)?/i;

function Sentence({ text }: { text: string }) {
  const [address] = SHORT_ADDRESS.exec(text) ?? [];
  if (address === undefined) return text;
  const start = text.indexOf(address);
  return (
    <>
      {text.slice(0, start)}
      <span className="whitespace-nowrap">{address}</span>
      <Sentence text={text.slice(start + address.length)} />
    </>
  );
}

export function Sentences({ words }: { words: readonly string[] }) {
  return (
    <ul translate="no" className="grid grid-cols-1 gap-1.5 text-sm">
      {words.map((sentence) => (
        <li key={sentence} className="wrap-anywhere">
          <Sentence text={sentence} />
        </li>
      ))}
    </ul>
  );
}
