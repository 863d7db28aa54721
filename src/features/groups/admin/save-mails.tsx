import { useRef } from "react";
import { momentIn } from "#content/place-mails/moment.ts";
import { wordingOf } from "#content/place-mails/wording.ts";
import type { GroupMails } from "../reads/group-mails.server.ts";
import { type GroupBefore, mailsOnSave } from "../rules/save-mails.ts";
import { EmailNote } from "./email-dialog.tsx";
import { copy } from "./group-form-copy.ts";
import { useTypedTexts } from "./use-typed-texts.ts";

type SaveMailsProps = {
  before: GroupBefore & { mails: GroupMails };
  initial: Readonly<Record<string, string>>;
  now: string;
};

/** Who is emailed if the form around it is saved as it's typed, and what they read. */
export function SaveMails({ before, initial, now }: SaveMailsProps) {
  const section = useRef<HTMLDivElement>(null);
  const typed = useTypedTexts(section, initial);
  const { next, offers } = mailsOnSave(typed, { before, now });
  const { language, zone, told, texts } = before.mails;
  const { newTimes, offers: offersText } = copy.mails;
  return (
    <div className="grid gap-3 empty:hidden" ref={section}>
      {next === undefined ? null : (
        <>
          <p>{newTimes}</p>
          <EmailNote
            count={told}
            language={language}
            mail={wordingOf(texts.newTimes, { moment: momentIn(next, { zone, language, now }) })}
          />
        </>
      )}
      {offers === 0 ? null : <p role="status">{offersText(offers)}</p>}
    </div>
  );
}
