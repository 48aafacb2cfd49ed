import crypto from 'node:crypto'
import path from 'node:path'
import { Crowd } from './crowd.ts'
import type { Launched } from './drill.ts'
import { startHaproxy, WEB_MACHINES } from './haproxy.ts'
import { conclude, type Part } from './verdict.ts'

const PORT = 3000

/** Two web machines behind HAProxy are restarted one after the other, as for a new version. */
export const rolling: Part = {
  name: 'rolling',
  about: 'two servers behind HAProxy are stopped and started again one after the other, twice, under load',
  play: async (drill) => {
    const { steps } = drill
    const url = await steps.run('Start a database', () => drill.openDatabase())
    const DATA_KEY = crypto.randomBytes(32).toString('base64')
    const machines: Launched[] = []
    for (const HOST of WEB_MACHINES) {
      const env = { DATABASE_URL: url, DATA_KEY, HOST, DRAIN_SECONDS: '3' }
      const dataDir = path.join(drill.home, HOST)
      machines.push(await steps.run(`Start the product on ${HOST}`, () => drill.launch(env, dataDir, PORT)))
    }
    const address = await steps.run('Start HAProxy', () => startHaproxy(drill))
    const gathering = () => Crowd.gather({ address, databaseUrl: url, people: 250, pauseMs: 60 })
    const crowd = await steps.run('Fill the clinic and sign in', gathering)
    crowd.start()
    await crowd.goOn(drill.seconds(5, 1), 'both serve')
    for (let turn = 1; turn <= (drill.isShort ? 1 : 2); turn++)
      for (const [index, machine] of machines.entries()) {
        crowd.observed.phase = `turn ${turn}: ${WEB_MACHINES[index]} is restarted`
        const begin = performance.now()
        machine.child.kill('SIGTERM')
        await machine.ended
        const stopped = ((performance.now() - begin) / 1000).toFixed(1)
        machines[index] = await drill.relaunch(machine)
        const took = ((performance.now() - begin) / 1000).toFixed(1)
        steps.line(`  turn ${turn}, ${WEB_MACHINES[index]}: ended after ${stopped} s, serves again after ${took} s`)
        // HAProxy looks twice a second.
        await crowd.goOn(drill.seconds(4, 2))
      }
    const { live, observed } = crowd
    return conclude(drill, 'rolling', crowd, url, {
      back: [],
      demands: () => [
        ['no request failed', observed.sights.every(({ isFailure }) => !isFailure)],
        ['the live connection came back each time', live.connected >= 2],
        ['events arrive until the end', live.events.some((at) => at > performance.now() - 5_000)],
      ],
    })
  },
}
