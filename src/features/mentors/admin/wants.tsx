import { Fact } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import type { requestScreen } from "../reads/team.server.ts";

const labels = {
  heading: "What they're looking for",
  help: "What would help",
  avoid: "What wouldn't help",
  journey: "Path",
  phase: "Where on it",
  languages: "Languages",
  zone: "Time zone",
  email: "Email",
  none: "Nothing written",
  erased: "Erased",
} as const;

type WantsProps = Pick<Awaited<ReturnType<typeof requestScreen>>, "wants" | "email">;

export function Wants({ wants, email }: WantsProps) {
  return (
    <Panel heading={labels.heading} id="wants">
      <dl className="grid gap-4">
        {(["avoid", "help"] as const).map((name) => (
          <Fact key={name} label={labels[name]}>
            <span className="whitespace-pre-line wrap-anywhere">{wants[name] || labels.none}</span>
          </Fact>
        ))}
        {(["journey", "phase", "languages", "zone"] as const).map((name) => (
          <Fact key={name} label={labels[name]}>
            {wants[name] || labels.none}
          </Fact>
        ))}
        <Fact label={labels.email}>
          <span className="wrap-anywhere">{email || labels.erased}</span>
        </Fact>
      </dl>
    </Panel>
  );
}
