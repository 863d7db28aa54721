# Puts Node 24 on PATH: the machine's own, else the registry's node package in .toolchain/.
# Sourced by every script; a release (script/release) has its own Node in bin/; changes to the project's folder.
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
node_version=24.21.0
[ ! -x bin/node ] || export PATH="$PWD/bin:$PATH"
export npm_config_update_notifier=false npm_config_fund=false npm_config_audit=false

node_is_new_enough() {
  [ "$("$1" -p 'process.versions.node.split(".")[0] >= 24' 2>/dev/null)" = true ]
}

if ! node_is_new_enough node; then
  own="$PWD/.toolchain/node_modules/node/bin"
  if ! node_is_new_enough "$own/node"; then
    echo "Getting Node $node_version (this machine has $(node -v 2>/dev/null || echo none)) …" >&2
    mkdir -p .toolchain
    [ -f .toolchain/package.json ] || echo '{"private":true}' >.toolchain/package.json
    npm install --prefix .toolchain --save-exact --loglevel=error "node@$node_version" >&2
    # If install scripts are disabled, the package for this processor has to be requested by name.
    if ! node_is_new_enough "$own/node"; then
      case "$(uname -sm)" in
        "Linux x86_64") arch=linux-x64 ;;
        "Linux aarch64") arch=linux-arm64 ;;
        "Darwin arm64") arch=darwin-arm64 ;;
        *) arch=darwin-x64 ;;
      esac
      npm install --prefix .toolchain --save-exact --loglevel=error "node-$arch@$node_version" >&2
      own="$PWD/.toolchain/node_modules/node-$arch/bin"
    fi
    node_is_new_enough "$own/node" || { echo "Node 24 could not be installed; install it and try again." >&2; exit 1; }
  fi
  [ -x "$own/node" ] || own=$(dirname "$(ls "$PWD"/.toolchain/node_modules/node-*/bin/node | head -n 1)")
  export PATH="$own:$PATH"
fi
export PATH="$PWD/node_modules/.bin:$PATH"
