import { lettersUrl } from "#features/mentors/reads/parties.server.ts";
import { mentors, type NewMentor } from "#features/mentors/record.server.ts";
import type { MentorRequest } from "#features/mentors/schema.ts";
import { proposeMentor } from "#features/mentors/writes/team.server.ts";
import { askForMentor, changeLetters, writeLetter } from "#features/mentors/writes/visitors.server.ts";
import { person } from "./people.ts";
import { demoZone, type Story } from "./story.ts";

type Side = "person" | "mentor";

const samples = [
  {
    first: "Marlo",
    about: "Three years of treatment, then donor eggs. Likes to write in the evening.",
    capacity: 2,
  },
  { first: "Sol", about: "Became a parent on their own, with a donor.", capacity: 1 },
  { first: "Ana", about: "Ended treatment after two losses. Lives well without children.", capacity: 2 },
] as const;

const requests = [
  { first: "Wren", daysAgo: 29, help: "Somebody who waited as long as we have.", until: "letters" },
  { first: "Hana", daysAgo: 12, help: "We're still deciding whether to begin.", until: "asked" },
  { first: "Keiko", daysAgo: 4, help: "I'd like to hear how others told their parents.", until: "requested" },
  { first: "Ola", daysAgo: 1, help: "Somebody who did this on her own.", until: "requested" },
] as const;

const letters: readonly { daysAgo: number; side: Side; text: string }[] = [
  {
    daysAgo: 20,
    side: "mentor",
    text: "Hello, I'm Marlo. I've read the few lines you wrote, and I recognized a lot. There's nothing you have to tell me. How was your week?",
  },
  {
    daysAgo: 18,
    side: "person",
    text: "Thank you for saying yes. My week was long. We had a date in the calendar, and then it was moved again. I notice that I plan everything around things that don't happen.",
  },
  {
    daysAgo: 17,
    side: "mentor",
    text: "Oh, I know that one. I had a year like that. What helped a little was one evening a week with something in it that couldn't be moved. Mine was a pottery class. I made very bad bowls.",
  },
  {
    daysAgo: 14,
    side: "person",
    text: "I laughed at the bowls. I've signed up for a choir. First evening is on Thursday.",
  },
  { daysAgo: 9, side: "mentor", text: "A choir! Tell me how it was, if you like." },
  { daysAgo: 7, side: "person", text: "Loud, and good. Nobody asked me anything." },
];

/** Mentors, requests in every state, and a match that writes. */
export function planMentoring(story: Story): void {
  const { services, team } = story;
  story.plan(story.at(33, "12:00"), async () => {
    for (const { first, ...more } of samples)
      await mentors.create(services, team.owner, mentorOf(story, first, more));
  });
  for (const request of requests)
    story.plan(story.at(request.daysAgo, "20:30"), async () => {
      await askForMentor(services, requestOf(request), undefined);
      const { id } = await newest(story, "mentor_requests");
      if (request.until !== "requested") planProposal(story, id, request);
    });
}

type Asked = (typeof requests)[number];

function planProposal(story: Story, id: string, { daysAgo, until }: Asked): void {
  const { services, team } = story;
  story.plan(story.working(story.at(daysAgo - 3, "10:00")), async () => {
    const mentor = await services.store.db
      .selectFrom("mentors")
      .select("id")
      .orderBy("id", until === "letters" ? "asc" : "desc")
      .executeTakeFirstOrThrow();
    await proposeMentor(services, team.owner, { id, mentorId: mentor.id });
    if (until !== "letters") return;
    const proposal = await newest(story, "mentor_proposals");
    const tokens = { mentor: tokenOf(story, "mentor", proposal.id), person: tokenOf(story, "person", id) };
    story.plan(story.at(daysAgo - 5, "19:00"), () =>
      changeLetters(services, { token: tokens.mentor, action: "yes" }),
    );
    story.plan(story.at(daysAgo - 6, "21:00"), () =>
      changeLetters(services, { token: tokens.person, action: "yes" }),
    );
    for (const letter of letters)
      story.plan(story.at(letter.daysAgo, "21:30"), () =>
        writeLetter(services, { token: tokens[letter.side], text: letter.text }, undefined),
      );
  });
}

const tokenOf = ({ services }: Story, side: Side, id: string) =>
  new URL(lettersUrl(services, side, { id, link_since: "" })).hash.replace("#token=", "");

function newest({ services }: Story, table: "mentor_requests" | "mentor_proposals") {
  return services.store.db.selectFrom(table).select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
}

function mentorOf(story: Story, first: string, more: Pick<NewMentor, "about" | "capacity">): NewMentor {
  return {
    ...more,
    ...{ name: `${first} Sample`, email: `${first.toLowerCase()}@mentor.example` },
    ...{ journeys: ["infertility"], languages: "en", zone: demoZone, state: "active" },
    ...{ trainedOn: story.day(200), supervisedOn: story.day(40) },
  };
}

function requestOf({ first, help }: Asked): MentorRequest {
  return {
    ...{ email: person(first).email, name: first, journey: "infertility", phase: "", languages: "en" },
    ...{ zone: demoZone, help, avoid: "", agree: true, website: "" },
  };
}
