const phoneNumber =
  /((?<![\d,.-])(?:1-\d{3}-\d{3}-\d{4}|310-1818|911|988|(?<=\b(?:[Cc]all|[Tt]ext) )\d{3})(?![\d-]))/;

/** A sentence whose emergency and help line numbers can be tapped. */
export function WithNumbers({ text }: { text: string }) {
  // Split around one group, every second piece is a number.
  return text.split(phoneNumber).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <a
        className="font-semibold whitespace-nowrap underline"
        href={`tel:${piece.replace(/^1-/, "+1").replaceAll("-", "")}`}
        // A number can occur twice in a sentence, and pieces never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        key={at}
      >
        {piece}
      </a>
    ),
  );
}
