import type { ESTree } from "vite";
import { describe, expect, it } from "vitest";
import { columnsOfToday } from "#tests/support/schema-of.ts";
import { filesWith, importsOf, isNamed, sourceFiles } from "#tests/support/source-code.ts";

// docs/security/asvs.md says which parts of ASVS don't apply. These tests fail as soon as one of them would.

const files = sourceFiles();

/** Packages and parts of Node that the running site loads. A new one can bring requirements of ASVS: see docs/security/asvs.md. */
const packages = [
  "@dnd-kit/core",
  "@dnd-kit/sortable",
  "@hono/node-server",
  "@noble/ciphers",
  "@radix-ui/react-toast",
  "@radix-ui/react-tooltip",
  "@react-router/dev",
  "@simplewebauthn/browser",
  "@simplewebauthn/server",
  "@tiptap/core",
  "@tiptap/extension-code",
  "@tiptap/extension-image",
  "@tiptap/extension-table",
  "@tiptap/pm",
  "@tiptap/react",
  "@tiptap/starter-kit",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "automated-readability",
  "better-sqlite3",
  "culori",
  "embla-carousel-react",
  "entities",
  "fast-xml-parser",
  "flesch-kincaid",
  "fontkit",
  "hono",
  "htmlparser2",
  "ical-generator",
  "idb",
  "imapflow",
  "isbot",
  "kysely",
  "mdast-util-gfm-autolink-literal",
  "mdast-util-to-markdown",
  "minisearch",
  "nodemailer",
  "otpauth",
  "pdfkit",
  "pg",
  "pg-cursor",
  "pino",
  "postal-mime",
  "prom-client",
  "qrcode",
  "rate-limiter-flexible",
  "react",
  "react-dom",
  "react-markdown",
  "react-router",
  "rehype-parse",
  "rehype-remark",
  "remark-gfm",
  "remark-parse",
  "remark-stringify",
  "rrule-temporal",
  "s3mini",
  "sharp",
  "syllable",
  "temporal-polyfill",
  "unified",
  "yaml",
  "zod",
];
const partsOfNode = [
  "async_hooks",
  "child_process",
  "crypto",
  "dns",
  "events",
  "fs",
  "http",
  "https",
  "module",
  "net",
  "os",
  "path",
  "stream",
  "timers",
  "url",
  "util",
  "v8",
  "zlib",
];

const packageOf = (module: string) =>
  module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/");
const loadedBy = (module: string) =>
  files.filter((file) => importsOf(file).includes(module)).map(({ path }) => path);

