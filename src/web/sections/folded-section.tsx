import { Section } from "#ui/section.tsx";
import { Fold } from "./folded.tsx";
import { type HeadedProps, looks } from "./headed.tsx";

/** As `Headed`, but on phones folded behind its heading. */
export function FoldedSection({
  copy,
  name,
  look = "support",
  ground = "paper",
  beside = "",
  below,
  children,
}: HeadedProps) {
  const { heading, lead } = copy;
  const id = `${name ?? copy.id}-heading`;
  return (
    <Section ground={ground} id={copy.id} labelledBy={id}>
      <Fold
        className={beside && `gap-x-18 lg:grid ${beside}`}
        heading={
          <h2 className={`font-display text-h2 max-sm:text-h3 ${looks[look].heading}`} id={id}>
            {heading}
          </h2>
        }
        onPhones
      >
        {lead && <p className={`text-ink-soft ${looks[look].lead}`}>{lead}</p>}
        <div className={beside && "mt-6"}>{children}</div>
        {below}
      </Fold>
    </Section>
  );
}
