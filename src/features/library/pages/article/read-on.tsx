import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import type { HubCard } from "../../client/hub-item.ts";
import { ItemList } from "../../ui/item-list.tsx";

type ReadOnProps = {
  items: readonly HubCard[];
  /** Where all of them are. */
  hub: string;
  newTab: string;
  copy: { heading: string; back: string };
};

/** What to read next, and the way back to the list. */
export function ReadOn({ items, hub, newTab, copy }: ReadOnProps) {
  return (
    <div className="print:hidden">
      <Section labelledBy="read-on-heading" tight>
        <h2 className="font-display text-h2" id="read-on-heading">
          {copy.heading}
        </h2>
        <div className="mt-stack">
          <ItemList items={items} newTab={newTab} />
        </div>
        <p className="mt-6">
          <ButtonLink href={hub} variant="text">
            {copy.back}
          </ButtonLink>
        </p>
      </Section>
    </div>
  );
}
