type NumberedStepsProps = {
  steps: readonly { title: string; text: string }[];
  /** Animates in when scrolled into view. */
  reveals?: boolean;
  /** Side by side on wide screens. */
  abreast?: boolean;
};

/** Steps in order with large numbers, separated by thin lines. */
export function NumberedSteps({ steps, reveals = false, abreast = false }: NumberedStepsProps) {
  return (
    <ol
      className={`mt-stack border-b border-line ${abreast ? "lg:grid lg:grid-cols-3 lg:gap-x-grid lg:border-b-0" : ""}`}
      data-reveal={reveals ? "" : undefined}
    >
      {steps.map(({ title, text }, at) => (
        <li className="flex gap-4 border-t border-line py-2.5 sm:gap-6 sm:py-4.5" key={title}>
          <span aria-hidden="true" className="w-6 shrink-0 sm:w-9 font-display text-h4 text-link">
            {at + 1}
          </span>
          <span>
            <strong className="block font-semibold">{title}</strong>
            <span className="text-ink-soft">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
