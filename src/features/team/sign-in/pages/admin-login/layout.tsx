import type { ReactNode } from "react";
import { Section } from "#ui/section.tsx";

/** The layout of the sign-in pages: a heading, a sentence, and a narrow form. */
export function SignInLayout({
  heading,
  introduction,
  children,
}: {
  heading: string;
  introduction: string;
  children: ReactNode;
}) {
  return (
    <Section tight width="narrow">
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-[1.1rem] text-ink-soft">{introduction}</p>
      <div className="mt-8">{children}</div>
    </Section>
  );
}
