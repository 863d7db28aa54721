type GrowingTextProps = { name: string; rows?: number };

/**
 * A text box as high as its words. The wrapper carries a copy of them, which gives it its height on the screen
 * and takes the box's place on paper, where a box would cut long answers off.
 */
export function GrowingText({ name, rows = 1 }: GrowingTextProps) {
  return (
    <span className="grow-text" data-rows={rows}>
      <textarea autoComplete="off" name={name} rows={rows} />
    </span>
  );
}
