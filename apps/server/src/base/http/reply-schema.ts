import { SentParams } from '@sehati/contract/base/sentence'
import type { AnyEndpoint } from '@sehati/contract/endpoints'
import { type ErrorCode, messages } from '@sehati/contract/messages'
import * as z from 'zod/mini'
import { named, schemaRegistry } from './openapi/registry.ts'

const detail = {
  pattern: z.optional(z.string()),
  params: z.optional(named('ParameterKalimat', SentParams, 'What fills the places of `pattern`, for translation.')),
}

/** The form of every refusal. */
const Penolakan = named(
  'Penolakan',
  z.object({
    success: z.literal(false),
    message: z.string(),
    code: z.enum(Object.keys(messages) as ErrorCode[]),
    judul: z.string(),
    ...detail,
    errors: z.optional(
      z.array(
        z.object({
          field: z.string(),
          message: z.string(),
          code: z.optional(z.string()),
          ...detail,
        }),
      ),
    ),
    data: z.optional(z.unknown()),
    request_id: z.string(),
  }),
  'A refusal. `message` is a sentence for a person, `judul` its title, `code` its reason for a program.',
)

const text = z.string()
const file = z.string()
schemaRegistry.add(file, { format: 'binary' })

/** The responses of an endpoint by status. Fields that the schema does not name are not sent. */
export function replySchemas(endpoint: AnyEndpoint): Record<number, unknown> {
  const statuses = new Set<number>(endpoint.errors.map((code) => messages[code].status))
  // Every caller can be too fast.
  statuses.add(429)
  if (!(endpoint.body instanceof z.ZodMiniUnknown) || endpoint.encoding !== 'json') statuses.add(400).add(413).add(415)
  if (!(endpoint.query instanceof z.ZodMiniUnknown) || !(endpoint.body instanceof z.ZodMiniUnknown)) statuses.add(422)
  if (endpoint.access !== 'public' || endpoint.heedsActor) statuses.add(401).add(403)
  return {
    [endpoint.success]:
      endpoint.produces === 'application/json'
        ? z.object({ success: z.literal(true), message: z.string(), data: endpoint.data })
        : {
            description: endpoint.success === 303 ? 'Leads to another page.' : 'The file itself.',
            content: { [endpoint.produces]: { schema: endpoint.produces.startsWith('text/') ? text : file } },
          },
    ...Object.fromEntries([...statuses].sort().map((status) => [status, Penolakan])),
  }
}
