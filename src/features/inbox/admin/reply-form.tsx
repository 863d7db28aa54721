import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { requiredMarks } from "#content/forms.ts";
import { isInField } from "#platform/browser/form-fields.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field-text.tsx";
import { panelLink, sheetClass } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { itemCopy as copy } from "../copy/inbox.ts";
import { inboxBounds } from "../forms/rules/conversation-kinds.ts";
import type { ItemContent } from "../reads/item-screen.server.ts";
import { replyField } from "../rules/reply-field.ts";
import { PresenceNote } from "./presence-note.tsx";
import { keepReply, keptReply, onTakenBack } from "./reply-drafts.ts";
import { useItemAction } from "./use-item-action.ts";
import { usePresence } from "./use-presence.ts";

/** What is typed stays in the tab until it is sent, even after a version conflict. */
export function ReplyForm({ content }: { content: ItemContent }) {
  const { kind, address, item, canned, mailto } = content;
  const mergedIds = item.merged.join(" ");
  const heading = useRef<HTMLHeadingElement>(null);
  const operation = "answerConversation";
  const { busy, problem, typed, done, act } = useItemAction(operation);
  const area = useRef<HTMLTextAreaElement>(null);
  // The field is the browser's own; a new `at` draws it anew with another beginning.
  const [initial, setInitial] = useState({ at: 0, text: typed.text ?? "" });
  useEffect(() => {
    let isGone = false;
    const merged = mergedIds === "" ? [] : mergedIds.split(" ").map((id) => `/admin/${kind}/${id}`);
    void keptReply(address, merged).then((text) => {
      if (text === "" || area.current?.value !== "" || isGone) return;
      const hadFocus = document.activeElement === area.current;
      flushSync(() => setInitial({ at: 1, text }));
      if (!hadFocus) return;
      area.current.focus();
      area.current.setSelectionRange(text.length, text.length);
    });
    return () => {
      isGone = true;
    };
  }, [address, kind, mergedIds]);

  // A reply that was taken back is a draft again.
  useEffect(
    () =>
      onTakenBack(address, () => {
        void keptReply(address).then((text) => {
          flushSync(() => setInitial(({ at }) => ({ at: at + 1, text })));
          area.current?.focus();
        });
      }),
    [address],
  );
  const present = usePresence(content, area);

  // Where a link says "Reply", the text can begin at once.
  useEffect(() => {
    if (location.hash === `#${replyField}` && !isInField()) area.current?.focus();
  }, []);

  const written = () => area.current?.value ?? "";
  function startWith(text: string) {
    keepReply(address, text);
    setInitial(({ at }) => ({ at: at + 1, text }));
  }
  async function send(next: "waiting" | "done") {
    const text = written();
    const sent = { text, success: ({ message }: { message: string }) => message };
    if (!(await act({ version: item.version, text, next }, sent))) return;
    startWith("");
    // Out of the field, so that a single key can take the reply back.
    heading.current?.focus();
  }
  return (
    <section aria-labelledby="answer-heading" className={`grid gap-4 ${sheetClass}`}>
      <h2 className="rounded-sm text-h4 focus-ring" id="answer-heading" ref={heading} tabIndex={-1}>
        Reply by email
      </h2>
      <Canned
        canned={canned}
        onInsert={(text) => {
          flushSync(() => startWith([written().trimEnd(), text].filter(Boolean).join("\n\n")));
          area.current?.focus();
        }}
      />
      <OperationForm
        className="grid gap-4"
        onSend={(fields) => send(fields.get("next") === "done" ? "done" : "waiting")}
        operation={operation}
        values={{ version: item.version }}
      >
        <TextAreaField
          aria-keyshortcuts="r"
          charactersLeft={copy.charactersLeft}
          defaultValue={initial.text}
          error={problem?.fields.text}
          hint={`Sent to ${item.email}. ${repliesTo(content.repliesGoTo)}`}
          id={replyField}
          key={initial.at}
          label="Your reply"
          marks={requiredMarks}
          maxLength={inboxBounds.answer}
          name="text"
          onInput={(event) => keepReply(address, event.currentTarget.value)}
          ref={area}
          rows={6}
        />
        <PresenceNote loaded={item.version} present={present} />
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} name="next" size="small" type="submit" value="waiting" variant="primary">
            {busy ? "Sending..." : "Send and keep open"}
          </Button>
          <Button disabled={busy} name="next" size="small" type="submit" value="done" variant="outline">
            Send and mark as done
          </Button>
        </div>
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-soft">
          Your text is kept in this tab until you send it.
          <a className={`inline-flex min-h-11 items-center ${panelLink}`} href={mailto}>
            Use my own email app
          </a>
        </p>
      </OperationForm>
      <ProblemNote fields={["text"]} problem={problem} />
      <p className="empty:hidden" role="status">
        {done}
      </p>
    </section>
  );
}

type CannedProps = {
  canned: ItemContent["canned"];
  onInsert(text: string): void;
};

function Canned({ canned, onInsert }: CannedProps) {
  const [chosen, setChosen] = useState("");
  const text = canned.find(({ id }) => id === chosen)?.text;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="grid min-w-0 flex-1 basis-44 gap-1.5">
        <span className="text-small font-semibold">Saved replies</span>
        <Select onChange={(event) => setChosen(event.currentTarget.value)} value={chosen}>
          <option value="">Choose a reply</option>
          {canned.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </label>
      <Button
        disabled={text === undefined}
        onClick={() => onInsert(text ?? "")}
        size="small"
        variant="outline"
      >
        Insert
      </Button>
      <a className={`inline-flex min-h-11 items-center text-small ${panelLink}`} href="/admin/replies">
        Edit saved replies
      </a>
    </div>
  );
}

const repliesTo = (address: string | undefined) =>
  address === undefined
    ? "Their answer comes back here."
    : `Their answer goes to ${address}, because no mailbox is set up for this inbox.`;
