/** The documents that the team edits: each has its schema here, and its default in the file that pages read it from. */
import { crisisDocument } from "../crisis.ts";
import { groupFormats, groupPaths, groupRhythms, groupZones } from "../groups/choices.ts";
import { timingMisfit } from "../groups/timetable.ts";
import { groupsDocument } from "../groups.ts";
import { phasePages } from "../journeys/phase-pages.ts";
import { journeys } from "../journeys/register.ts";
import { peopleDocument } from "../knowledge-hub/people.ts";
import { articlePages, currentArticlePages } from "../pages/articles.ts";
import { homeFaqDocument } from "../pages/home-faq.ts";
import { plansDocument } from "../plans.ts";
import { siteDocument } from "../site.ts";
import { editableArticle, editableArticles } from "./articles.server.ts";
import { type EditableDocument, editable } from "./editable.server.ts";
import {
  choice,
  day,
  email,
  fitting,
  group,
  helpLink,
  itemId,
  list,
  longText,
  optional,
  ownersFact,
  pageLink,
  price,
  text,
  time,
  webLink,
  wholeNumber,
} from "./fields.server.ts";
import { founders } from "./founders.server.ts";
import { mails } from "./mails.server.ts";
import { plural } from "./template-fields.server.ts";

const planText = {
  title: text({ label: "Title", max: 60 }),
  shortTitle: text({
    label: "Short title",
    help: "The beginning of the title, for narrow columns.",
    max: 30,
  }),
  description: longText({ label: "Description", max: 240 }),
};

const planOnSale = (label: string) =>
  group(
    { label },
    {
      ...planText,
      monthlyPrice: price({ label: "Monthly price", help: "Whole US dollars." }),
      yearlyPrice: price({
        label: "Yearly price",
        help: "If every plan saves the same number of months, the pages say how many.",
      }),
      enrolUrl: webLink({ label: "Purchase link, monthly" }),
      yearlyCartUrl: webLink({ label: "Purchase link, yearly" }),
    },
  );

const planWaiting = (label: string) => group({ label, help: "Not open yet, so it has no price." }, planText);

const plans = editable({
  document: plansDocument,
  title: "Plans and prices",
  about: "The seven plans: titles, prices and purchase links.",
  launch: "Enter the plans' purchase links",
  pages: [
    "/",
    "/membership",
    "/journeys",
    ...journeys.map(({ path }) => path),
    ...phasePages.map(({ path }) => path),
    "/resources/knowledge-hub",
    "/knowledge-hub",
    "/support/peer-support-community",
    "/clinics/patient-pre-onboarding",
    "/terms-of-service",
  ],
  preview: "/membership",
  schema: group(
    { label: "Plans" },
    {
      premium: planOnSale("Premium"),
      infertility: planOnSale("Infertility"),
      "donor-conception": planOnSale("Donor conception"),
      surrogacy: planOnSale("Surrogacy"),
      "knowledge-hub": planOnSale("Knowledge Hub"),
      "gestational-surrogates": planWaiting("Gestational surrogates"),
      adoption: planWaiting("Adoption"),
      notes: group(
        { label: "Beside the prices" },
        {
          saving: plural({
            label: "If every plan saves the same with yearly billing",
            max: 60,
            count: "months",
            places: { months: "how many months it saves" },
          }),
          otherwise: text({ label: "If the plans differ in that", max: 60 }),
          comingSoon: longText({ label: "For plans that aren't open", max: 240 }),
        },
      ),
    },
  ),
});

const homeFaq = editable({
  document: homeFaqDocument,
  title: "Questions on the home page",
  about: "The questions people ask first, with their answers.",
  pages: ["/"],
  preview: "/",
  schema: group(
    { label: "Questions" },
    {
      heading: text({ label: "Heading", max: 80 }),
      before: text({ label: "Before the link", max: 120 }),
      link: group(
        { label: "Link" },
        { text: text({ label: "Text", max: 60 }), href: pageLink({ label: "Page" }) },
      ),
      after: text({ label: "After the link", max: 120 }),
      items: list({
        label: "Questions",
        help: "The first one is open when the page loads.",
        least: 1,
        most: 12,
        item: group(
          { label: "Question" },
          {
            id: itemId(),
            question: text({ label: "Question", max: 120 }),
            answer: longText({ label: "Answer", max: 600 }),
          },
        ),
      }),
    },
  ),
});

