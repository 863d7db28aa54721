import type { EditableDocument } from "#content/documents/editable.server.ts";
import { editableDocuments } from "#content/documents/register.server.ts";
import { valueAt } from "#platform/drafts/merge.ts";
import { escapeHtml, mailPage, paragraphsAsHtmlBody } from "#platform/mail/mail-html.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { leafPaths } from "../rules/field-showing.ts";
import { emptyRow, stateOf } from "./document-row.server.ts";

export function mailsOf({ mails = [] }: EditableDocument): readonly { value: string; label: string }[] {
  return mails.map(({ id, name }) => ({ value: id, label: name }));
}

/** A mail with the values of this moment, below its subject; undefined if the document isn't in such a mail. */
export function mailAsPage({ mails = [] }: EditableDocument, id: string) {
  const mail = mails.find((each) => each.id === id)?.mail();
  if (!mail) return undefined;
  const subject = `<p style="margin:0 0 1em;padding:0 0 1em;border-bottom:1px solid"><strong>${escapeHtml(mail.subject)}</strong></p>`;
  return {
    html: mailPage(`${subject}\n${paragraphsAsHtmlBody(mail)}`, "", mail.language),
    text: [mail.subject, ...mail.paragraphs].join("\n\n"),
  };
}

/** The wording of an email, in one language if there are several. */
type EmailWording = {
  /** The editor, with the email as its preview, and the field that it begins with. */
  href: string;
  field: readonly string[];
  /** Its language; empty if there is only one. */
  language: string;
  isEdited: boolean;
  hasDraft: boolean;
};

type Email = { id: string; name: string; when: string; wordings: EmailWording[] };
type EmailGroup = { title: string; emails: Email[] };

/** The emails to people outside the team that can be edited: when each is sent, and whether its wording is the default. */
export async function emailList(services: Services, actor: Actor): Promise<readonly EmailGroup[]> {
  authorize(actor, "content.read");
  const rows = await services.store.db.selectFrom("content_documents").selectAll().execute();
  const groups: EmailGroup[] = [];
  for (const document of editableDocuments) {
    const { mailGroup, mails = [] } = document;
    if (!mailGroup) continue;
    const state = stateOf(document, rows.find(({ id }) => id === document.id) ?? emptyRow(document.id));
    const group = found(groups, ({ title }) => title === mailGroup.title, {
      title: mailGroup.title,
      emails: [],
    });
    for (const { id, name, sent } of mails) {
      if (!sent) continue;
      const differs = (one: unknown, other: unknown) =>
        sent.texts.some((path) => textAt(one, path) !== textAt(other, path));
      const email = found(group.emails, (each) => each.id === id, {
        id,
        name,
        when: sent.when,
        wordings: [],
      });
      email.wordings.push({
        href: `/admin/site/${document.id}?page=${id}`,
        field: firstField(document, sent.texts),
        language: mailGroup.language ?? "",
        isEdited: differs(state.published, document.shipped),
        hasDraft: state.hasDraft && differs(state.value, state.published),
      });
    }
  }
  return groups;
}

/** The item that fits, or a new one at the end. */
function found<Item>(items: Item[], fits: (item: Item) => boolean, fresh: Item): Item {
  const known = items.find(fits);
  if (known !== undefined) return known;
  items.push(fresh);
  return fresh;
}

const textAt = (value: unknown, path: string) => JSON.stringify(valueAt(value, path.split(".")));

/** Where the document's form has the first of these texts. */
function firstField({ form, now }: EditableDocument, [first = ""]: readonly string[]): readonly string[] {
  return leafPaths(form, now()).find((path) => `${path.join(".")}.`.startsWith(`${first}.`)) ?? [];
}
