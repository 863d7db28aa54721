import type { ReportKind } from "#platform/mail/incoming/reports/report-kind.ts";

/** What a server says about an address, and what it means. */
type Reason = { status: string; code: string; says: string; means: ReportKind };

const reason = (means: ReportKind, code: string, status: string, says: string): Reason => ({
  means,
  code,
  status,
  says,
});

/** The sentences of large mail providers and mail servers. `{to}` is the address. */
export const reasons: readonly Reason[] = [
  reason(
    "hard",
    "550",
    "5.1.1",
    "The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos or unnecessary spaces. - gsmtp",
  ),
  reason("hard", "550", "5.2.1", "The email account that you tried to reach is disabled. - gsmtp"),
  reason(
    "hard",
    "550",
    "5.5.0",
    "Requested action not taken: mailbox unavailable (S2017062302). [BN1NAM02FT011.eop-nam02.prod.protection.outlook.com]",
  ),
  reason(
    "hard",
    "550",
    "5.1.10",
    "RESOLVER.ADR.RecipientNotFound; Recipient {to} not found by SMTP address lookup",
  ),
  reason(
    "hard",
    "550",
    "5.4.1",
    "Recipient address rejected: Access denied. [DM6NAM11FT032.eop-nam11.prod.protection.outlook.com]",
  ),
  reason(
    "hard",
    "554",
    "5.0.0",
    "delivery error: dd This user doesn't have a yahoo.com account ({to}) [0] - mta4187.mail.gq1.yahoo.com",
  ),
  reason("hard", "552", "5.1.1", "<{to}>: Recipient address rejected: User unknown in virtual mailbox table"),
  reason("hard", "550", "5.1.1", "<{to}>: user does not exist"),
  reason("hard", "550", "5.1.1", "unknown or illegal alias: {to}"),
  reason(
    "hard",
    "550",
    "5.0.0",
    "Requested action not taken: mailbox unavailable. For explanation visit https://www.gmx.net/mail/senderguidelines",
  ),
  reason("hard", "550", "5.1.1", "Invalid recipient: {to} (Mode: normal)"),
  reason("hard", "550", "5.0.0", "Unrouteable address"),
  reason("hard", "550", "5.1.2", "Host unknown (Name server: example.test: host not found)"),
  reason(
    "hard",
    "550",
    "5.4.4",
    "Host or domain name not found. Name service error for name=example.test type=AAAA: Host not found",
  ),
  reason("hard", "550", "5.1.1", "Adresse inconnue. Address unknown. OFR_999"),
  reason(
    "hard",
    "550",
    "5.1.1",
    "The address you sent your message to wasn't found at the destination domain.",
  ),
  reason("hard", "551", "5.1.6", "Recipient has moved; no longer available at this address"),
  reason("hard", "550", "5.2.1", "This account has been disabled or discontinued [#102]."),
  reason("hard", "553", "5.3.0", "<{to}>... No such user here"),
  reason("hard", "550", "5.1.1", "spam-filter.example.test said: User unknown"),
  reason(
    "soft",
    "552",
    "5.2.2",
    "The email account that you tried to reach is over quota. Please direct the recipient to clear space. - gsmtp",
  ),
  reason("soft", "452", "4.2.2", "The recipient's inbox is out of storage space. - gsmtp"),
  reason(
    "soft",
    "554",
    "5.2.2",
    "mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException; Failed to process message due to a permanent exception",
  ),
  reason("soft", "550", "5.0.0", "User {to} has exceeded his/her disk quota"),
  reason("soft", "422", "4.2.2", "The recipient mailbox has exceeded the storage limit"),
  reason("soft", "421", "4.4.7", "Delivery time expired; connection timed out"),
  reason("soft", "451", "4.4.1", "Connection refused by mx.example.test"),
  reason("soft", "550", "5.4.7", "Delivery expired (message too old)"),
  reason("soft", "451", "4.3.0", "Temporary local problem, please try later"),
  reason("soft", "550", "5.4.6", "Mail loop detected, too many hops"),
  reason("soft", "552", "5.3.4", "Message size exceeds fixed maximum message size"),
  reason(
    "blocked",
    "550",
    "5.7.1",
    "Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked. - gsmtp",
  ),
  reason(
    "blocked",
    "550",
    "5.7.26",
    "This mail has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM.",
  ),
  reason(
    "blocked",
    "550",
    "5.7.1",
    "Unfortunately, messages from [192.0.2.7] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3140).",
  ),
  reason(
    "blocked",
    "550",
    "5.0.0",
    "5.1.0 - Unknown address error 550-'5.7.1 <hello@kinward.test>... Access denied'",
  ),
  reason(
    "blocked",
    "554",
    "5.7.9",
    "Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes",
  ),
  reason(
    "blocked",
    "554",
    "5.0.0",
    "Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org",
  ),
  reason("blocked", "550", "5.1.1", "Rejected: 192.0.2.7 listed at Barracuda Reputation; user unknown"),
  reason("blocked", "550", "5.0.0", "Access from ip address 192.0.2.7 blocked. OFR_506 [506]"),
  reason("blocked", "554", "5.7.1", "Transaction failed. Reject due to policy restrictions."),
  reason("blocked", "550", "5.2.0", "Message rejected due to DMARC. Please see https://support.apple.com"),
  reason(
    "blocked",
    "421",
    "4.7.0",
    "Our system has detected an unusual rate of unsolicited mail. Try again later. - gsmtp",
  ),
];
