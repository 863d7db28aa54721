import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { campaignDraft } from "#features/campaigns/reads/admin.server.ts";
import { versionContent } from "#features/campaigns/reads/live.server.ts";
import type { AnswerPart } from "#features/campaigns/rules/matrix.ts";
import type { Answers, Question } from "#features/campaigns/schema/campaign.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { responseCopy as copy } from "../copy.ts";
import { formatAnswer, formatAnswers } from "../rules/format-answer.ts";
import { neighborsOf, responseById } from "./list.server.ts";

/** One response in full, with the questions of the version it answers. */
export async function responseScreen(
  services: Services,
  actor: Actor,
  { campaignId, id }: { campaignId: string; id: string },
) {
  const response = await responseById(services, actor, { campaignId, id });
  const { content: now } = await campaignDraft(services, actor, campaignId);
  const content = await versionContent(services, campaignId, response.version);
  const neighbors = await neighborsOf(services, {
    id,
    campaign_id: campaignId,
    state: response.state,
    created_at: response.createdAt,
  });
  const questions = (content?.sections ?? []).flatMap((section) => section.questions);
  return {
    title: copy.title,
    copy,
    failed: adminCopy.failed,
    marks: fieldMarks,
    campaign: now.title,
    back: `/admin/campaigns/${campaignId}/responses`,
    neighbors,
    address: `/api/admin/campaigns/${campaignId}/responses/${id}`,
    person: `/admin/person/answers/${id}`,
    sent: response.createdAt,
    changed: response.changedAt === response.createdAt ? undefined : response.changedAt,
    erased: response.eraseAt,
    version: String(response.version),
    complete: response.complete ? copy.completeSaid.yes : copy.completeSaid.no,
    spam: response.state === "suspected_spam",
    contact: response.contact,
    answers: answersSaid(questions, response.answers),
    mayMove: may(actor, "campaigns.write"),
    mayDelete: may(actor, "records.delete"),
  };
}

function answersSaid(questions: readonly Question[], answers: Answers) {
  return questions
    .filter(({ kind }) => kind !== "statement")
    .map((question) => ({
      id: question.id,
      label: question.label,
      formatted: formatAnswers(question, answers),
    }));
}

const longestExcerpt = 90;

/** The first words of a response, for the list. */
export function excerptOf(questions: readonly AnswerPart[], answers: Answers): string {
  const excerpt = questions
    .filter(({ id }) => answers[id] !== undefined)
    .map((question) => formatAnswer(question, answers[question.id]).replace(/\s+/g, " "))
    .join(" · ");
  const characters = [...excerpt];
  return characters.length <= longestExcerpt ? excerpt : `${characters.slice(0, longestExcerpt).join("")}…`;
}
