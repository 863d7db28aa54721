import { createElement } from "react";
import type { LoaderFunction, ServerBuild } from "react-router";
import * as entry from "../../src/entry.server.tsx";

/** A build of one page with this loader, for tests of what is sent where no pages have been built. */
export function oneRouteBuild(loader: LoaderFunction): ServerBuild {
  const manifest = {
    id: "root",
    path: "",
    module: "/root.js",
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: true,
    hasDefaultExport: true,
    imports: [],
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: { module: entry },
    routes: {
      root: {
        id: "root",
        path: "*",
        module: {
          default: () => createElement("p", {}, "drawn"),
          ErrorBoundary: () => createElement("p", {}, "could not open"),
          loader,
        },
      },
    },
    assets: {
      entry: { imports: [], module: "/entry.js" },
      routes: { root: manifest },
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    allowedActionOrigins: false,
  };
}
