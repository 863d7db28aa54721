# Finds or installs a Chromium for the browser tests and names it in CHROMIUM.
if [ -z "${CHROMIUM:-}" ]; then
  for candidate in chromium chromium-browser google-chrome; do
    if command -v "$candidate" >/dev/null; then CHROMIUM=$(command -v "$candidate"); break; fi
  done
fi
if [ -z "${CHROMIUM:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium …" >&2
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } >/dev/null
  CHROMIUM=/usr/bin/chromium
fi
if [ -z "${CHROMIUM:-}" ]; then
  echo "Getting Playwright's own Chromium …" >&2
  playwright install chromium >&2
  CHROMIUM=$(node -p "require('@playwright/test').chromium.executablePath()")
fi
export CHROMIUM
