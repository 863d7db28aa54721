import { testMailCopy } from "#content/mail-texts.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { HttpError } from "#platform/http/errors.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Job } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { documentOrNone, documentRow, knownDocument, stateOf } from "../reads/documents.server.ts";
import { mailsOf } from "../reads/mails.server.ts";
import { problemsOf } from "../reads/problems.server.ts";

/** The outbox kind of an email that a team member sends to themselves. */
export const testMailJob = "content.test_mail";

/**
 * Sends an email as its draft says only to the team member who asks.
 * @throws {HttpError} invalid_input if the document has no such email, or the draft can't be published.
 */
export async function sendTestMail(
  services: Services,
  actor: Actor,
  { document: id, mail }: { document: string; mail: string },
): Promise<void> {
  authorize(actor, "content.write");
  const document = await knownDocument(services, id);
  if (!mailsOf(document).some(({ value }) => value === mail))
    throw new HttpError("invalid_input", { message: faults.noPage });
  const { value } = stateOf(document, await documentRow(services.store.db, id));
  const fields = await problemsOf(services, document, value);
  if (Object.keys(fields).length > 0) throw new HttpError("invalid_input", { message: faults.unfit, fields });
  await services.store.transact(async (tx) => {
    await enqueue(tx, services, {
      kind: testMailJob,
      payload: { document: id, mail, memberId: actor.id },
    });
    await recordAudit(tx, services, { actor, action: "content.mail_tested", subject: id });
  });
}

/** Sends it, unless the team member has left or the draft no longer fits. */
export async function deliverTestMail(
  services: Services,
  { id, payload: { document: documentId = "", mail = "", memberId = "" } }: Parameters<Job>[0],
): Promise<void> {
  const document = await documentOrNone(services, documentId);
  const sample = document?.mails?.find((each) => each.id === mail);
  const member = (await listMembers(services)).find((each) => each.id === memberId);
  if (!document || !sample || member?.state !== "active") return;
  const { value } = stateOf(document, await documentRow(services.store.db, documentId));
  if (Object.keys(await problemsOf(services, document, value)).length > 0) return;
  const copy = document.during(value, () => sample.mail());
  const paragraphs = [testMailCopy.about, ...copy.paragraphs];
  const subject = testMailCopy.subject(copy.subject);
  await services.mailer.send(mailOf(member.email, { ...copy, subject, paragraphs }), id);
}
