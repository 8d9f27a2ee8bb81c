// The shell script that builds a sandbox from namespaces, starts a task process in it, and mounts one folder at a time for it.
import { BUILD, type SandboxView, TREE, VIEW } from './sandbox-view.ts';

/** User: root inside has no rights outside. Mount: see `sandbox-view.ts`. PID: other processes can be neither seen nor signalled. No network. */
export const NAMESPACES = [
  ...['unshare', '--user', '--map-root-user', '--mount', '--pid', '--net', '--ipc', '--uts'],
  ...['--fork', '--kill-child=KILL'],
];

/** The descriptor on which the sandbox receives folders; 3 is the channel of the task process. */
export const FOLDERS_FD = 4;
export const ADMITTED = 'admitted';

export interface SandboxOptions {
  view: SandboxView;
  /** Commands of the last shell before the task process, such as limits. */
  limits: string;
}

/**
 * For `sh -c`, with the command of the task process as arguments. The shell is the first process of the PID namespace, which ignores signals
 * without handlers. So it starts the task process as its child and exits with that exit code, or with 128 plus the signal.
 *
 * Each line on descriptor 4 names a folder, which replaces the one mounted before; one line is written in response. Only this shell sees
 * the whole file system, in a mount namespace of its own from which mounts propagate to that of the task process.
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
${protectCache(view.cacheDir)}  last=$1
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

/** Input may be hostile, and other processes load the cache, so it becomes read-only before the first folder is mounted. */
const protectCache = (cacheDir: string | undefined): string =>
  cacheDir === undefined ? '' : `  if [ -z "$last" ]; then umount -l ${quoted(VIEW + cacheDir)} || return; fi\n`;

/** Unmounts the rest of the file system, then drops every capability. */
const enter = (limits: string): string => `set -e
cd ${VIEW}
pivot_root . old
umount -l /old
${limits}
exec setpriv --bounding-set=-all --inh-caps=-all --ambient-caps=-all --no-new-privs "$@"`;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
