import { crisisDocument } from "#content/crisis.ts";
import { currentDocuments } from "#content/documents/register.server.ts";
import { campaignTexts } from "#features/campaigns/reads/admin.server.ts";
import { conversationKinds, kindRules } from "#features/inbox/forms/rules/conversation-kinds.ts";
import { savedReplies } from "#features/inbox/reads/saved-replies.server.ts";
import { unsentTexts } from "#features/newsletter/issues/reads/content.server.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { editorCopy } from "../copy/screen.ts";
import { calledNumbers, numbersIn } from "../rules/numbers-in.ts";
import { documentTarget } from "./document-row.server.ts";

/** A help line's number, and what prints it in words of its own: documents, and what the team wrote elsewhere. */
export type NumberPlaces = {
  number: string;
  documents: readonly { id: string; title: string }[];
  texts: readonly { href: string; title: string }[];
};

/**
 * Where each number that the crisis lines call or called is printed in the words of another document, a saved reply, a
 * newsletter that isn't sent or a campaign. Those words don't follow a change, so the screen lists what needs one.
 */
export async function numberPlaces(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly NumberPlaces[]> {
  authorize(actor, "content.read", documentTarget(id));
  if (id !== crisisDocument.id) return [];
  const { db } = services.store;
  const versions = await db
    .selectFrom("content_versions")
    .select("value")
    .where("document", "=", id)
    .execute();
  const rows = await db
    .selectFrom("content_documents")
    .select("draft as value")
    .where("id", "=", id)
    .execute();
  const stored = [...versions, ...rows].map(({ value }) => value).filter((value) => value !== "");
  const known = calledNumbers([crisisDocument.shipped, ...stored.map((value): unknown => JSON.parse(value))]);
  const printed = currentDocuments()
    .filter((document) => document.id !== id)
    .map((document) => ({ id: document.id, title: document.title, numbers: numbersIn(document.now()) }));
  const written = await writtenElsewhere(services, actor);
  return [...known].flatMap((number) => {
    const documents = printed
      .filter(({ numbers }) => numbers.has(number))
      .map(({ id, title }) => ({ id, title }));
    const texts = written
      .filter(({ numbers }) => numbers.has(number))
      .map(({ href, title }) => ({ href, title }));
    return documents.length + texts.length === 0 ? [] : [{ number, documents, texts }];
  });
}

/** What the team wrote outside the documents, as far as this team member can change it, and the numbers in it. */
async function writtenElsewhere(services: Services, actor: Actor) {
  const { campaign, newsletter, reply } = editorCopy.numbers.texts;
  const readable = conversationKinds.filter((kind) => may(actor, kindRules[kind].write));
  const replies = await Promise.all(readable.map((kind) => savedReplies(services, kind)));
  return [
    ...replies
      .flatMap((each) => each.replies)
      .map((each) => ({
        href: "/admin/replies",
        title: reply(each.title),
        numbers: numbersIn([each.title, each.text]),
      })),
    ...(await unsentTexts(services, actor)).map(({ id, title, texts }) => ({
      href: `/admin/newsletters/${id}`,
      title: newsletter(title),
      numbers: numbersIn(texts),
    })),
    ...(await campaignTexts(services, actor)).map(({ id, title, contents }) => ({
      href: `/admin/campaigns/${id}/edit`,
      title: campaign(title),
      numbers: numbersIn(contents),
    })),
  ];
}
