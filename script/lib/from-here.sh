# Sets `arguments` to the typed arguments, with file names resolved from the folder they were typed in (`here`). A script
# that defines `is_word` says which arguments aren't files; these stay as typed.
declare -F is_word >/dev/null || is_word() { false; }
arguments=()
for argument in "$@"; do
  if [[ $argument == -* || $argument == /* ]] || is_word "$argument"; then
    arguments+=("$argument")
  else
    arguments+=("$here/$argument")
  fi
done