const helpWay = (label: string) =>
  group(
    { label },
    {
      text: text({ label: "Text", max: 80 }),
      href: helpLink({
        label: "Leads to",
        help: "tel:988, sms:988 or an address that begins with https://",
      }),
    },
  );

const helpLines = (label: string) =>
  list({
    label,
    least: 1,
    most: 16,
    item: group(
      { label: "Help line" },
      {
        name: text({ label: "Name", max: 80 }),
        who: text({ label: "Who it's for", help: "Say when it answers, and in which languages.", max: 200 }),
        ways: list({
          label: "Ways to reach it",
          least: 1,
          most: 4,
          item: helpWay("Way"),
        }),
      },
    ),
  });

const crisisLines = editable({
  document: crisisDocument,
  title: "Crisis lines",
  about: "The line above every page, the boxes beside texts, and the card with more help lines.",
  pages: "every",
  preview: "/contact",
  schema: group(
    { label: "Crisis lines" },
    {
      lead: text({ label: "Above every page: first words", max: 40 }),
      linkText: text({ label: "Above every page: link", max: 60 }),
      href: helpLink({ label: "The link leads to", help: "Such as tel:988." }),
      box: list({
        label: "Box in the footer",
        help: "One sentence in parts. A part with a number is a link; keep the spaces around it.",
        least: 1,
        most: 9,
        item: group(
          { label: "Part" },
          {
            text: text({ label: "Text", max: 120 }),
            href: optional(helpLink({ label: "Leads to", help: "Leave it empty for plain text." })),
          },
        ),
      }),
      unitedStates: helpLines("Lines in the United States"),
      canada: helpLines("Lines in Canada"),
      help: group(
        {
          label: "Box beside a text that speaks of suicide",
          help: "Shown on the contact page, in the journal and in the library's search.",
        },
        {
          heading: text({ label: "Heading", max: 140 }),
          text: text({ label: "Text", max: 200 }),
          danger: helpWay("In danger right now"),
          ways: list({ label: "Ways to reach someone", least: 1, most: 4, item: helpWay("Way") }),
          where: text({ label: "Where they work", max: 160 }),
        },
      ),
      checked: text({
        label: "When the lines were checked",
        help: "Compare each line with its own site every three months, then change this day.",
        max: 160,
      }),
    },
  ),
});

const outside = (label: string, help?: string) =>
  group(
    { label, ...(help ? { help } : {}) },
    { title: text({ label: "Name", max: 40 }), href: webLink({ label: "Address" }) },
  );

const fact = (label: string, max = 200) => ownersFact({ label, max });

const siteFacts = editable({
  document: siteDocument,
  title: "Addresses and links",
  about: "Email addresses, members' login, social networks, and the operator's facts on the legal pages.",
  launch: "Enter your own addresses, links and legal facts",
  pages: "every",
  preview: "/contact",
  schema: group(
    { label: "Addresses and links" },
    {
      supportEmail: email({ label: "Support email" }),
      partnerEmail: email({ label: "Partnership email", help: "For clinics." }),
      links: group(
        { label: "Links" },
        {
          membersLogin: outside("Members' login"),
          blog: outside("Blog"),
          instagram: outside("Instagram"),
          facebook: outside("Facebook"),
          linkedin: outside("LinkedIn"),
          leaveQuickly: outside("Leave quickly", "A neutral page that says nothing about this site."),
        },
      ),
      operator: group(
        { label: "Operator", help: "Who runs the site. The legal pages name it." },
        {
          legalName: fact("Legal name"),
          postalAddress: fact("Postal address", 400),
          privacyOfficer: fact("Person in charge of privacy"),
          hosting: fact("Hosting company and country"),
          hostingLogs: fact("What that company logs"),
          governingLaw: fact("Law that applies"),
          analyticsService: text({ label: "Analytics service", max: 200 }),
        },
      ),
      launch: group(
        { label: "Before you go live", help: "The dashboard lists what is left to do." },
        {
          legalReview: choice({
            label: "The legal pages",
            options: [
              { value: "open", label: "No lawyer has reviewed them yet" },
              { value: "done", label: "A lawyer has reviewed them" },
            ],
          }),
        },
      ),
    },
  ),
});

