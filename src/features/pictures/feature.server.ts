import type { Feature } from "#platform/feature.ts";
import { pictureFiles, picturesEndpoints } from "./api.server.ts";
import { pictureTitles } from "./reads.server.ts";
import routes from "./routes.ts";

export const picturesFeature = {
  name: "pictures",
  routes,
  itemTitles: pictureTitles,
  endpoints: picturesEndpoints,
  files: pictureFiles,
  reservedPaths: [/^\/pictures\//],
} satisfies Feature;
