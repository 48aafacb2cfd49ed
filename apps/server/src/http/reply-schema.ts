import type { Endpoint } from '@sehati/contract/endpoint'
import { messages } from '@sehati/contract/messages'
import { SentParams } from '@sehati/contract/sentence'
import { z } from 'zod'

const params = SentParams.optional().describe(
  'What fills the places of the sentence, where it has any. For translation.',
)

/** The form of every refusal. */
const Refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  params,
  errors: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        code: z.string().optional().describe('Which sentence it is. For translation.'),
        params,
      }),
    )
    .optional(),
  data: z.unknown().optional(),
  request_id: z.string(),
})

const file = z.string().meta({ format: 'binary' })

/** The responses of an endpoint by status. Fields that the schema does not name are not sent. */
export function replySchemas(endpoint: Endpoint): Record<number, unknown> {
  const statuses = new Set<number>(endpoint.errors.map((code) => messages[code].status))
  if (!(endpoint.query instanceof z.ZodUnknown) || !(endpoint.body instanceof z.ZodUnknown)) statuses.add(422)
  if (endpoint.access !== 'public' || endpoint.heedsActor) statuses.add(401).add(403)
  return {
    [endpoint.success]:
      endpoint.produces === 'application/json'
        ? z.object({ success: z.literal(true), message: z.string(), data: endpoint.data })
        : { description: 'The file itself.', content: { [endpoint.produces]: { schema: file } } },
    ...Object.fromEntries([...statuses].sort().map((status) => [status, Refusal])),
  }
}
