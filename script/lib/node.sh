# Puts Node 24 on PATH: the machine's own, else the registry's package for this processor in .toolchain/, which has to have
# the hash in node-hashes.txt. Sourced by every script; a release (script/release) has its own Node in bin/; changes to the
# project's folder.
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
[ ! -x bin/node ] || export PATH="$PWD/bin:$PATH"
export npm_config_update_notifier=false npm_config_fund=false npm_config_audit=false

node_is_new_enough() {
  [ "$("$1" -p 'process.versions.node.split(".")[0] >= 24' 2>/dev/null)" = true ]
}

# Downloads the package and runs nothing of it before npm has compared it with the hash.
get_node() { # VERSION PLATFORM HASH
  echo "Getting Node $1 (this machine has $(node -v 2>/dev/null || echo none)) …" >&2
  rm -rf .toolchain/node_modules .toolchain/package-lock.json
  mkdir -p .toolchain
  echo "{\"private\":true,\"dependencies\":{\"node-$2\":\"$1\"}}" >.toolchain/package.json
  cat >.toolchain/package-lock.json <<LOCK
{
  "lockfileVersion": 3,
  "requires": true,
  "packages": {
    "": { "dependencies": { "node-$2": "$1" } },
    "node_modules/node-$2": { "version": "$1", "integrity": "$3" }
  }
}
LOCK
  npm ci --prefix .toolchain --ignore-scripts --loglevel=error >&2 && return
  rm -rf .toolchain/node_modules
  echo "Node $1 could not be installed, and nothing of it was run. If npm says EINTEGRITY, the registry's package isn't the one that script/lib/node-hashes.txt names: don't use that registry before you know why. Otherwise install Node 24 and try again." >&2
  return 1
}

if ! node_is_new_enough node; then
  case "$(uname -sm)" in
    "Linux x86_64") platform=linux-x64 ;;
    "Linux aarch64") platform=linux-arm64 ;;
    *) platform=none ;;
  esac
  read -r node_version _ node_hash <<<"$(grep " $platform " script/lib/node-hashes.txt)" || true
  if [ -z "${node_hash:-}" ]; then
    echo "Please install Node 24 and try again: the scripts bring one for Linux on x64 and arm64 only." >&2
    exit 1
  fi
  own="$PWD/.toolchain/node_modules/node-$platform/bin"
  # npm's own list says with which hash a package was compared when it was installed.
  if ! grep -qsF "$node_hash" .toolchain/node_modules/.package-lock.json || ! node_is_new_enough "$own/node"; then
    get_node "$node_version" "$platform" "$node_hash" || exit 1
    node_is_new_enough "$own/node" || { echo "The Node $node_version that was installed doesn't run on this machine. Install Node 24 and try again." >&2; exit 1; }
  fi
  export PATH="$own:$PATH"
fi
export PATH="$PWD/node_modules/.bin:$PATH"
