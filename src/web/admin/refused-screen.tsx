import { ButtonLink } from "#ui/button-link.tsx";

type Refusal = { heading: string; text: string; home: string };

/** Said inside the desk when there is no such screen, or none for this role. */
export function RefusedScreen({ words }: { words: Refusal | undefined }) {
  if (words === undefined) return null;
  return (
    <div className="max-w-text">
      <h1 className="text-[2.25rem] leading-tight focus-ring rounded-sm">{words.heading}</h1>
      <p className="mt-3 text-ink-soft">{words.text}</p>
      <p className="mt-stack">
        <ButtonLink href="/admin" variant="outline">
          {words.home}
        </ButtonLink>
      </p>
    </div>
  );
}
