import { ButtonLink } from "#ui/button-link.tsx";

type Refusal = { heading: string; text: string; home: string };

/** Shown inside the admin when a screen doesn't exist or the role may not open it. */
export function RefusedScreen({ copy }: { copy: Refusal | undefined }) {
  if (copy === undefined) return null;
  return (
    <div className="max-w-text">
      <h1 className="text-[2.25rem] leading-tight focus-ring rounded-sm">{copy.heading}</h1>
      <p className="mt-3 text-ink-soft">{copy.text}</p>
      <p className="mt-stack">
        <ButtonLink href="/admin" variant="outline">
          {copy.home}
        </ButtonLink>
      </p>
    </div>
  );
}
