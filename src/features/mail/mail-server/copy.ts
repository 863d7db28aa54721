export const mailServerMessages = {
  saved: "Saved. Every email from now on goes out this way.",
  removed: "Removed.",
  changedMeanwhile:
    "Someone else changed these settings while you had them open, so yours weren't saved. What you typed is still here: note it, and reload the page.",
  hostMissing: "Please enter the mail server, such as smtp.example.org",
  host: "Please enter the name of a server only, such as smtp.example.org, without a port or https://",
  port: "Please enter a port between 1 and 65535, such as 587 or 465",
  encryption: "Please choose how the connection is encrypted",
  unencrypted:
    "Mail to another machine has to be encrypted. Choose TLS or STARTTLS, or have the server's administrator name this host in SMTP_PLAIN_HOST.",
  userMissing: "Please enter the user this password belongs to, or leave both empty",
  passwordMissing:
    "Please enter the password. For safety, it’s asked for again when the server or user changes.",
  name: "Please use a name of at most 100 characters, on one line",
  tooLong: "This is too long. Please shorten it.",
  addressMissing: "Please enter an email address",
  address: "Please enter a complete email address, such as name@example.org",
  sample: "This is a sample address. Please enter your own.",
} as const;

export type Tried = { host: string; port: string; from: string };

export const testMessages = {
  sent: ({ to, host }: { to: string; host: string }) =>
    `${host} accepted a test email to ${to}. If it doesn’t arrive in a few minutes, check your spam folder.`,
  unknownHost: ({ host }: Tried) => `There’s no server called ${host}. Check the spelling.`,
  refused: ({ host, port }: Tried) =>
    `${host} refused the connection on port ${port}. Check the port; usual ones are 587 and 465.`,
  timeout: ({ host, port }: Tried) =>
    `${host} didn’t answer on port ${port}. Check the host and port, and that a firewall doesn’t block them.`,
  portWantsTls: ({ host }: Tried) =>
    `${host} didn’t greet us. Port 465 expects TLS from the start: choose TLS, or port 587.`,
  plainPort: ({ host, port }: Tried) =>
    `${host} doesn’t speak TLS on port ${port}. Choose STARTTLS for this port, or port 465 with TLS.`,
  noStartTls: ({ host, port }: Tried) =>
    `${host} can’t encrypt with STARTTLS on port ${port}. Try TLS with port 465.`,
  selfSigned: ({ host }: Tried) =>
    `${host} has a certificate that it made itself, so we can’t tell if it’s the real server. Ask the provider for the right host, or for a certificate from a recognized authority.`,
  expired: ({ host }: Tried) =>
    `The certificate of ${host} isn’t valid today: it has expired, or isn’t valid yet. Ask the provider to renew it.`,
  otherName: ({ host }: Tried) =>
    `The certificate is for another server than ${host}. Enter the host that your provider names.`,
  certificate: ({ host }: Tried) =>
    `We can’t verify the certificate of ${host}. Ask the provider which host to enter.`,
  login: ({ host }: Tried) =>
    `${host} doesn’t accept this user and password. Some providers want a password made for apps.`,
  loginNeeded: ({ host }: Tried) =>
    `${host} wants us to sign in before it sends email. Enter a user and password.`,
  sender: ({ host, from }: Tried) =>
    `${host} doesn’t let this account send as ${from}. Use an address of this account, or allow this one there.`,
  relay: ({ host }: Tried) =>
    `${host} doesn’t send email to other servers for us. Enter a user and password, or use another server.`,
  later: ({ host }: Tried) =>
    `${host} put the test email off for now, as servers do with unknown senders or when they’re busy. Try again in a few minutes.`,
  quota: ({ host }: Tried) =>
    `${host} says that a limit is used up: of emails in a day, or of space. Try again later, or raise the limit there.`,
  rejected: ({ host }: Tried) => `${host} rejected the test email.`,
  notSmtp: ({ host, port }: Tried) =>
    `What answers at ${host} on port ${port} isn’t a mail server. Check the host and port.`,
  broken: ({ host, port }: Tried) =>
    `The connection to ${host} on port ${port} broke. Check the port and encryption, and try again.`,
} as const;
