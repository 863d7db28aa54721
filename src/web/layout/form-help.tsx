import { CrisisCard } from "#ui/crisis-card.tsx";
import { useFrame } from "./use-frame.ts";

/** The card with more help lines, as shown next to a form. */
export function FormHelp({ id }: { id: string }) {
  const { crisis } = useFrame();
  return (
    <CrisisCard
      className="rounded-lg border border-line bg-surface px-5 py-1.5 text-small text-ink [&_:is(a,summary)]:text-link"
      id={id}
      copy={crisis.card}
    />
  );
}
