import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { downloads } from "./script/lib/downloads/vite-downloads.ts";
import { articles } from "./script/lib/vite-articles.ts";

// What every page loads goes into one file: 2.4 KB smaller with brotli than framework and frame apart. What only
// some pages or some moments need (fields, drawer, carousel, toast and tooltip bubbles) stays in files of its own.
const everyPage =
  /src\/(root|entry\.client|web\/(metadata|error-boundary)|web\/layout\/(?!drawer|follow|form-help|quiet-panel|trail)|ui\/(button|crisis-card|icon|section|logo|toast\/(store|toaster)|tooltip\/(store|tooltip-layer|tooltip\.tsx)))/;

// The script in the head needs these words on the server, the panel in the browser; they must not follow the former.
const quietWords = { name: "quiet-words", test: /src\/content\/(quiet-settings|content-notes)/, priority: 1 };

// The first page has neither, and nearly every other page has both.
const innerPage = { name: "inner-page", test: /src\/(web\/layout\/trail|ui\/note)/ };

// What forms share, in one file: each small one costs a name in the list of files that every page loads.
const formParts = {
  name: "form-parts",
  test: /src\/(ui\/(field|error-summary|form-card)|platform\/(http\/(text-bounds|email-shape)|browser\/(api-client|form-fields|random-id|refusal|use-form)))/,
};

const wholeBundle = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  // It has a native part, which can't be bundled.
  resolve: { noExternal: true as const, external: ["better-sqlite3"] },
};

export default defineConfig(({ command }) => ({
  plugins: [articles(), tailwindcss(), reactRouter(), downloads()],
  // Found late, each of these would reload the first page a developer opens.
  optimizeDeps: {
    include: [
      "@radix-ui/react-toast",
      "@radix-ui/react-tooltip",
      "embla-carousel-react",
      "minisearch",
      "react-dom/client",
      "react-router/dom",
      "zod/mini",
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [quietWords, { name: "site", test: everyPage }, innerPage, formParts] },
            // Every page lists the names of what pages share. It has one name, and the hash tells one from another:
            // together 300 bytes less on each first visit. Seven is the shortest hash for this many.
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/part-[hash:7].js",
            entryFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
    },
    // The server bundle's entry is ours: it assembles the process and re-exports React Router's build. It contains the
    // packages too: finding their thousand files took half of a start.
    ssr: {
      ...(command === "build" ? wholeBundle : {}),
      build: { rolldownOptions: { input: "./src/server/entry.ts" } },
    },
  },
}));