describe("the running code", () => {
  const modules = [...new Set(files.flatMap(importsOf))].filter((module) => !/^[.#]|^virtual:/.test(module));

  it("loads code by a computed name only in the programs that open the built bundle and the one that makes calls", () => {
    expect(loadedBy("(not a text)")).toEqual([
      "platform/processes/answer-calls.ts",
      "server/main.js",
      "server/page-process.js",
    ]);
  });

  it("runs with these packages and parts of Node, and no others", () => {
    const isOfNode = (module: string) => module.startsWith("node:");
    expect(
      [
        ...new Set(modules.filter((module) => module !== "(not a text)" && !isOfNode(module)).map(packageOf)),
      ].toSorted(),
    ).toEqual(packages);
    expect(
      [
        ...new Set(modules.filter(isOfNode).map((module) => packageOf(module.slice("node:".length)))),
      ].toSorted(),
    ).toEqual(partsOfNode);
  });

  it("starts programs in three places only", () => {
    expect(loadedBy("node:child_process")).toEqual([
      "platform/backup/run-backup.ts",
      "platform/crypto/data-key.ts",
      "platform/processes/call-process.server.ts",
    ]);
    expect(
      filesWith(files, isNamed("execSync", "execFile", "spawn", "Worker", "cluster", "WebAssembly")),
    ).toEqual([]);
  });

  it("builds no code from text", () => {
    expect(filesWith(files, isNamed("eval", "Function", "execScript"))).toEqual([]);
    expect(
      filesWith(
        files,
        (node) =>
          node.type === "CallExpression" &&
          isNamed("setTimeout", "setInterval")(node.callee) &&
          (node.arguments[0]?.type === "Literal" || node.arguments[0]?.type === "TemplateLiteral"),
      ),
    ).toEqual([]);
    const isDocumentWrite = (node: ESTree.Node) =>
      node.type === "MemberExpression" && isNamed("document")(node.object) && isNamed("write")(node.property);
    expect(filesWith(files, isDocumentWrite)).toEqual([]);
  });

  it("writes no SQL from text, but for the tables of 0.6", () => {
    expect(
      filesWith(
        files,
        (node) =>
          node.type === "MemberExpression" && isNamed("sql")(node.object) && isNamed("raw")(node.property),
      ),
    ).toEqual(["platform/database/baseline.ts"]);
  });

  it("reads YAML from files of the project and of whoever is at the terminal, and from no request", () => {
    expect(loadedBy("yaml")).toEqual([
      "content/knowledge-hub/read-articles.ts",
      "features/site-content/reads/export.server.ts",
      "features/site-content/writes/import.server.ts",
    ]);
    expect(loadedBy("./writes/import.server.ts").filter((path) => path.includes("site-content"))).toEqual([
      "features/site-content/commands.server.ts",
    ]);
  });

  it("sets HTML only in places that render our own", () => {
    const isHtml = isNamed("innerHTML", "outerHTML");
    const isSettingHtml = (node: ESTree.Node) =>
      node.type === "AssignmentExpression" &&
      node.left.type === "MemberExpression" &&
      isHtml(node.left.property);
    expect(filesWith(files, isSettingHtml)).toEqual([]);
    expect(
      filesWith(files, isNamed("insertAdjacentHTML", "createContextualFragment", "setHTMLUnsafe")),
    ).toEqual([]);
    // It only reads a page that was parsed and is never shown; the editor takes what its parts know.
    expect(filesWith(files, isHtml)).toEqual(["ui/rich-text/pasted-html.ts"]);
    expect(filesWith(files, isNamed("dangerouslySetInnerHTML"))).toEqual([
      "features/campaigns/pages/campaign/page.tsx",
      "features/campaigns/ui/thanks.tsx",
      "features/knowledge-hub/pages/article/page.tsx",
      "features/site-content/pages/home/page.tsx",
      "features/site-content/pages/home/parts.server.tsx",
      "features/site-content/pages/simple-page/drawn-parts.server.tsx",
      "features/site-content/pages/simple-page/page.tsx",
      "features/worksheets/pages/worksheet/page.tsx",
      "features/worksheets/pages/worksheets/old-addresses.tsx",
      "root.tsx",
      "web/pages/journey/whole-journey.tsx",
      "web/sections/faces.tsx",
    ]);
  });

  it("uses no outdated browser technology", () => {
    expect(filesWith(files, isNamed("ActiveXObject", "applet", "embed", "marquee"))).toEqual([]);
    expect(filesWith(files, (node) => node.type === "JSXIdentifier" && node.name === "object")).toEqual([]);
  });

  it("opens no connection but by plain requests", () => {
    const names = ["WebSocket", "WebSocketStream", "EventSource", "RTCPeerConnection", "RTCDataChannel"];
    expect(
      filesWith(
        files,
        isNamed(...names, "WebTransport", "XMLHttpRequest", "getUserMedia", "getDisplayMedia"),
      ),
    ).toEqual([]);
    expect(loadedBy("node:https")).toEqual([
      "platform/backup/s3-fetch.ts",
      "platform/fetch/guarded-fetch.ts",
    ]);
  });

  it("blocks no pasting into a password", () => {
    expect(filesWith(files, (node) => node.type === "Literal" && node.value === "paste")).toEqual([
      "features/pictures/ui/upload-form.tsx",
    ]);
    expect(filesWith(files, isNamed("onPaste"))).toEqual([
      "features/campaigns/ui/line-list.tsx",
      "features/journal/ui/first-words.tsx",
      "features/journal/ui/sheet.tsx",
      "features/journal/ui/use-too-long.ts",
    ]);
  });

  it("draws nothing secret from Math.random", () => {
    const draws = filesWith(
      files,
      (node) =>
        node.type === "MemberExpression" && isNamed("Math")(node.object) && isNamed("random")(node.property),
    );
    expect(draws).toEqual([
      "features/campaigns/writes/counts.server.ts",
      "features/journal/pages/journaling/prompt-chooser.tsx",
      "features/podcast/reads.server.ts",
      "features/zenden/client/noise.ts",
    ]);
  });

  it("never turns off the check of certificates", () => {
    expect(filesWith(files, isNamed("rejectUnauthorized", "checkServerIdentity"))).toEqual([]);
    expect(
      filesWith(
        files,
        (node) => node.type === "Literal" && String(node.value).includes("NODE_TLS_REJECT_UNAUTHORIZED"),
      ),
    ).toEqual([]);
  });

  it("keeps one organization only: no table has a tenant", async () => {
    const names = [...(await columnsOfToday())].flatMap(([table, columns]) => [table, ...columns]);
    expect(names).toContain("team_members");
    expect(names.filter((name) => /tenant|organi[sz]ation/.test(name))).toEqual([]);
  });

  it("compares strictly", () => {
    expect(
      filesWith(
        files,
        (node) => node.type === "BinaryExpression" && (node.operator === "==" || node.operator === "!="),
      ),
    ).toEqual([]);
  });
});

describe("cryptography", () => {
  it("uses these algorithms and no others", () => {
    const names = new Set<string>();
    for (const { program } of files)
      for (const statement of program.body)
        if (statement.type === "ImportDeclaration" && statement.source.value === "node:crypto")
          for (const part of statement.specifiers) names.add(part.local.name);
    expect([...names].toSorted()).toEqual([
      "KeyObject",
      "createCipheriv",
      "createDecipheriv",
      "createHash",
      "createHmac",
      "createSecretKey",
      // For DKIM: RSA of 2048 bits. nodemailer signs with it.
      "generateKeyPair",
      "hkdfSync",
      "randomBytes",
      "randomInt",
      "randomUUID",
      "randomUUIDv7",
      "scrypt",
      "timingSafeEqual",
    ]);
    const algorithms = new Set<string>();
    filesWith(files, (node) => {
      const [first] = node.type === "CallExpression" ? node.arguments : [];
      if (
        node.type === "CallExpression" &&
        isNamed("createHash", "createHmac", "hkdfSync", "createCipheriv", "createDecipheriv")(node.callee)
      )
        algorithms.add(first?.type === "Literal" ? String(first.value) : "(not a text)");
      return false;
    });
    // SHA-1 compares with a public list of breached passwords, which is made with it, and protects nothing.
    expect([...algorithms].toSorted()).toEqual(["aes-256-gcm", "sha1", "sha256"]);
    const sha1 = filesWith(files, (node) => node.type === "Literal" && node.value === "sha1");
    expect(sha1).toEqual(["platform/auth/password-strength.ts"]);
    // In the browser only the journal, and the key for what the browser keeps, encrypt.
    expect(filesWith(files, isNamed("subtle"))).toEqual([
      "features/journal/client/vault.ts",
      "features/journal/ui/journal-app.tsx",
      "platform/device-encryption/cipher.ts",
      "platform/device-encryption/device-key.ts",
      "platform/drafts/drafts.ts",
    ]);
    const named = /"(AES-\w+|PBKDF2|RSA[\w-]*|ECD\w+|HMAC|SHA-?\d+|MD5|DES\w*)"/g;
    const vault = files.filter(({ path }) =>
      /^(features\/journal\/client|platform\/device-encryption)\//.test(path),
    );
    expect(
      [...new Set(vault.flatMap(({ text }) => [...text.matchAll(named)].map(([, name]) => name)))].toSorted(),
    ).toEqual(["AES-GCM", "PBKDF2", "SHA-256"]);
  });
});
