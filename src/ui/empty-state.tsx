import { ButtonLink } from "./button-link.tsx";
import { Illustration } from "./illustration.tsx";

type EmptyStateProps = {
  picture: "empty-campaigns" | "empty-responses" | "empty-results";
  heading: string;
  text: string;
  next?: { href: string; text: string } | undefined;
  /** `h1` where it stands in place of a whole screen. */
  level?: "h1" | "h2";
};

/** Shown in place of an empty list: why it's empty and what to do. */
export function EmptyState({ picture, heading, text, next, level: Level = "h2" }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-card shadow-card">
      <Illustration alt="" className="h-auto w-[9.4rem]" height={220} name={picture} width={320} />
      <div className="grid max-w-text flex-1 basis-64 justify-items-start gap-2">
        <Level className={`rounded-sm font-display focus-ring ${Level === "h1" ? "text-h2" : "text-h4"}`}>
          {heading}
        </Level>
        <p className="text-ink-soft">{text}</p>
        {next === undefined ? null : (
          <ButtonLink className="mt-2" href={next.href} size="small" variant="outline">
            {next.text}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
