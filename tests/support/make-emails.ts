import { receive } from "#features/inbox/forms/writes.server.ts";
import { replyToItem } from "#features/inbox/writes/replies.server.ts";
import { receiveMail } from "#features/mail/incoming/writes/receive.server.ts";
import { messageIdOf } from "#platform/mail/mailer.ts";
import type { Services } from "#platform/services.ts";
import { actorWith } from "./campaigns.ts";
import { rawMail } from "./raw-mail.ts";

/** A conversation with emails of the person and of somebody else, and one that began by email. @returns the id of the first. */
export async function makeEmails(services: Services): Promise<string> {
  const texts = {
    name: "Marta Wünsche",
    email: "marta@example.org",
    phone: "",
    subject: "peer-mentoring",
    message: "Is there a group for the nights?",
  };
  const id = await receive(services, "messages", { texts, suspected: false, idempotencyKey: undefined });
  await replyToItem(services, actorWith("editor"), "messages", {
    id,
    version: 1,
    text: "Hello Marta,\n\nyes, on Tuesdays at nine. Would you like to come?\n\nWarm wishes",
    next: "waiting",
    idempotencyKey: undefined,
  });
  const thread = { References: messageIdOf(services.settings.SITE_URL, id) };
  await receiveMail(
    services,
    rawMail({
      subject: "Re: An answer from Kinward",
      text: "Tuesdays work for me.\nI’ve attached what my clinic gave me.\n\nOn Fri, Nov 27, 2026 at 9:12 AM Kinward <hello@kinward.example> wrote:\n\n> Hello Marta,\n>\n> yes, on Tuesdays at nine. Would you like to come?",
      headers: thread,
      attachments: [
        {
          name: "Times of the clinic.pdf",
          type: "application/pdf",
          text: `%PDF-1.4 ${"times ".repeat(9_000)}`,
        },
        { name: "pictures.zip", type: "application/zip", text: "PK\u0003\u0004 and more" },
      ],
    }),
  );
  await receiveMail(
    services,
    rawMail({
      text: `It’s a long story.\n\n${"We have been waiting for an answer from our clinic for weeks now. ".repeat(40)}\n\nThe end.`,
      headers: thread,
    }),
  );
  await receiveMail(
    services,
    rawMail({
      from: "Sam <sam.with.a.rather.long.address@partner.example.org>",
      subject: "Fwd: An answer from Kinward",
      text: "Marta sent me your answer. Can I come along?",
      headers: thread,
    }),
  );
  await receiveMail(
    services,
    rawMail({
      from: "Ines <ines@example.org>",
      subject: "Una pregunta sobre los grupos",
      text: "¿Hay un grupo en español?\n\nEl vie, 27 nov 2026 a las 9:12, Ana (<ana@example.org>) escribió:\n\n> Pregúntales a ellos",
    }),
  );
  return id;
}
