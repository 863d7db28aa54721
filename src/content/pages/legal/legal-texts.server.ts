/** Makes a legal page from its file: the team can change its texts. */
import { withTexts } from "../../page-texts.server.ts";
import { slug } from "../../slug.ts";
import type { LegalBlock, LegalPage, LegalSection, SiteCondition } from "./legal-page.ts";

type WithId = { id: string };

/** A legal page whose texts have ids. */
export type EditableLegalPage = Omit<LegalPage, "summary" | "sections"> & {
  summary: readonly (LegalPage["summary"][number] & WithId)[];
  sections: readonly (Omit<LegalSection, "blocks"> & { blocks: readonly (LegalBlock & WithId)[] })[];
};

/**
 * The page with ids for all its texts, made from their first words: a release that moves a text takes the team's along,
 * and one that rewrites it brings its own, since that says what the software does now.
 */
export function legalPage({ summary, sections, ...page }: LegalPage): EditableLegalPage {
  return withTexts<EditableLegalPage>({
    ...page,
    summary: summary.map((each) => ({ ...each, id: idOf(each.text, each.when) })),
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.map(withId) })),
  });
}

function withId(block: LegalBlock): LegalBlock & WithId {
  const id = idOf(firstWordsOf(block), block.when);
  // What a block reads from elsewhere stays a getter.
  return Object.defineProperties({ ...block, id }, Object.getOwnPropertyDescriptors(block));
}

function firstWordsOf(block: LegalBlock): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "list":
      return block.items[0] ?? "";
    case "contact":
      return block.before;
    default:
      return block.table.caption;
  }
}

function idOf(text: string, when: SiteCondition | undefined): string {
  return [...(when === undefined ? [] : [when]), slug(text)].join("-");
}
