import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { until } from '@sehati/testkit/machine/until'
import { isServing } from '@sehati/testkit/product/launched-product'
import { root } from '../../../scripts/bootstrap/root.mjs'
import { bringPackages, librariesIn } from './bring-packages.ts'
import type { Drill } from './drill.ts'

/** Names differ between releases: those that a release has not are passed over. */
const LIBRARIES = ['liblua5.3-0', 'liblua5.4-0', 'libopentracing-c-wrapper0', 'libopentracing1', 'libpcre2-8-0']

/** Each machine has a loopback address of its own, and on it the port that it would have in a real network. */
const ENTRANCE = '127.0.30.10'
export const WEB_MACHINES = ['127.0.30.11', '127.0.30.12'] as const

/** HAProxy as `deploy/haproxy/web.cfg` sets it up, before two web machines. Returns its URL. */
export async function startHaproxy(drill: Drill): Promise<string> {
  const unpacked = bringPackages('haproxy', LIBRARIES)
  const values: Record<string, string> = { BIND: ENTRANCE, WEB1: WEB_MACHINES[0], WEB2: WEB_MACHINES[1] }
  const file = path.join(drill.home, 'web.cfg')
  const template = fs.readFileSync(path.join(root, 'deploy', 'haproxy', 'web.cfg'), 'utf8')
  fs.writeFileSync(
    file,
    template.replace(/@([A-Z0-9]+)@/g, (_, name: string) => values[name] ?? ''),
  )
  const log = fs.openSync(path.join(drill.home, 'haproxy.log'), 'a')
  const child = spawn(path.join(unpacked, 'usr', 'sbin', 'haproxy'), ['-db', '-f', file], {
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: librariesIn(unpacked).join(':') },
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  const ended = once(child, 'exit')
  drill.onEnd(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const address = `http://${ENTRANCE}:8080`
  const failed = ended.then(() => {
    throw new Error(`HAProxy ended: ${fs.readFileSync(path.join(drill.home, 'haproxy.log'), 'utf8')}`)
  })
  failed.catch(() => {})
  await Promise.race([failed, until(() => isServing(address), 'HAProxy to serve')])
  return address
}
