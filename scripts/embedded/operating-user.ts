import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const NAME = 'postgres';

/** How to start PostgreSQL's programs: they do not run as root, so root uses another user. */
export type OperatingUser = {
  own(path: string): void;
  command(program: string, args: string[], folder: string): Command;
};

type Command = { file: string; args: string[]; uid?: number; gid?: number };

export function operatingUser(): OperatingUser {
  if (process.getuid?.() !== 0) {
    return { own: () => {}, command: (file, args) => ({ file, args }) };
  }
  const { uid, gid } = findOrCreateUser();
  return {
    own: (path) => chownSync(path, uid, gid),
    command: (program, args, folder) =>
      canEnter(program, uid, gid) && canEnter(folder, uid, gid)
        ? { file: program, args, uid, gid }
        : withSearchRight(program, args, uid, gid),
  };
}

function findOrCreateUser(): { uid: number; gid: number } {
  const known = lookUp();
  if (known) return known;
  const added = spawnSync('useradd', ['--system', '--user-group', '--shell', '/bin/false', NAME]);
  // Also when adding failed: another process may have been quicker.
  const made = lookUp();
  if (made) return made;
  throw new Error(
    `PostgreSQL does not run as root and a user named ${NAME} could not be created: start as another user, or set DATABASE_URL.`,
    { cause: added.error ?? String(added.stderr) },
  );
}

function lookUp(): { uid: number; gid: number } | undefined {
  const id = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, NAME]);
    return status === 0 ? Number(stdout) : undefined;
  };
  const [uid, gid] = [id('-u'), id('-g')];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** Whether every folder above may be entered: not so below /root. */
function canEnter(path: string, uid: number, gid: number): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Root's folders stay closed to others; the process alone may pass through them. */
function withSearchRight(program: string, args: string[], uid: number, gid: number): Command {
  if (spawnSync('setpriv', ['--version']).error) {
    throw new Error(
      `PostgreSQL runs as the user ${NAME}, who may not enter ${dirname(program)}: move the project out of root's folders, or start it as another user.`,
    );
  }
  const right = '+dac_read_search';
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const rights = [`--inh-caps=${right}`, `--ambient-caps=${right}`];
  return { file: 'setpriv', args: [...identity, ...rights, program, ...args] };
}
