import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { until } from '@sehati/testkit/machine/until'
import { expect, onTestFinished, test } from 'vitest'
import { MARK } from './layout.ts'
import { killMarked, markedProcesses } from './marked-processes.ts'

let drills = 0
const newHome = () => `/nowhere/sehati-ha-test-${process.pid}-${drills++}`
/** A process that starts another one of its own, as Patroni starts PostgreSQL. */
const startMarked = (home: string) =>
  spawn('sh', ['-c', 'setsid sleep 60 & exec sleep 60'], { env: { PATH: process.env.PATH, [MARK]: home } })

test.runIf(process.platform === 'linux')(
  'a drill’s processes are found and killed with what they started',
  async () => {
    const [home, other] = [newHome(), newHome()]
    onTestFinished(async () => void (await Promise.all([killMarked(home), killMarked(other)])))
    const mine = startMarked(home)
    const theirs = startMarked(other)
    await until(() => markedProcesses(home).length === 2 && markedProcesses(other).length === 2, 'all to run')
    process.kill(mine.pid ?? 0, 'SIGSTOP')
    expect(await killMarked(home)).toBe(2)
    expect(markedProcesses(home)).toEqual([])
    expect(markedProcesses(other)).toContain(theirs.pid)
  },
)

test.runIf(process.platform === 'linux')('they end also when the drill itself is killed outright', async () => {
  const home = newHome()
  onTestFinished(async () => void (await killMarked(home)))
  const reaper = fileURLToPath(new URL('./reaper.ts', import.meta.url))
  const code = `const { startReaper } = await import(${JSON.stringify(reaper)}); startReaper(${JSON.stringify(home)}); setInterval(() => {}, 1000); console.log('watched')`
  const drill = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  startMarked(home)
  await Promise.all([once(drill.stdout, 'data'), until(() => markedProcesses(home).length === 2, 'both to run')])
  drill.kill('SIGKILL')
  await until(() => markedProcesses(home).length === 0, 'the reaper to end them')
})
