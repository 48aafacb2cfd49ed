import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../scripts/bootstrap/root.mjs'

/** Each machine has a loopback address of its own, and on it the ports that it would have in a real network. */
export const DATABASE_MACHINES = { node1: '127.0.20.1', node2: '127.0.20.2', node3: '127.0.20.3' } as const
export const WEB_MACHINES = { web1: '127.0.20.11', web2: '127.0.20.12' } as const
export const ENTRANCE = '127.0.20.10'
export const ENTRANCE_URL = `http://${ENTRANCE}:8080`
export type NodeName = keyof typeof DATABASE_MACHINES
export type WebName = keyof typeof WEB_MACHINES

/** By this variable in their environment all processes of a drill are found again. */
export const MARK = 'SEHATI_HA_DRILL'

export type Layout = {
  /** A temporary folder for all data and logs. */
  home: string
  passwords: Record<'rest' | 'superuser' | 'replication' | 'rewind' | 'owner' | 'service', string>
  dataKey: string
}

export function makeLayout(): Layout {
  const home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-ha-')))
  // Root's PostgreSQL runs as another account and must be able to pass.
  fs.chmodSync(home, 0o755)
  const password = () => crypto.randomBytes(18).toString('base64url')
  return {
    home,
    passwords: {
      rest: password(),
      superuser: password(),
      replication: password(),
      rewind: password(),
      owner: password(),
      service: password(),
    },
    dataKey: crypto.randomBytes(32).toString('base64'),
  }
}

/** The roles of docs/cluster.md, and whose password each has. */
const ROLES = { sehati: 'service', sehati_pemilik: 'owner', postgres: 'superuser' } as const

/** The DATABASE_URL of the product, or that of another role: the HAProxy of its own machine. */
export const databaseUrl = (web: WebName, { passwords }: Layout, as: keyof typeof ROLES = 'sehati') =>
  `postgres://${as}:${passwords[ROLES[as]]}@${WEB_MACHINES[web]}:5432/sehati`

/** One of the files under `deploy/`, as a machine has it: the same text with its own names and addresses. */
export function deployed(file: string, values: Record<string, string>): string {
  const known: Record<string, string> = {
    NODE1: DATABASE_MACHINES.node1,
    NODE2: DATABASE_MACHINES.node2,
    NODE3: DATABASE_MACHINES.node3,
    WEB1: WEB_MACHINES.web1,
    WEB2: WEB_MACHINES.web2,
    ...values,
  }
  return fs.readFileSync(path.join(root, 'deploy', file), 'utf8').replace(/@([A-Z0-9_]+)@/g, (_, name: string) => {
    const value = known[name]
    if (value === undefined) throw new Error(`${file} asks for ${name}, which the drill does not know`)
    return value
  })
}
