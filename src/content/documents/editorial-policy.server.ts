/** How articles and pages are made, as fields. */
import { editorialPolicy } from "../pages/editorial-policy.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { opening } from "./page-fields.server.ts";
import { blockFields } from "./shipped-fields.server.ts";

/** Who writes, where figures come from, and how mistakes are corrected. */
export const editorialPolicyTexts = editableTexts({
  id: "editorial-policy",
  page: editorialPolicy,
  title: "Editorial policy",
  about: "Who writes the pages, where figures come from, and how mistakes are corrected.",
  schema: () =>
    group({ label: "Editorial policy" }, { ...opening(), blocks: blockFields(editorialPolicy.blocks ?? []) }),
});
