import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { requiredMarks } from "#content/forms.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { uploadCopy } from "../copy.ts";
import { type PictureContent, pictureScreen } from "../reads.server.ts";
import { pictureLimits } from "../rules.ts";
import { pictureChange } from "../schema.ts";
import { FocalPoint } from "../ui/focal-point.tsx";
import { changePicture, deletePicture } from "../writes.server.ts";

const deletion = {
  heading: "Delete this picture?",
  text: "All its sizes are deleted, and its addresses stop working. This can't be undone.",
  typed: "",
  remove: "Delete picture",
  keep: "Cancel",
} as const;

export const loader = screenLoader(({ services, actor, params: { id = "" } }) =>
  pictureScreen(services, actor, id),
);

export const action = screenAction({
  changePicture: operation({
    input: pictureChange,
    permission: "pictures.write",
    withoutRecentSignIn: "changes one record, which can be changed again",
    fromForm: ({ alt = "", decorative, focusX, focusY, revision }) => ({
      alt,
      decorative: decorative === "on",
      focusX: Number(focusX),
      focusY: Number(focusY),
      revision: Number(revision),
    }),
    handle: ({ services, actor, params: { id = "" }, input }) => changePicture(services, actor, id, input),
  }),
  deletePicture: operation({
    input: z.strictObject({}),
    permission: "pictures.write",
    handle: ({ services, actor, params: { id = "" } }) => deletePicture(services, actor, id),
  }),
});

export default function PictureScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, list, picture, size } = content;
  return (
    <>
      <ScreenHeading at={title} back={{ href: list, text: "Pictures" }} title={title} />
      <p className="mt-2 text-small text-ink-soft">{size}</p>
      <div className="mt-6 grid gap-6">
        <Details content={content} key={picture.id} />
        <Uses content={content} />
      </div>
    </>
  );
}

function Details({ content: { picture, mayChange } }: { content: PictureContent }) {
  const { busy, problem, typed, send } = useOperations<typeof action>("changePicture");
  const [status, setStatus] = useState("");
  const [point, setPoint] = useState({ focusX: picture.focusX, focusY: picture.focusY });
  const [decorative, setDecorative] = useState(
    typed.revision === undefined ? picture.decorative : typed.decorative !== undefined,
  );

  async function save(fields: FormData) {
    setStatus("");
    if (await send("changePicture", fields)) setStatus("Saved.");
  }

  return (
    <OperationForm
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      onSend={save}
      operation="changePicture"
      values={{ ...point, revision: picture.revision }}
    >
      <Panel heading="Focal point" id="focus">
        <p className="max-w-text text-ink-soft">
          The point that stays visible when a page crops the picture. Click on the picture, or use the arrow
          keys on the two sliders.
        </p>
        <FocalPoint
          disabled={!mayChange}
          onChange={(next) => {
            setStatus("");
            setPoint(next);
          }}
          picture={{ ...picture, ...point }}
        />
      </Panel>
      <Panel heading="Description" id="description">
        <KeepTyped busy={busy} failed={problem !== undefined} id="details" />
        <ProblemNote fields={["alt"]} problem={problem} />
        <TextField
          {...uploadCopy.alt}
          defaultValue={typed.alt ?? picture.alt}
          disabled={!mayChange || decorative}
          error={problem?.fields.alt}
          id="picture-alt"
          marks={requiredMarks}
          maxLength={pictureLimits.alt}
          name="alt"
        />
        <CheckboxField
          checked={decorative}
          disabled={!mayChange}
          id="picture-decorative"
          label={uploadCopy.decorative}
          marks={requiredMarks}
          name="decorative"
          onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
        />
        {mayChange ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button busy={busy} size="small" type="submit" variant="primary">
              {busy ? "Saving..." : "Save changes"}
            </Button>
            <p className="text-small text-ink-soft" role="status">
              {status}
            </p>
          </div>
        ) : null}
      </Panel>
    </OperationForm>
  );
}

function Uses({ content: { uses, mayChange, list } }: { content: PictureContent }) {
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const [asking, setAsking] = useState(false);
  const hydrated = useHydrated();
  const navigate = useNavigate();

  async function remove() {
    if (await send("deletePicture", {}, { stay: true })) await navigate(list);
  }

  return (
    <Panel heading="Where it's used" id="uses">
      <p className="text-ink-soft">
        {uses.length === 0
          ? "This picture isn't used anywhere."
          : "This picture can't be deleted while it's used in these places:"}
      </p>
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
            Delete picture
          </Button>
        </p>
      ) : null}
      {asking ? (
        <TypedDeletion
          busy={busy}
          copy={deletion}
          expected=""
          field=""
          marks={requiredMarks}
          onClose={() => setAsking(false)}
          onRemove={() => void remove()}
          problem={problem}
        />
      ) : null}
    </Panel>
  );
}
