import { lazy, Suspense } from "react";
import { BuilderScreen, type PreviewProps } from "#features/campaigns/admin/builder-screen.tsx";
import type { ScreenContent } from "./screen-data.server.ts";

// The page's components and the Markdown renderer are loaded when the preview is opened.
const Preview = lazy(async () => ({ default: (await import("./campaign-preview.tsx")).CampaignPreview }));

const preview = (props: PreviewProps) => (
  <Suspense fallback={null}>
    <Preview {...props} />
  </Suspense>
);

const never = {
  id: undefined,
  revision: 1,
  version: 0,
  standing: "draft",
  slug: "",
  changedAt: "",
  publicCloses: "",
  unpublished: false,
} as const;

/** The campaign builder, empty or with a draft, and its preview. */
export default function BuilderPart({
  content,
}: {
  content: ScreenContent<"campaign-new" | "campaign-edit">;
}) {
  const { campaign = never, begun, siteUrl } = content;
  return <BuilderScreen begun={{ ...campaign, content: begun }} Preview={preview} siteUrl={siteUrl} />;
}
