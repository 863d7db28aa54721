import type { Services } from "#platform/services.ts";
import { changeStored, type StoredChange } from "./schema.ts";

/** What somebody has changed with one press, at most once for each address. */
export type LifeChangeRow = {
  id: string;
  /** Encrypted. */
  email: string;
  email_index: string;
  /** What it does and what undoes it, encrypted. */
  content: string;
  /** When it ends by itself; empty if it doesn't. */
  until: string;
  created_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    life_changes: LifeChangeRow;
  }
}

/** The column that has each address once. */
export const changeAddresses = {
  table: "life_changes",
  column: "email_index",
  purpose: "life_changes",
} as const;

type Cipher = Pick<Services, "cipher">;

export function decryptChange({ cipher }: Cipher, { id, content }: Pick<LifeChangeRow, "id" | "content">) {
  return changeStored.parse(
    JSON.parse(cipher.decrypt(content, { table: "life_changes", column: "content", id })),
  );
}

export function encryptChange({ cipher }: Cipher, id: string, change: StoredChange): string {
  return cipher.encrypt(JSON.stringify(change), { table: "life_changes", column: "content", id });
}

export function decryptAddress(
  { cipher }: Cipher,
  { id, email }: Pick<LifeChangeRow, "id" | "email">,
): string {
  return cipher.decrypt(email, { table: "life_changes", column: "email", id });
}

export function encryptAddress({ cipher }: Cipher, id: string, email: string): string {
  return cipher.encrypt(email, { table: "life_changes", column: "email", id });
}
