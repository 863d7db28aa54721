# Installs Debian's Dovecot where it's missing: the IMAP server of the tests, which start it themselves (tests/support/mailbox.ts).
if ! [ -x /usr/sbin/dovecot ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Dovecot …" >&2
  # Its package would start a server of its own.
  if command -v systemctl >/dev/null; then systemctl mask dovecot.service dovecot.socket >/dev/null 2>&1 || true; fi
  {
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends dovecot-imapd
  } >/dev/null || echo "Dovecot could not be installed: the tests of incoming mail will fail." >&2
fi
