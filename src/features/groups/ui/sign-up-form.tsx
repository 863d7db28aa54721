import { type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import type { SignUpCopy } from "#content/groups/sign-up.ts";
import { createFormSender } from "#platform/browser/api-client.ts";
import type { Texts } from "#platform/browser/form-fields.ts";
import { useForm } from "#platform/browser/use-form.ts";
import { emailShape } from "#platform/http/email-shape.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { type CrisisCopy, CrisisNote } from "#ui/field-crisis-note.tsx";
import { FormCard } from "#ui/form-card.tsx";
import { SignUpFields } from "./sign-up-fields.tsx";

type SignUpFormProps = Omit<ComponentProps<typeof SignUpFields>, "id" | "values" | "wrong"> & {
  slug: string;
  places: "some" | "none" | "full" | "closed";
  /** The same in words. */
  placesNow: string;
  /** The level of its heading. */
  level: 4 | 5;
  /** After its heading, for screen readers. */
  forGroup: string;
  /** What a group says that takes nobody new. */
  closed: string;
  crisis: CrisisCopy;
  /** What a form sent without script came back with. */
  rejected: RejectedForm | undefined;
  /** Called when the group isn't as the page shows it. */
  onChanged(): void;
};

/**
 * Signing up for a group, in plain React without the validator. Once it's sent, the answer takes its place: the same for
 * every address.
 */
export function SignUpForm(props: SignUpFormProps) {
  const { slug, places, placesNow, level, forGroup, copy, closed, crisis, rejected, onChanged } = props;
  const isFull = places === "none";
  const address = `/api/groups/${slug}/places`;
  const [send] = useState(() => createFormSender(address));
  const [answer, setAnswer] = useState<string>();
  const {
    props: formProps,
    parts,
    sending,
    problem,
    filling,
  } = useForm({
    rejected,
    read: (texts) => readSignUp(texts, copy.errors),
    send,
    onSent: ({ message = "" }) => setAnswer(message),
    onRefused(refusal) {
      if (refusal?.status === 409) onChanged();
      return refusal ? refusal.message : copy.network;
    },
  });
  const id = `join-${slug}`;
  const Title = `h${level}` as const;
  const wrong = problem?.fields ?? {};
  const isAtField = ["email", "name", "agree"].some((name) => name in wrong);
  const takesNobody = places === "closed" || places === "full";
  // What was refused because the group has closed says so itself, and whoever was the last on the list sees the answer.
  if (takesNobody && !problem && answer === undefined)
    return <p className="text-small font-semibold">{places === "closed" ? closed : copy.listFull}</p>;

  /** The button goes with the answer, so the focus moves to the first field. */
  function startAgain() {
    flushSync(() => setAnswer(undefined));
    document.getElementById(`${id}-email`)?.focus();
  }

  return (
    <>
      <FormCard
        {...formProps}
        action={address}
        aria-labelledby={`${id}-heading`}
        gap="gap-5"
        hidden={answer !== undefined}
        id={id}
      >
        <div>
          <Title className="font-display text-h4" id={`${id}-heading`}>
            {isFull ? copy.waiting.heading : copy.heading}
            <span className="sr-only"> {forGroup}</span>
          </Title>
          <p className="mt-1 text-small text-ink-soft">{isFull ? copy.waiting.text : placesNow}</p>
        </div>
        {problem?.text && !isAtField ? (
          <ErrorSummary
            id={`${id}-summary`}
            items={[]}
            ref={parts.summary}
            text={problem.text}
            title={copy.failed}
          />
        ) : null}
        {takesNobody ? null : (
          <>
            <SignUpFields
              {...props}
              id={id}
              key={filling}
              values={filling === 0 ? rejected?.values : {}}
              wrong={wrong}
            />
            <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
              <Button busy={sending} ref={parts.button} type="submit" variant="primary">
                {sending ? copy.submitting : isFull ? copy.waiting.submit : copy.submit}
              </Button>
              <p className="text-small text-ink-faint">
                {copy.kept}{" "}
                <a className="text-link-inline" href="/privacy-policy">
                  {copy.privacy}
                </a>
              </p>
            </div>
          </>
        )}
      </FormCard>
      {answer === undefined ? null : (
        <div className="grid gap-4 rounded-xl border border-line bg-surface p-card shadow-card">
          <Title className="rounded-sm font-display text-h4 focus-ring" ref={parts.done} tabIndex={-1}>
            {copy.done}
          </Title>
          <p>{answer}</p>
          <CrisisNote copy={crisis} />
          <p>
            <Button onClick={startAgain} size="small" variant="outline">
              {copy.again}
            </Button>
          </p>
        </div>
      )}
    </>
  );
}

/** What only the server knows comes back with its answer. */
function readSignUp(
  { email = "", name = "", seats, rules, agree, website = "" }: Texts,
  errors: SignUpCopy["errors"],
) {
  const typed = email.trim();
  const wrong = {
    ...(typed === "" ? { email: errors.emailMissing } : {}),
    ...(typed !== "" && !emailShape.test(typed) ? { email: errors.emailInvalid } : {}),
    ...(agree === undefined ? { agree: errors.agree } : {}),
  };
  if (Object.keys(wrong).length > 0) return { wrong };
  const input = {
    email: typed,
    name: name.trim(),
    seats: seats === "2" ? 2 : 1,
    rules: Number(rules),
    agree: true,
    website,
  };
  return { input };
}
