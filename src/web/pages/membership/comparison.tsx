import { Section } from "#ui/section.tsx";
import { ComparisonCards } from "./comparison-cards.tsx";
import { type ComparisonProps, ComparisonTable } from "./comparison-table.tsx";

/** What each plan opens, beside the others; it follows the billing period chosen above. */
export function Comparison(props: ComparisonProps) {
  const { id, heading, note } = props.compare;
  return (
    <Section ground="tint" id={id} labelledBy="compare-heading" width="wide">
      <h2 className="font-display text-h2 text-balance" id="compare-heading">
        {heading}
      </h2>
      <p className="mt-3 max-w-text text-ink-soft">{note}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <div className="max-lg:hidden">
          <ComparisonTable {...props} />
        </div>
        <div className="lg:hidden">
          <ComparisonCards {...props} />
        </div>
      </div>
    </Section>
  );
}
