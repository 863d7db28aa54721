# Sets `arguments` to the typed arguments with file names resolved from the folder they were typed in (`here`).
arguments=()
for argument in "$@"; do
  case "$argument" in
    -* | /*) arguments+=("$argument") ;;
    *) arguments+=("$here/$argument") ;;
  esac
done
