import { join } from "node:path";
import { allSettings } from "#server/assemble.ts";

/**
 * The settings of a demo in this folder. All others are emptied, so that nothing of a real site reaches it: no mail
 * server, no database, no mailbox, no bucket.
 */
export function demoEnvironment(folder: string, port: number): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.keys(allSettings).map((name) => [name, ""])),
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    // In the folder, so that deleting it leaves nothing behind.
    DATA_MARKER: join(folder, "has-data"),
    BACKUP_TO: join(folder, "backups"),
    // Nothing answers there: a demo asks no server of the world.
    DNS_SERVERS: "127.0.0.1:9",
    OFFLINE: "off",
    RATE_LIMIT: "off",
  };
}
