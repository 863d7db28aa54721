/** Portraits as the server has drawn them (faces.server.tsx); nothing without any. */
export function Faces({ html, className = "" }: { html: string; className?: string }) {
  if (html === "") return null;
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, from our own words
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
