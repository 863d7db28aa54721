/** The four support pages, as fields. Their line for a crisis follows the document of the crisis lines. */
import { supportGroups } from "../pages/support/groups.ts";
import { peerMentoring } from "../pages/support/peer-mentoring.ts";
import { peerSupportCommunity } from "../pages/support/peer-support-community.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import {
  eachOf,
  headedSentences,
  line,
  lines,
  linkWords,
  opening,
  paragraph,
  part,
  searchText,
  sentences,
  titled,
} from "./page-fields.server.ts";
import { template } from "./template-fields.server.ts";

/** Talking one on one with a peer. */
export const peerMentoringTexts = editableTexts({
  id: "peer-mentoring",
  page: peerMentoring,
  title: "Peer mentoring",
  about: "What a mentor is, how matching works, and the standard for mentors.",
  schema: () =>
    group(
      { label: "Peer mentoring" },
      {
        ...opening(),
        ask: linkWords("First button"),
        mentor: part("What a mentor is", {
          is: part("What they are", { items: lines("Points") }),
          isNot: part("What they aren't", { items: lines("Points") }),
        }),
        matching: part("How matching works", {
          lead: paragraph("First sentences"),
          steps: eachOf("Steps", peerMentoring.matching.steps, titled),
        }),
        frame: part("What to expect", {
          lead: paragraph("First sentences"),
          items: eachOf("Points", peerMentoring.frame.items, titled),
        }),
        standard: part("Who may be a mentor", {
          lead: paragraph("First sentences"),
          standardNote: paragraph("Note on the standard"),
          groups: eachOf("Groups", peerMentoring.standard.groups, {
            title: line("Title"),
            items: sentences("Points"),
          }),
          wrong: part("If something goes wrong", {
            items: eachOf("Cases", peerMentoring.standard.wrong.items, titled),
            link: linkWords("Link"),
          }),
        }),
        asking: part("Ask for a mentor", {
          lead: paragraph("First sentences"),
          write: group({ label: "What helps us" }, headedSentences),
          leaveOut: paragraph("What to leave out"),
          ask: linkWords("Button"),
          instead: linkWords("Other link"),
        }),
      },
    ),
});

/** Where members talk online. */
export const communityTexts = editableTexts({
  id: "peer-support-community",
  page: peerSupportCommunity,
  title: "Peer support community",
  about: "Who the community is for, its rules, and how it's kept safe.",
  schema: () =>
    group(
      { label: "Peer support community" },
      {
        meta: searchText(),
        heading: line("Heading"),
        lead: template({
          label: "First paragraph",
          max: 500,
          places: { price: "the lowest monthly price of a plan" },
        }),
        join: linkWords("First button"),
        what: part("What it is", {
          paragraphs: sentences("Paragraphs"),
          places: eachOf("Spaces", peerSupportCommunity.what.places, titled),
        }),
        rules: part("Ground rules", {
          lead: paragraph("First sentence"),
          lists: eachOf("Lists", peerSupportCommunity.rules.lists, headedSentences),
        }),
        safety: part("How it's kept safe", {
          lead: paragraph("First sentences"),
          standardNote: paragraph("Note on the standard"),
          care: eachOf("Moderation", peerSupportCommunity.safety.care, titled),
          report: part("Reporting", {
            text: paragraph("Text"),
            link: linkWords("Link"),
            hint: paragraph("Below the link"),
            stepsHeading: line("Heading of the steps"),
            steps: eachOf("Steps", peerSupportCommunity.safety.report.steps, titled),
          }),
          complaint: part("Complaints", {
            text: paragraph("Text"),
            promise: paragraph("What we promise"),
            link: linkWords("Link"),
          }),
        }),
        honest: part("What it can and can't do", {
          sides: eachOf("Sides", peerSupportCommunity.honest.sides, {
            heading: line("Heading"),
            paragraphs: sentences("Paragraphs"),
          }),
        }),
        onward: part("Other kinds of support", {
          links: eachOf("Links", peerSupportCommunity.onward.links, {
            text: line("Link"),
            more: paragraph("Text"),
          }),
        }),
      },
    ),
});

/** The page around the groups' timetable. */
export const groupsPageTexts = editableTexts({
  id: "groups-page",
  page: supportGroups,
  title: "Support groups: the page",
  about: "What happens in a group, its ground rules, and what to do when a group isn't enough.",
  schema: () =>
    group(
      { label: "Support groups: the page" },
      {
        ...opening(),
        loss: part("After a loss", { lead: paragraph("Text") }),
        hour: part("What happens in a group", {
          lead: paragraph("First sentences"),
          steps: eachOf("Steps", supportGroups.hour.steps, titled),
        }),
        rules: part("Ground rules", {
          lead: paragraph("First sentence"),
          lists: eachOf("Lists", supportGroups.rules.lists, headedSentences),
        }),
        pregnancy: part("Pregnant or parenting", { lead: paragraph("Text") }),
        enough: part("When a group isn't enough", {
          paragraphs: sentences("Paragraphs"),
          links: eachOf("Links", supportGroups.enough.links, { text: line("Text", 80) }),
        }),
      },
    ),
});
