// The shell script that builds a child's sandbox from namespaces, starts the child in it, and lets it into one folder at a time.
import { BUILD, type SandboxView, TREE, VIEW } from './sandbox-view.ts';

/** User: root in there is nobody outside. Mount: `sandbox-view.ts`. PID: no process of ours can be seen or signalled. No network. */
export const NAMESPACES = [
  ...['unshare', '--user', '--map-root-user', '--mount', '--pid', '--net', '--ipc', '--uts'],
  ...['--fork', '--kill-child=KILL'],
];

/** Where the sandbox is told of folders; 3 is Node's channel. */
export const FOLDERS_FD = 4;
export const ADMITTED = 'admitted';

export interface SandboxOptions {
  view: SandboxView;
  /** Commands of the shell that runs last before the child, such as limits. */
  limits: string;
}

/**
 * For `sh -c`, with the child's command as arguments. The shell is the first process of the PID namespace, which takes no signals without
 * handlers: the child is its child, and the shell ends with the child's exit code, or 128 and the signal that ended it.
 *
 * A line on descriptor 4 names a folder, which is mounted in the sandbox in place of the one before; a line answers. Only this shell sees
 * the whole file system, in a mount namespace of its own from which mounts propagate to the child's.
 */
export const sandboxScript = ({ view, limits }: SandboxOptions): string => `set -e
mount -t tmpfs -o mode=755,nosuid,nodev,size=4m tmpfs ${BUILD}
mkdir -p ${view.folders.map(quoted).join(' ')}
: ${view.files.map((file) => `>${quoted(file)}`).join(' ')}
printf '%s\\n' ${view.table.map(quoted).join(' ')} >${BUILD}/table
mount -a -T ${BUILD}/table
echo 0 >/proc/sys/user/max_user_namespaces
last=
admit() {
  if [ -n "$last" ]; then umount -l "${VIEW}$last" || return; fi
  mkdir -p "${TREE}$1" && mount --rbind "$1" "${VIEW}$1" || return
${seal(view.cacheDir)}  last=$1
}
serve() {
  while IFS= read -r folder; do
    if admit "$folder"; then echo ${ADMITTED}; else echo refused; fi
  done
}
serve <&${FOLDERS_FD} >&${FOLDERS_FD} ${FOLDERS_FD}>&- &
exec ${FOLDERS_FD}>&-
unshare --mount --propagation slave sh -c ${quoted(enter(limits))} sh "$@"
exit $?`;

/** What is given to a child may be hostile, and others load what is in the cache: it is read-only before the first folder is open. */
const seal = (cacheDir: string | undefined): string =>
  cacheDir === undefined ? '' : `  if [ -z "$last" ]; then umount -l ${quoted(VIEW + cacheDir)} || return; fi\n`;

/** Leaves the rest of the file system behind, and then every capability. */
const enter = (limits: string): string => `set -e
cd ${VIEW}
pivot_root . old
umount -l /old
${limits}
exec setpriv --bounding-set=-all --inh-caps=-all --ambient-caps=-all --no-new-privs "$@"`;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
