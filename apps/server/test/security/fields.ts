import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import * as z from 'zod/mini'

type Shape = { properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[]; oneOf?: Shape[] }
/** Fields of a schema, including those in lists and unions. */
function fieldsOf(schema: Shape, at = ''): string[] {
  return [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => fieldsOf(one, at)),
    ...(schema.items ? fieldsOf(schema.items, `${at}[].`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
      `${at}${name}`,
      ...fieldsOf(inner, `${at}${name}`),
    ]),
  ]
}
/** The fields that a request of the endpoint can have in this place, with their paths. */
export const fields = (endpoint: Endpoint, where: 'query' | 'body') => [
  ...new Set(fieldsOf(z.toJSONSchema(endpoint[where], { io: 'input', unrepresentable: 'any' }) as Shape)),
]

/** A value for every field that names no object. */
export const plausible: Record<string, unknown> = {
  hari: 'Rabu',
  tanggal: '2026-11-25',
  dari: '2026-11-25',
  sampai: '2026-11-26',
  status: 'dibatalkan',
  initial_consult: 'x',
  pesan: 'x',
  rating: 1,
  komentar: 'x',
  client_id: randomUUID(),
  jam_mulai: '09:00',
  jam_selesai: '10:00',
  sesi: 1,
  is_available: 0,
  alasan: 'x',
}
