/** How a command of the documents is tried. */
type Way =
  /** As it stands. */
  | 'run'
  /** By `stand-in.ts`, which does the part of it that needs no other account and no other machine. */
  | 'stand-in'
  /** By `stand-in.ts`, which only compares its words with what is there. */
  | 'checked'

type Trial = { way: Way; why: string }

const run: Trial = { way: 'run', why: '' }

/** Every command of the documents. The drill and its quick test fail at one that is not named here. */
export const COMMANDS: Record<string, Trial> = {
  ...Object.fromEntries(
    [
      '.',
      'alias',
      'cd',
      'cp',
      'curl',
      'createdb',
      'createuser',
      'echo',
      'exec',
      'git',
      'mkdir',
      'mv',
      'node',
      'set',
    ].map((name) => [name, run]),
  ),
  'npm ci': run,
  'npm run': run,
  'npm start': { way: 'stand-in', why: 'goes on in the background; one that ran in this folder is stopped before' },
  'npm test': { way: 'checked', why: 'a run of its own, which the build server does: the script is looked up' },
  'npm run drill:restore': { way: 'checked', why: 'a drill of its own: the script is looked up' },
  sudo: { way: 'stand-in', why: 'one account plays all: what is to run as another is run as it stands' },
  runuser: { way: 'stand-in', why: 'one account plays all: what is to run as another is run as it stands' },
  install: { way: 'stand-in', why: 'one account plays all: the owner is left out' },
  adduser: { way: 'stand-in', why: 'an account needs root; the home folder is made' },
  systemctl: {
    way: 'stand-in',
    why: 'no systemd: the unit is verified, its commands run with its environment and folder',
  },
  'apt-get': { way: 'checked', why: 'installing needs root: the packages are looked up' },
  modprobe: { way: 'checked', why: 'a kernel module needs root: its name is compared with the modules-load.d file' },
  udevadm: { way: 'checked', why: 'devices need root: a rules file must be there' },
  turnutils_uclient: {
    way: 'checked',
    why: 'the relay needs an address of its own: port, secret and address are compared with its file',
  },
  patronictl: {
    way: 'checked',
    why: 'the cluster is played by drill:ha: its settings file and the sub-command are checked',
  },
}

/** Commands whose arguments are a command again. */
export const WRAPPERS = new Set(['exec', 'sudo', 'runuser', 'as_sehati', 'as_owner'])

/** Names that the documents define themselves before they use them. */
const DEFINED: Record<string, Trial | undefined> = { as_sehati: run, as_owner: run, pctl: COMMANDS.patronictl }

export const trialOf = (name: string): Trial | null => DEFINED[name] ?? COMMANDS[name] ?? null
