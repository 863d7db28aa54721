import type { ReportKind } from "#platform/mail/incoming/reports/report-kind.ts";

type Reason = { status: string; code: string; says: string; means: ReportKind };

/** The sentences of large mail providers and mail servers, each after its two codes. `{to}` is the address. */
const responses = {
  hard: [
    "550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos or unnecessary spaces. - gsmtp",
    "550 5.2.1 The email account that you tried to reach is disabled. - gsmtp",
    "550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [BN1NAM02FT011.eop-nam02.prod.protection.outlook.com]",
    "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient {to} not found by SMTP address lookup",
    "550 5.4.1 Recipient address rejected: Access denied. [DM6NAM11FT032.eop-nam11.prod.protection.outlook.com]",
    "554 5.0.0 delivery error: dd This user doesn't have a yahoo.com account ({to}) [0] - mta4187.mail.gq1.yahoo.com",
    "552 5.1.1 <{to}>: Recipient address rejected: User unknown in virtual mailbox table",
    "550 5.1.1 <{to}>: user does not exist",
    "550 5.1.1 unknown or illegal alias: {to}",
    "550 5.0.0 Requested action not taken: mailbox unavailable. For explanation visit https://www.gmx.net/mail/senderguidelines",
    "550 5.1.1 Invalid recipient: {to} (Mode: normal)",
    "550 5.0.0 Unrouteable address",
    "550 5.1.2 Host unknown (Name server: example.test: host not found)",
    "550 5.4.4 Host or domain name not found. Name service error for name=example.test type=AAAA: Host not found",
    "550 5.1.1 Adresse inconnue. Address unknown. OFR_999",
    "550 5.1.1 The address you sent your message to wasn't found at the destination domain.",
    "551 5.1.6 Recipient has moved; no longer available at this address",
    "550 5.2.1 This account has been disabled or discontinued [#102].",
    "553 5.3.0 <{to}>... No such user here",
    "550 5.1.1 spam-filter.example.test said: User unknown",
  ],
  soft: [
    "552 5.2.2 The email account that you tried to reach is over quota. Please direct the recipient to clear space. - gsmtp",
    "452 4.2.2 The recipient's inbox is out of storage space. - gsmtp",
    "554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException; Failed to process message due to a permanent exception",
    "550 5.0.0 User {to} has exceeded his/her disk quota",
    "422 4.2.2 The recipient mailbox has exceeded the storage limit",
    "421 4.4.7 Delivery time expired; connection timed out",
    "451 4.4.1 Connection refused by mx.example.test",
    "550 5.4.7 Delivery expired (message too old)",
    "451 4.3.0 Temporary local problem, please try later",
    "550 5.4.6 Mail loop detected, too many hops",
    "552 5.3.4 Message size exceeds fixed maximum message size",
    "550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered. - gsmtp",
  ],
  blocked: [
    "550 5.7.1 Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked. - gsmtp",
    "550 5.7.26 This mail has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM.",
    "550 5.7.1 Unfortunately, messages from [192.0.2.7] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3140).",
    "550 5.0.0 5.1.0 - Unknown address error 550-'5.7.1 <hello@kinward.test>... Access denied'",
    "554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes",
    "554 5.0.0 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org",
    "550 5.1.1 Rejected: 192.0.2.7 listed at Barracuda Reputation; user unknown",
    "550 5.0.0 Access from ip address 192.0.2.7 blocked. OFR_506 [506]",
    "554 5.7.1 Transaction failed. Reject due to policy restrictions.",
    "550 5.2.0 Message rejected due to DMARC. Please see https://support.apple.com",
    "421 4.7.0 Our system has detected an unusual rate of unsolicited mail. Try again later. - gsmtp",
    "550 5.1.8 <hello@kinward.test>: Sender address rejected: Domain not found",
    "550 5.1.8 Access denied, bad outbound sender AS(42004)",
    "501 5.1.7 Invalid address",
    "550 5.1.1 The host is unable to verify the sender's domain",
    "550 5.1.0 Sender rejected. Account does not exist in sending domain.",
    "550 5.0.0 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)",
    "554 5.0.0 Helo command rejected: Host not found",
    "550 5.0.0 Client host rejected: cannot find your hostname",
    "550 5.0.0 Reverse lookup failed: domain not found for 192.0.2.7",
    "550 5.0.0 We do not accept mail from unknown hosts",
  ],
} as const satisfies Partial<Record<ReportKind, readonly string[]>>;

export const reasons: readonly Reason[] = (["hard", "soft", "blocked"] as const).flatMap((means) =>
  responses[means].map((response) => {
    const [code = "", status = "", ...words] = response.split(" ");
    return { means, code, status, says: words.join(" ") };
  }),
);
