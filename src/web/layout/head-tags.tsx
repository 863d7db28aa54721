import { useMatches } from "react-router";
import { hasShareImage } from "../metadata.ts";
import { frameOf, type RootData } from "./use-frame.ts";

/** The parts of the head that are the same on every page. */
export function HeadTags({ root }: { root: RootData }) {
  const { siteUrl } = root;
  const frame = frameOf(root);
  const ownImage = useMatches().some(({ loaderData }) => hasShareImage(loaderData));
  const image = `${siteUrl}${frame.share.image}`;
  return (
    <>
      <meta content={frame.name} property="og:site_name" />
      <meta content={frame.locale} property="og:locale" />
      {ownImage ? null : (
        <>
          <meta content={image} property="og:image" />
          <meta content="1200" property="og:image:width" />
          <meta content="630" property="og:image:height" />
          <meta content={frame.share.alt} property="og:image:alt" />
          <meta content={image} name="twitter:image" />
        </>
      )}
    </>
  );
}
