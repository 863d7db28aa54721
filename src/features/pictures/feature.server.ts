import type { Feature } from "#platform/feature.ts";
import { pictureFiles, picturesEndpoints } from "./api.server.ts";
import { pictureTitles } from "./reads.server.ts";
import routes from "./routes.ts";
import { picturesMigrations } from "./table.server.ts";

export const picturesFeature = {
  name: "pictures",
  routes,
  itemTitles: pictureTitles,
  migrations: picturesMigrations,
  endpoints: picturesEndpoints,
  files: pictureFiles,
  reservedPaths: [/^\/pictures\//],
} satisfies Feature;
