import { useState } from "react";
import { useNavigate } from "react-router";
import { messageIn } from "#platform/http/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { panelLook } from "#ui/panel-look.ts";
import { letterSentences, letterWords as words } from "../copy.ts";
import type { letterScreen } from "../reads/letter-screens.server.ts";
import { LetterFields } from "./letter-fields.tsx";
import { LetterPreview, type Previewed } from "./letter-preview.tsx";
import { LetterReceivers } from "./letter-receivers.tsx";
import { LetterSchedule } from "./letter-schedule.tsx";
import { useLetter } from "./use-letter.ts";

type Content = Awaited<ReturnType<typeof letterScreen>>;

/** Writing a letter: its words, what it is about, who gets it, how it looks, a test, and when it goes. */
export function LetterWriter({ content: screen }: { content: Content }) {
  const draft = useLetter(screen.letter, screen.failed);
  const [said, setSaid] = useState("");
  const [previewed, setPreviewed] = useState<Previewed>();
  const [asking, setAsking] = useState(false);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { busy, problem, unsaved } = draft;

  async function save() {
    setSaid("");
    if ((await draft.save()) !== undefined) setSaid(words.saved);
  }
  async function test() {
    setSaid("");
    setSaid(messageIn(await draft.test()));
  }
  async function look() {
    setPreviewed(await draft.preview());
  }
  async function remove() {
    if (await draft.remove()) await navigate("/admin/newsletters", { replace: true });
  }

  return (
    <fieldset className="mt-6 grid min-w-0 gap-6" disabled={!hydrated}>
      <div className={`grid gap-6 ${panelLook}`}>
        <LetterFields draft={draft} marks={screen.marks} />
        <LetterReceivers draft={draft} screen={screen} />
        {screen.letter.sendAt === "" ? null : (
          <Note kind="care">
            <p>{letterSentences.noSender}</p>
          </Note>
        )}
        <AlertNote text={problem?.fields.sendAt === undefined ? problem?.message : undefined} />
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={() => void save()} size="small" variant="primary">
            {words.save}
          </Button>
          <Button busy={busy} onClick={() => void look()} size="small" variant="outline">
            {words.preview.button}
          </Button>
          <Button busy={busy} onClick={() => void test()} size="small" variant="outline">
            {words.test}
          </Button>
          <span className="text-small text-ink-soft" role="status">
            {unsaved ? words.unsaved : said || words.autosaved}
          </span>
        </div>
      </div>
      {previewed === undefined ? null : <LetterPreview previewed={previewed} />}
      <LetterSchedule draft={draft} sends={screen.sends} zone={screen.zone} />
      {screen.mayDelete ? (
        <div className="flex flex-wrap gap-3">
          {asking ? (
            <>
              <Button busy={busy} onClick={() => void remove()} size="small" variant="primary">
                {words.removeSure}
              </Button>
              <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
                {words.removeKeep}
              </Button>
            </>
          ) : (
            <Button onClick={() => setAsking(true)} size="small" variant="outline">
              {words.remove}
            </Button>
          )}
        </div>
      ) : null}
    </fieldset>
  );
}
