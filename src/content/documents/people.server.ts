/** Who writes and reviews the articles, as fields. */
import { peopleDocument } from "../knowledge-hub/people.ts";
import { articlePages } from "../pages/articles.ts";
import { editable } from "./editable.server.ts";
import { group, optional, text } from "./fields.server.ts";

/** Names under every article. */
export const people = editable({
  document: peopleDocument,
  title: "Who writes and reviews",
  about: "The names under every article. Enter only people who do it and agree to be named.",
  preview: articlePages[0]?.path ?? "/",
  schema: () =>
    group(
      { label: "Who writes and reviews" },
      {
        author: optional(text({ label: "Writer's name", help: "Leave it empty to name nobody.", max: 80 })),
        authorRole: optional(text({ label: "Writer's role", help: "Such as: peer and editor.", max: 80 })),
        reviewer: optional(
          text({ label: "Reviewer's name", help: "Leave it empty to name nobody.", max: 80 }),
        ),
        reviewerRole: optional(
          text({
            label: "Reviewer's role",
            help: "What makes them fit for it, such as: registered nurse.",
            max: 80,
          }),
        ),
      },
    ),
});
