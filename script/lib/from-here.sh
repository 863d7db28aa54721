# Makes `arguments` of what was typed: names of files are meant from the folder it was typed in, which was `here`.
arguments=()
for argument in "$@"; do
  case "$argument" in
    -* | /*) arguments+=("$argument") ;;
    *) arguments+=("$here/$argument") ;;
  esac
done