const people = editable({
  document: peopleDocument,
  title: "Who writes and reviews",
  about: "The names under every article. Enter only people who do it and agree to be named.",
  pages: () => currentArticlePages().map(({ path }) => path),
  preview: articlePages[0]?.path ?? "/",
  schema: group(
    { label: "Who writes and reviews" },
    {
      author: optional(text({ label: "Writer's name", help: "Leave it empty to name nobody.", max: 80 })),
      authorRole: optional(text({ label: "Writer's role", help: "Such as: peer and editor.", max: 80 })),
      reviewer: optional(text({ label: "Reviewer's name", help: "Leave it empty to name nobody.", max: 80 })),
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

const groupTimetable = editable({
  document: groupsDocument,
  title: "Support groups",
  about: "Who meets, when and how often. Dates follow from a group's first day and rhythm.",
  launch: "Confirm the groups' timetable",
  pages: ["/support/groups"],
  preview: "/support/groups",
  schema: group(
    { label: "Support groups" },
    {
      groups: list({
        label: "Groups",
        least: 1,
        most: 60,
        item: fitting(
          group(
            { label: "Group" },
            {
              id: itemId(),
              name: text({ label: "Name", max: 60 }),
              format: choice({ label: "Kind", options: groupFormats }),
              path: choice({
                label: "Path",
                options: [{ value: "every", label: "Every path" }, ...groupPaths],
              }),
              forWhom: longText({ label: "Who it's for", max: 300 }),
              host: text({ label: "Host", help: "A role, such as: two trained peers. No names.", max: 80 }),
              size: text({ label: "Size", help: "Such as: 6 to 12 people.", max: 40 }),
              first: day({ label: "First day", help: "The first day the group ever met or will meet." }),
              time: time({ label: "Time" }),
              minutes: wholeNumber({ label: "Length in minutes", min: 15, max: 240 }),
              zone: choice({ label: "Time zone", options: groupZones }),
              rhythm: choice({ label: "How often", options: groupRhythms }),
              sessions: optional(
                wholeNumber({ label: "Meetings in a round", help: "Only for rounds.", min: 1, max: 52 }),
              ),
              weeksBetween: optional(
                wholeNumber({
                  label: "Weeks from one round to the next",
                  help: "Only for rounds.",
                  min: 1,
                  max: 104,
                }),
              ),
              not: list({
                label: "Days it doesn't meet",
                least: 0,
                most: 30,
                item: day({ label: "Day" }),
              }),
              signUp: choice({
                label: "Sign-up",
                options: [
                  { value: "members", label: "In the members' area" },
                  { value: "message", label: "By a message to the team" },
                ],
              }),
              state: choice({
                label: "State",
                options: [
                  { value: "confirmed", label: "Confirmed" },
                  { value: "sample", label: "Sample, until the team confirms it" },
                ],
              }),
            },
          ),
          timingMisfit,
        ),
      }),
    },
  ),
});

/** The documents that are always there; articles come and go (articles.server.ts). */
export const editableDocuments: readonly EditableDocument[] = [
  plans,
  groupTimetable,
  homeFaq,
  founders,
  people,
  crisisLines,
  siteFacts,
  mails,
];

/** Every document of now. */
export function currentDocuments(): readonly EditableDocument[] {
  return [...editableDocuments, ...editableArticles()];
}

/** The document with this id, if there is one. */
export function editableDocument(id: string): EditableDocument | undefined {
  return editableDocuments.find((each) => each.id === id) ?? editableArticle(id);
}
