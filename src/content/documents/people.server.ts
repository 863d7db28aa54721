/** Who writes and reviews the articles, and portraits, as fields. */
import { peopleDocument, portraitPlaces } from "../knowledge-hub/people.ts";
import { articlePages } from "../pages/articles.ts";
import { editable } from "./editable.server.ts";
import { choice, group, itemId, list, optional, picture, text } from "./fields.server.ts";

/** Names under every article, and portraits of the people behind the site. */
export const people = editable({
  document: peopleDocument,
  title: "Who writes and reviews",
  about:
    "The names under every article, and portraits of founders, hosts, moderators, trainers, writers and reviewers. Enter only people who agree to it.",
  preview: articlePages[0]?.path ?? "/",
  schema: () =>
    group(
      { label: "Who writes and reviews" },
      {
        author: optional(text({ label: "Writer’s name", help: "Leave it empty to name nobody.", max: 80 })),
        authorRole: optional(text({ label: "Writer’s role", help: "Such as: peer and editor.", max: 80 })),
        reviewer: optional(
          text({ label: "Reviewer’s name", help: "Leave it empty to name nobody.", max: 80 }),
        ),
        reviewerRole: optional(
          text({
            label: "Reviewer’s role",
            help: "What makes them fit for it, such as: registered nurse.",
            max: 80,
          }),
        ),
        portraits: list({
          label: "Portraits",
          help: "Shown on the page you choose. Without portraits, nothing is shown.",
          least: 0,
          most: 40,
          item: group(
            { label: "Portrait" },
            {
              id: itemId(),
              place: choice({ label: "Where it’s shown", options: portraitPlaces }),
              name: text({
                label: "Name",
                help: "As they want to be named. A first name is enough.",
                max: 80,
              }),
              role: optional(text({ label: "Role", help: "Such as: peer host since 2023.", max: 80 })),
              picture: picture({ label: "Picture", help: "A photo of this person, with nobody else in it." }),
              consent: text({
                label: "Consent",
                help: "When and how they agreed to be shown, such as: by email on November 3. Visitors don’t see it.",
                max: 160,
              }),
            },
          ),
        }),
      },
    ),
});
