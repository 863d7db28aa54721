type SectionHeadingProps = { id: string; heading: string; lead?: string };

/** A section's heading, which also labels it, and its first sentence. */
export function SectionHeading({ id, heading, lead }: SectionHeadingProps) {
  return (
    <>
      <h2 className="max-w-[20em] font-display text-h2" id={id}>
        {heading}
      </h2>
      {lead === undefined ? null : (
        <p className="mt-[1.1rem] max-w-[38rem] text-lead text-ink-soft">{lead}</p>
      )}
    </>
  );
}
