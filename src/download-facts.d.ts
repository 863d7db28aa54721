/** Made by the build (script/lib/downloads/vite-downloads.ts): what is true of each file below /downloads/. */
declare module "virtual:download-facts" {
  export const downloadFacts: Readonly<Record<string, { bytes: number; pages: number }>>;
}
