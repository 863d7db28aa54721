type GrowingTextProps = { name: string; rows?: number };

/**
 * A text area as high as its text. The wrapper has a copy of the text, which sets the height on screen and replaces the
 * text area in print, where it would cut off long answers.
 */
export function GrowingText({ name, rows = 1 }: GrowingTextProps) {
  return (
    <span className="grow-text" data-rows={rows}>
      <textarea autoComplete="off" name={name} rows={rows} />
    </span>
  );
}
