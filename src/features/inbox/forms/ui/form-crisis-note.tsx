import { formCopy } from "#content/forms.ts";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { useFrame } from "#web/layout/use-frame.ts";

/** Where to turn in a crisis, next to a form. The line itself comes with the page, since the team can change it. */
export function FormCrisisNote({ className = "" }: { className?: string }) {
  const { linkText, href } = useFrame().crisis;
  return <CrisisNote className={className} copy={{ ...formCopy.crisisNote, linkText, href }} />;
}
