import { SentParams } from '@sehati/contract/base/sentence'
import type { AnyEndpoint } from '@sehati/contract/endpoints'
import { type ErrorCode, messages } from '@sehati/contract/messages'
import { z } from 'zod'
import { named, schemaRegistry } from './openapi/registry.ts'

const params = named(
  'ParameterKalimat',
  SentParams,
  'What fills the places of the sentence, for translation.',
).optional()

/** The form of every refusal. */
const Penolakan = named(
  'Penolakan',
  z.object({
    success: z.literal(false),
    message: z.string(),
    code: z.enum(Object.keys(messages) as ErrorCode[]),
    params,
    errors: z
      .array(
        z.object({
          field: z.string(),
          message: z.string(),
          code: z.string().optional(),
          params,
        }),
      )
      .optional(),
    data: z.unknown().optional(),
    request_id: z.string(),
  }),
  'A refusal. `message` is a sentence for a person, `code` its reason for a program.',
)

const text = z.string()
const file = z.string()
schemaRegistry.add(file, { format: 'binary' })

/** The responses of an endpoint by status. Fields that the schema does not name are not sent. */
export function replySchemas(endpoint: AnyEndpoint): Record<number, unknown> {
  const statuses = new Set<number>(endpoint.errors.map((code) => messages[code].status))
  // Every caller can be too fast.
  statuses.add(429)
  if (!(endpoint.body instanceof z.ZodUnknown) || endpoint.encoding !== 'json') statuses.add(400).add(413).add(415)
  if (!(endpoint.query instanceof z.ZodUnknown) || !(endpoint.body instanceof z.ZodUnknown)) statuses.add(422)
  if (endpoint.access !== 'public' || endpoint.heedsActor) statuses.add(401).add(403)
  return {
    [endpoint.success]:
      endpoint.produces === 'application/json'
        ? z.object({ success: z.literal(true), message: z.string(), data: endpoint.data })
        : {
            description: 'The file itself.',
            content: { [endpoint.produces]: { schema: endpoint.produces.startsWith('text/') ? text : file } },
          },
    ...Object.fromEntries([...statuses].sort().map((status) => [status, Penolakan])),
  }
}
