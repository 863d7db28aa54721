/** The four support pages, as fields. Their line for a crisis follows the document of the crisis lines. */
import { expertMentoring } from "../pages/support/expert-mentoring.ts";
import { supportGroups } from "../pages/support/groups.ts";
import { peerMentoring } from "../pages/support/peer-mentoring.ts";
import { peerSupportCommunity } from "../pages/support/peer-support-community.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { line, lines } from "./page-fields.server.ts";
import { pageFields } from "./section-fields.server.ts";
import { numbered } from "./shipped-fields.server.ts";
import { template } from "./template-fields.server.ts";

/** Talking one on one with a peer. */
export const peerMentoringTexts = editableTexts({
  id: "peer-mentoring",
  page: peerMentoring,
  title: "Peer mentoring",
  about: "What a mentor is, how matching works, and the standard for mentors.",
  schema: () =>
    pageFields("Peer mentoring", peerMentoring, {
      own: { "mentor.is.items": lines("Points"), "mentor.isNot.items": lines("Points") },
    }),
});

/** Where members talk online. */
export const communityTexts = editableTexts({
  id: "peer-support-community",
  page: peerSupportCommunity,
  title: "Peer support community",
  about: "Who the community is for, its rules, and how it’s kept safe.",
  schema: () =>
    pageFields("Peer support community", peerSupportCommunity, {
      without: ["introduction"],
      own: {
        lead: template({
          label: "First paragraph",
          max: 500,
          placeholders: { price: "the lowest monthly price of a plan" },
        }),
      },
    }),
});

/** The page around the groups' timetable. */
export const groupsPageTexts = editableTexts({
  id: "groups-page",
  page: supportGroups,
  title: "Support groups: the page",
  about: "What happens in a group, its ground rules, and what to do when a group isn’t enough.",
  schema: () =>
    pageFields("Support groups: the page", supportGroups, {
      without: ["timetable", "loss.note", "pregnancy.note"],
    }),
});

const { apart } = expertMentoring;

/** Time with a professional, apart from therapy. */
export const expertMentoringTexts = editableTexts({
  id: "expert-mentoring",
  page: expertMentoring,
  title: "Expert mentoring",
  about: "What people use it for, how it differs from therapy, and how to ask.",
  schema: () =>
    pageFields("Expert mentoring", expertMentoring, {
      without: ["apart.caption", "apart.columns"],
      own: {
        "apart.rows": numbered("Rows of the table", apart.rows, ({ label, cells }) =>
          group(
            { label },
            {
              label: line("Name of the row", 60),
              cells: numbered("Cells", cells, (_, at) => line(apart.columns[at] ?? "Cell")),
            },
          ),
        ),
      },
    }),
});
