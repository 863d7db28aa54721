/** The figures of the Knowledge Hub's articles, as their own front matter lists them. */
import { articles } from "../knowledge-hub/articles.ts";
import type { Claim } from "./claim.ts";

export const knowledgeHubClaims: readonly Claim[] = articles.flatMap(({ slug, claims, sources, reviewBy }) =>
  claims.flatMap(({ figure, statement, source: at }, place) => {
    const source = sources[at];
    return source ? [{ id: `${slug}-${place + 1}`, statement, figures: [figure], source, reviewBy }] : [];
  }),
);
