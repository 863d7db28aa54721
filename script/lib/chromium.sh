# Finds or installs a Chromium for the browser tests and exports it as CHROMIUM. The headless shell is preferred:
# the tests take two thirds of the time in it. The full browser is for a test that kills it and reopens its profile.
if [ -z "${CHROMIUM:-}" ] && ! { command -v chromium-headless-shell && command -v chromium; } >/dev/null &&
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium …" >&2
  export DEBIAN_FRONTEND=noninteractive
  {
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends chromium-headless-shell chromium ||
      apt-get install -y -qq --no-install-recommends chromium
  } >/dev/null
fi
if [ -z "${CHROMIUM:-}" ]; then
  for candidate in chromium-headless-shell chromium chromium-browser google-chrome; do
    if command -v "$candidate" >/dev/null; then CHROMIUM=$(command -v "$candidate"); break; fi
  done
fi
if [ -z "${CHROMIUM:-}" ]; then
  echo "Getting Playwright's own Chromium …" >&2
  playwright install chromium >&2
  CHROMIUM=$(node -p "require('@playwright/test').chromium.executablePath()")
fi
export CHROMIUM
