import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";

/** What the team's tables store under the data key. */
export const teamKeyed: readonly KeyedTable[] = [
  {
    table: "staff",
    columns: ["email", "name"],
    indexes: [{ column: "email_index", from: "email", purpose: "staff", text: comparableEmail }],
  },
  { table: "staff_second_factors", authColumns: ["secret"], lasting: ["recovery_codes"] },
  { table: "staff_passkeys", columns: ["name"] },
  { table: "staff_sessions", passing: ["token_index"] },
  { table: "staff_challenges", passing: ["identifier"] },
  { table: "staff_invites", passing: ["token_index"] },
  { table: "staff_used_codes", passing: ["code_index"] },
  { table: "staff_failures", passing: ["account_index", "owner_index"] },
];
