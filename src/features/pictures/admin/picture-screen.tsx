import { useState } from "react";
import { useNavigate } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { pictureCopy as copy } from "../copy.ts";
import { type PictureContent, pictureScreen } from "../reads.server.ts";
import { PictureDetails } from "../ui/picture-details.tsx";

export const loader = screenLoader(({ services, actor, params: { id = "" } }) =>
  pictureScreen(services, actor, id),
);

/** One picture: its focal point, its description, where it is used, and its deletion. */
export default function PictureScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, list, picture, size, mayChange } = content;
  return (
    <>
      <p className="text-small text-ink-soft">
        <a className={panelLink} href={list}>
          {copy.back}
        </a>{" "}
        / {title}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 text-small text-ink-soft">{size}</p>
      <div className="mt-6 grid gap-6">
        <PictureDetails key={picture.id} mayChange={mayChange} picture={picture} />
        <Uses content={content} />
      </div>
    </>
  );
}

function Uses({ content: { uses, mayChange, picture, list } }: { content: PictureContent }) {
  const { busy, problem, send, clear } = useSending(adminCopy.failed);
  const [asking, setAsking] = useState(false);
  const hydrated = useHydrated();
  const navigate = useNavigate();

  async function remove() {
    if (await send("DELETE", `/api/admin/pictures/${picture.id}`)) await navigate(list);
  }

  return (
    <Panel heading={copy.uses.heading} id="uses">
      <p className="text-ink-soft">{uses.length === 0 ? copy.uses.none : copy.uses.lead}</p>
      {uses.length === 0 ? null : (
        <ul className="grid gap-1">
          {uses.map(({ title, href }) => (
            <li key={`${title} ${href}`}>
              <a className={panelLink} href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {mayChange && uses.length === 0 ? (
        <p>
          <Button
            disabled={!hydrated}
            onClick={() => {
              clear();
              setAsking(true);
            }}
            size="small"
            variant="danger-outline"
          >
            {copy.remove}
          </Button>
        </p>
      ) : null}
      {asking ? (
        <TypedDeletion
          busy={busy}
          copy={copy.deletion}
          expected=""
          field=""
          marks={fieldMarks}
          onClose={() => setAsking(false)}
          onRemove={() => void remove()}
          problem={problem}
        />
      ) : null}
    </Panel>
  );
}
