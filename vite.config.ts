import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server bundle's entry is ours: it assembles the process and re-exports React Router's build.
    ssr: { build: { rolldownOptions: { input: "./src/server/entry.ts" } } },
  },
});
