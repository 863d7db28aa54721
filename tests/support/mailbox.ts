import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./postgres-server.ts";
import { selfSigned } from "./self-signed.ts";
import { testStart } from "./test-start.ts";

export type Mailbox = {
  /** For IMAP_URL. */
  url: string;
  /** The same over TLS, with a certificate that nobody vouches for. */
  tlsUrl: string;
  port: number;
  /** Delivers mails as a mail server does, whether or not the mailbox can be reached. */
  append(...mails: readonly (string | Uint8Array)[]): void;
  /** The same for one that arrived at that time. */
  appendOld(mail: string | Uint8Array, arrivedAt: Date): void;
  /** How many mails each folder has. */
  folders(): Record<string, number>;
  /** The mails of a folder, as they were delivered, the oldest first. */
  mails(folder?: string): string[];
  log(): string;
  setPassword(password: string): Promise<void>;
  start(): Promise<void>;
  /** Ends the server as its administrator does; its mails stay. */
  stop(): Promise<void>;
  /** Kills the server and all its processes. */
  kill(): Promise<void>;
  /** Stops the server and removes its mails. */
  close(): Promise<void>;
};

const user = "team";

/**
 * A real IMAP server, Debian's Dovecot, with one mailbox on a free port of 127.0.0.1 in a temporary folder.
 * `separator` is what it puts between the names of folders; some servers let nobody make one.
 */
export async function startMailbox({ separator = "/", canMakeFolders = true } = {}): Promise<Mailbox> {
  const program = ["/usr/sbin/dovecot", "/usr/local/sbin/dovecot"].find((path) => existsSync(path));
  if (program === undefined)
    throw new Error("These tests need Dovecot. Install Debian's dovecot-imapd, or run script/test as root.");
  const folder = mkdtempSync(join(tmpdir(), "kinward-imap-"));
  chmodSync(folder, 0o755);
  const owner = mailOwner();
  const maildir = join(folder, "mail");
  for (const path of [maildir, ...["tmp", "new", "cur"].map((name) => join(maildir, name))]) {
    mkdirSync(path);
    chownSync(path, owner.uid, owner.gid);
  }
  const [port, tlsPort] = [await freePort(), await freePort()];
  const { key, certificate } = selfSigned();
  // Everything but making folders (k) and moving mails into others (i).
  if (!canMakeFolders) writeFileSync(join(folder, "acls"), "* owner lrwstpe\n");
  writeFileSync(join(folder, "key.pem"), key, { mode: 0o600 });
  writeFileSync(join(folder, "certificate.pem"), certificate);
  let password = "a-password";
  let server: ChildProcess | undefined;
  let delivered = 0;

  async function start(): Promise<void> {
    // A killed server leaves its sockets, and takes them for those of another.
    rmSync(join(folder, "run"), { recursive: true, force: true, maxRetries: 5 });
    const file = join(folder, "dovecot.conf");
    writeFileSync(file, configuration({ folder, owner, port, tlsPort, password, separator, canMakeFolders }));
    const started = spawn(program ?? "", ["-F", "-c", file], { detached: true, stdio: "ignore" });
    server = started;
    while (!(await isListening(port))) {
      if (started.exitCode !== null) throw new Error(`Dovecot did not start: ${logOf(folder)}`);
      await pause(20);
    }
  }

  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const ending = server;
    server = undefined;
    if (ending?.pid === undefined || ending.exitCode !== null) return;
    const ended = new Promise((done) => ending.once("exit", done));
    // Its processes have a group of their own.
    process.kill(-ending.pid, signal);
    await ended;
  }

  function deliver(mail: string | Uint8Array, arrivedAt: Date): void {
    delivered += 1;
    const name = `${1_700_000_000 + delivered}.M${String(delivered).padStart(8, "0")}.test`;
    const path = join(maildir, "tmp", name);
    writeFileSync(path, mail);
    chownSync(path, owner.uid, owner.gid);
    utimesSync(path, arrivedAt, arrivedAt);
    renameSync(path, join(maildir, "new", name));
  }

  await start();
  return {
    url: `imap://${user}:${password}@127.0.0.1:${port}`,
    tlsUrl: `imaps://${user}:${password}@localhost:${tlsPort}`,
    port,
    append(...mails) {
      // After the start of the tests' clock, and of the machine's.
      const now = new Date(Math.max(Date.now(), Date.parse(testStart)));
      for (const mail of mails) deliver(mail, now);
    },
    appendOld: deliver,
    folders: () =>
      Object.fromEntries(foldersIn(maildir, separator).map(([name, path]) => [name, filesIn(path).length])),
    mails(wanted = "INBOX") {
      const found = foldersIn(maildir, separator).find(([name]) => name === wanted);
      return found ? filesIn(found[1]).map((path) => readFileSync(path, "latin1")) : [];
    },
    log: () => logOf(folder),
    async setPassword(next) {
      password = next;
      await end("SIGTERM");
      await start();
    },
    start,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    async close() {
      await end("SIGKILL");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Owner = { uid: number; gid: number; name: string; group: string };

/** Dovecot reads no mail as root. */
function mailOwner(): Owner {
  const { uid, gid, username } = userInfo();
  const numberOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  if (uid === 0) return { uid: numberOf("-u"), gid: numberOf("-g"), name: "nobody", group: "nogroup" };
  const group = execFileSync("id", ["-gn"], { encoding: "utf8" }).trim();
  return { uid, gid, name: username, group };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((found) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("data", () => found(true));
    socket.once("error", () => found(false));
    socket.once("close", () => found(false));
    socket.once("data", () => socket.destroy());
  });
}

const logOf = (folder: string) =>
  existsSync(join(folder, "log")) ? readFileSync(join(folder, "log"), "utf8") : "it wrote nothing";

/** Maildir++: a folder A/B is a directory `.A.B`. */
const foldersIn = (maildir: string, separator: string): [name: string, path: string][] => [
  ["INBOX", maildir],
  ...readdirSync(maildir)
    .filter((name) => name.startsWith("."))
    .toSorted()
    .map((name): [string, string] => [name.slice(1).replaceAll(".", separator), join(maildir, name)]),
];

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

const filesIn = (folder: string) =>
  ["cur", "new"]
    .flatMap((part) => readdirSync(join(folder, part)).map((name) => join(folder, part, name)))
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

type Configured = {
  folder: string;
  owner: Owner;
  port: number;
  tlsPort: number;
  password: string;
  separator: string;
  canMakeFolders: boolean;
};

const configuration = (given: Configured) => `
base_dir = ${given.folder}/run
state_dir = ${given.folder}/run
log_path = ${given.folder}/log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${given.folder}/certificate.pem
ssl_key = <${given.folder}/key.pem
disable_plaintext_auth = no
auth_mechanisms = plain login
auth_failure_delay = 0
default_login_user = ${given.owner.name}
default_internal_user = ${given.owner.name}
default_internal_group = ${given.owner.group}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${given.folder}/mail
mail_fsync = never
${given.canMakeFolders ? "" : `mail_plugins = acl\nplugin {\n  acl = vfile:${given.folder}/acls\n}`}
maildir_stat_dirs = yes
passdb {
  driver = static
  args = password=${given.password}
}
userdb {
  driver = static
  args = uid=${given.owner.uid} gid=${given.owner.gid} home=${given.folder}/mail
}
namespace inbox {
  inbox = yes
  separator = ${given.separator}
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${given.port}
  }
  inet_listener imaps {
    port = ${given.tlsPort}
    ssl = yes
  }
}
`;
