import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { librariesIn } from '@sehati/testkit/debian/debian-packages'
import { credentials, type SystemUser } from '../../scripts/postgres/system-user.ts'
import { type Layout, MARK } from './layout.ts'
import type { Unpacked } from './packages.ts'

/** How the unpacked programs are called. */
export type Programs = {
  etcd: string
  haproxy: string
  postgresBin: string
  python: string
  user: SystemUser
  env: NodeJS.ProcessEnv
}

export function findPrograms({ folder, postgresBin }: Unpacked, user: SystemUser, { home }: Layout): Programs {
  const inside = (...parts: string[]) => path.join(folder, ...parts)
  const hasPython = fs.existsSync('/usr/bin/python3')
  const env = {
    [MARK]: home,
    PATH: [postgresBin, '/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(':'),
    LC_ALL: 'C.UTF-8',
    LD_LIBRARY_PATH: librariesIn(folder),
    PYTHONPATH: inside('usr', 'lib', 'python3', 'dist-packages'),
    PYTHONDONTWRITEBYTECODE: '1',
    ...(hasPython ? {} : { PYTHONHOME: inside('usr') }),
  }
  return {
    etcd: inside('usr', 'bin', 'etcd'),
    haproxy: inside('usr', 'sbin', 'haproxy'),
    postgresBin,
    python: hasPython ? '/usr/bin/python3' : inside('usr', 'bin', 'python3'),
    user,
    env,
  }
}

type Launch = { program: string; args: string[]; env?: NodeJS.ProcessEnv; folder: string; log: string }

/** Starts a program as a machine's service would; what it says goes to its log. */
export function launch(programs: Programs, { program, args, env, folder, log }: Launch): ChildProcess {
  const out = fs.openSync(path.join(folder, log), 'a')
  try {
    const child = spawn(program, args, {
      ...credentials(programs.user),
      cwd: folder,
      env: { ...programs.env, HOME: folder, ...env },
      // Ctrl-C in the terminal is the drill's affair: it ends them in their order.
      detached: true,
      stdio: ['ignore', out, out],
    })
    child.on('error', (error) => fs.appendFileSync(path.join(folder, log), `${error.message}\n`))
    return child
  } finally {
    fs.closeSync(out)
  }
}

/** A folder that the programs' account may write to. */
export function makeFolder(folder: string, user: SystemUser): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) fs.chownSync(folder, user.uid, user.gid)
  return folder
}

export function writeFor(user: SystemUser, file: string, text: string): string {
  fs.writeFileSync(file, text, { mode: 0o600 })
  if (user) fs.chownSync(file, user.uid, user.gid)
  return file
}
