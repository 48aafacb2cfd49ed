import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '@sehati/testkit/client/ask'
import type { Observed } from '@sehati/testkit/client/observed'
import type { Conversation } from '@sehati/testkit/clinic/conversations'
import type pg from 'pg'

type Message = { conversation: Conversation; clientId: string }

/** Writes in every conversation at once, as the web's outbox does: the same message until the server accepts it. */
export class MessageLoad {
  readonly acknowledged: string[] = []
  private readonly open: Message[] = []
  private readonly address: string
  private readonly conversations: Conversation[]
  private readonly observed: Observed

  constructor(address: string, conversations: Conversation[], observed: Observed) {
    this.address = address
    this.conversations = conversations
    this.observed = observed
  }

  async run(stop: AbortSignal): Promise<void> {
    await Promise.all(
      this.conversations.map(async (conversation) => {
        while (!stop.aborted) {
          await this.send({ conversation, clientId: crypto.randomUUID() })
          await sleep(300)
        }
      }),
    )
  }

  async repeatUnanswered(): Promise<void> {
    for (const message of this.open.splice(0)) await this.send(message)
  }

  /** Acknowledged messages that are not there, and messages that are there more than once. */
  async verify(db: pg.Client): Promise<{ lost: number; doubled: number }> {
    const acknowledged = 'unnest($1::uuid[]) acknowledged (client_id) left join percakapan p using (client_id)'
    const found = await db.query<{ lost: number; doubled: number }>(
      `select count(*) filter (where times = 0)::int as lost, count(*) filter (where times > 1)::int as doubled
       from (select count(p.id) as times from ${acknowledged} group by acknowledged.client_id) messages`,
      [this.acknowledged],
    )
    return found.rows[0] ?? { lost: 0, doubled: 0 }
  }

  private async send(message: Message): Promise<void> {
    const { conversation, clientId } = message
    const body = { jadwal_id: conversation.id, pesan: 'Selamat pagi, Dok.', client_id: clientId }
    const question = {
      method: 'POST' as const,
      path: '/api/allroles/percakapan',
      token: conversation.patientToken,
      body,
    }
    const reply = await this.observed.watch('message', () => ask(this.address, question))
    if (reply?.status === 201) this.acknowledged.push(clientId)
    else if (!reply || reply.status >= 500) this.open.push(message)
  }
}
