import { setTimeout as sleep } from 'node:timers/promises'
import type { Sight } from '@sehati/testkit/client/observed'
import { Crowd } from './crowd.ts'
import { embeddedUrl } from './kill9.ts'
import { conclude, type Part } from './verdict.ts'

/** `npm start` with two workers receives the signal to stop while all users are busy. */
export const sigterm: Part = {
  name: 'sigterm',
  about: 'the launcher gets SIGTERM under load; what the product has begun it finishes',
  play: async (drill) => {
    const { steps } = drill
    const rounds = Math.min(drill.rounds, 6)
    let product = await steps.run('Start the product', () => drill.launch())
    const { address, dataDir } = product
    const gathering = () => Crowd.gather({ address, databaseUrl: embeddedUrl(dataDir), people: 150, pauseMs: 20 })
    const crowd = await steps.run('Fill the clinic and sign in', gathering)
    const back: number[] = []
    let [clean, made] = [true, 0]
    for (let round = 1; round <= rounds; round++) {
      crowd.observed.phase = 'serving'
      crowd.start()
      await sleep(1_000 + Math.random() * 500)
      crowd.observed.phase = 'stopping'
      const begin = performance.now()
      product.child.kill('SIGTERM')
      const { code } = await product.ended
      clean &&= code === 0
      await crowd.leave()
      const ended = (performance.now() - begin) / 1000
      steps.line(`  round ${round}: ended after ${ended.toFixed(1)} s with code ${code}`)
      crowd.observed.phase = 'serving'
      product = await drill.relaunch(product)
      back.push((performance.now() - begin) / 1000)
      made += await crowd.countMadeUnanswered(embeddedUrl(dataDir))
    }
    return conclude(drill, 'sigterm', crowd, embeddedUrl(dataDir), {
      back: [Math.max(...back)],
      demands: () => [
        ['every stop ended with code 0', clean],
        ['requests without a response had no effect', made === 0],
        ['what failed was a new connection', crowd.observed.in('stopping').every(isServedOrTurnedAway)],
        ['before that nothing failed', crowd.observed.in('serving').every(({ isFailure }) => !isFailure)],
      ],
    })
  },
}

/** No process listens any more, or the system reset the connection before the server had looked at it. */
function isServedOrTurnedAway({ isFailure, said }: Sight): boolean {
  return !isFailure || /^no response: (ECONNREFUSED|ECONNRESET)$/.test(said)
}
