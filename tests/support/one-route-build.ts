import { createElement } from "react";
import type { ActionFunction, LoaderFunction, ServerBuild } from "react-router";
import * as entry from "../../src/entry.server.tsx";

/** A build of one page with this loader, for tests of what is sent where no pages have been built. */
export function oneRouteBuild(loader: LoaderFunction): ServerBuild {
  return screensBuild({ "*": { loader } });
}

/** What the server calls of a page's module. */
export type ScreenModule = { loader?: LoaderFunction; action?: ActionFunction };

/** A build of pages by their path, each with this loader and action and nothing to see. */
export function screensBuild(screens: Readonly<Record<string, ScreenModule>>): ServerBuild {
  const paths = Object.keys(screens);
  const idOf = (path: string) => (path === "*" ? "root" : path);
  const manifestOf = (path: string) => ({
    id: idOf(path),
    path: path === "*" ? "" : path,
    module: "/root.js",
    hasAction: screens[path]?.action !== undefined,
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
  });
  const routeOf = (path: string) => ({
    id: idOf(path),
    path,
    module: {
      default: () => createElement("p", {}, "drawn"),
      ErrorBoundary: () => createElement("p", {}, "could not open"),
      ...(screens[path]?.loader ? { loader: screens[path].loader } : {}),
      ...(screens[path]?.action ? { action: screens[path].action } : {}),
    },
  });
  return {
    entry: { module: entry },
    routes: Object.fromEntries(paths.map((path) => [idOf(path), routeOf(path)])),
    assets: {
      entry: { imports: [], module: "/entry.js" },
      routes: Object.fromEntries(paths.map((path) => [idOf(path), manifestOf(path)])),
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
