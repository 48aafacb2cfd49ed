import { setTimeout as wait } from 'node:timers/promises'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import { type LiveConnection, openLive } from '@sehati/testkit/live/live-connection'
import type { Way } from './try-way.ts'

const SECONDS = 10

/** A connection, and all that it received. */
async function listener(url: string, token: string): Promise<{ live: LiveConnection; heard: string[] }> {
  const heard: string[] = []
  const live = openLive(url, token, {
    received: (event, kabar) => heard.push(JSON.stringify([event, kabar])),
    acknowledged: (response) => heard.push(JSON.stringify(['jawaban', response])),
  })
  await live.connected
  return { live, heard }
}

async function untilHeard(heard: readonly string[], word: string): Promise<boolean> {
  for (let tries = 0; tries < SECONDS * 20; tries++) {
    if (heard.some((one) => one.includes(word))) return true
    await wait(50)
  }
  return false
}

/** What an admin receives on the live channel. */
export const waysOfLive: Way[] = [
  {
    name: 'the live channel: the room of the conversation, and all that comes',
    leaves: 'masuk',
    async run({ url, admin, of, must }) {
      const [mine, theirs] = [await listener(url, admin.token), await listener(url, of.psychologist.token)]
      try {
        mine.live.ask('ikut', { jenis: 'percakapan', id: of.jadwal_id })
        if (!(await untilHeard(mine.heard, 'jawaban'))) throw new Error('the wish to follow got no response')
        if (mine.heard.some((one) => one.includes('"ok":true'))) throw new Error('an admin follows a conversation')
        // A word of its own: the client's response repeats it, and is no finding.
        const pesan = `langsung ${crypto.randomUUID()}`
        const body = { jadwal_id: of.jadwal_id, pesan, client_id: crypto.randomUUID() }
        await must(201, of.client, insertPercakapan, { body })
        // When the other person of the conversation has the event, an admin who was sent it has it too, or soon.
        if (!(await untilHeard(theirs.heard, '"pesan"')))
          throw new Error('no connection of the psychologist received the event')
        await wait(500)
        const all = mine.heard.join('\n')
        if (all.includes(pesan) || all.includes(of.word) || all.includes(`"jadwal_id":${of.jadwal_id}`))
          throw new Error(`an admin received ${all}`)
      } finally {
        for (const { live } of [mine, theirs]) live.close()
      }
    },
  },
]
