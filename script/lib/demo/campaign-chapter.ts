import type { NewResponse } from "#features/campaigns/responses/schema/response.ts";
import { sendResponse } from "#features/campaigns/responses/writes/send.server.ts";
import { newCampaign } from "#features/campaigns/rules/new-campaign.ts";
import type { CampaignContent, Question } from "#features/campaigns/schema/campaign.ts";
import { createCampaign } from "#features/campaigns/writes/draft.server.ts";
import { moveCampaign, publishCampaign } from "#features/campaigns/writes/publish.server.ts";
import { evening, groupTimes, path, waitQuestions, wishes } from "./campaign-questions.ts";
import { demoZone, type Random, type Story } from "./story.ts";

type Answers = NewResponse["answers"];

/** A campaign with 240 answers, one that has closed, and one that is being written. */
export function planCampaigns(story: Story): void {
  const { services, team } = story;
  const wait = campaign({
    title: "What would help during the wait?",
    slug: "what-would-help",
    introduction: "Eight questions about the time between appointments. **You can leave out any of them.**",
    purpose: "We ask what would help while you wait, so that we offer more of it.",
    thanks: "Thank you. We read every answer, and we'll tell you in the newsletter what we learned.",
    questions: waitQuestions,
  });
  const first = story.at(28, "10:00");
  story.plan(first, () => publish(story, wait));
  const span = story.now.getTime() - first.getTime() - 60_000;
  for (let at = 0; at < 240; at += 1) {
    // Most of them come in the first days, and some after the newsletter.
    const share = at % 3 === 0 ? 0.8 + 0.19 * story.random.next() : story.random.next() ** 2 * 0.8;
    const when = new Date(first.getTime() + 60_000 + span * share);
    story.plan(when, () => answer(story, wait.slug, waitAnswers(story.random, at)));
  }
  const spam = { words: "Buy cheap followers. Sample spam, written for this demo." };
  story.plan(story.at(6, "04:00"), () => answer(story, wait.slug, spam, { website: "https://spam.example" }));

  const times = campaign({
    title: "When should the new group meet?",
    slug: "new-group-times",
    introduction: "One question, and you're done.",
    purpose: "We ask so that most of you can come.",
    thanks: "Thank you. We'll choose the evening that suits most of you.",
    questions: groupTimes,
  });
  story.plan(story.at(31, "09:00"), async () => {
    const { id } = await publish(story, times);
    story.plan(story.at(20, "18:00"), () => moveCampaign(services, team.editor, id, "close"));
  });
  for (let at = 0; at < 64; at += 1)
    story.plan(story.at(story.random.whole(21, 30), "19:30"), () =>
      answer(story, times.slug, { evening: { chosen: [story.random.pick(evening).id] } }),
    );

  story.plan(story.at(3, "13:00"), () =>
    createCampaign(services, team.editor, {
      zone: demoZone,
      content: {
        ...campaign({ ...times, title: "How was your first meeting?", questions: waitQuestions.slice(1, 2) }),
        slug: "",
      },
    }),
  );
}

type Given = Pick<CampaignContent, "title" | "slug" | "introduction" | "purpose" | "thanks"> & {
  questions: readonly Question[];
};

function campaign({ questions, ...texts }: Given): CampaignContent {
  return {
    ...newCampaign(demoZone),
    ...texts,
    contact: { name: "The team", email: "team@demo.example" },
    layout: "page",
    sections: [{ id: "start", title: "", showIf: null, questions: [...questions] }],
  };
}

async function publish({ services, team }: Story, content: CampaignContent): Promise<{ id: string }> {
  const { id, revision } = await createCampaign(services, team.editor, { zone: demoZone, content });
  await publishCampaign(services, team.editor, id, { revision });
  return { id };
}

async function answer(
  { services }: Story,
  slug: string,
  answers: Answers,
  more: Partial<NewResponse> = {},
): Promise<void> {
  const input: NewResponse = { version: 1, answers, ...more };
  await sendResponse(services, { slug, input, idempotencyKey: undefined, network: "" });
}

const words = [
  "A quiet group on Sunday evenings, when the week begins to loom.",
  "Something my husband can listen to. He doesn't read about it.",
  "To hear from people for whom it took long, and not only from those for whom it worked.",
  "A list of what to ask at the next appointment.",
  "Nights are worst. Even a page with somebody breathing on it helps.",
  "I'd like it to be okay not to talk about hope for once.",
  "Messages in Spanish, please.",
  "More about waiting on your own.",
] as const;

/** Not everybody answers everything. */
function waitAnswers(random: Random, at: number): Answers {
  const some = (ids: readonly string[], share: number) => ids.filter(() => random.next() < share);
  const hard = some(["evenings", "nights", "weekends"], 0.5);
  const helped = some(["talking", "reading", "moving", "writing", "breathing"], 0.4);
  const wished = some(
    wishes.map(({ id }) => id),
    0.35,
  );
  return {
    path: { chosen: [random.next() < 0.5 ? "infertility" : random.pick(path).id] },
    hard: Math.min(5, random.whole(2, 4) + random.whole(0, 1)),
    ...(hard.length > 0 ? { when: { chosen: hard } } : {}),
    ...(at % 9 === 0 ? {} : { someone: random.next() < 0.6 ? "yes" : "no" }),
    ...(helped.length > 0 ? { helped: { chosen: helped } } : {}),
    ...(wished.length > 0 ? { more: { chosen: wished } } : {}),
    evening: { chosen: [random.next() < 0.4 ? "tuesday" : random.pick(evening).id] },
    ...(at % 6 === 0 ? { words: random.pick(words) } : {}),
  };
}
