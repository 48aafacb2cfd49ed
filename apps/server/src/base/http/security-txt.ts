import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import type { FastifyInstance } from 'fastify'
import { reject } from './errors.ts'
import { prepare, sendPrepared } from './prepared.ts'

const PATH = '/.well-known/security.txt'
/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 86_400_000

type Facts = { email: string; publicUrl: string | null; now: Date }

/** By RFC 9116. It expires half a year after the beginning of the day in UTC: within a day the text stays the same. */
function textOf({ email, publicUrl, now }: Facts): string {
  const expires = new Date(Date.parse(now.toISOString().slice(0, 10)) + VALID_MS)
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: id, en',
    ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}${PATH}`]),
  ]
  return `${lines.join('\n')}\n`
}

type Deps = { publicUrl: string | null; layanan: () => Promise<LayananPublik>; clock: () => Date }

/** Where to report a weakness: the e-mail address of the clinic. `NOT_FOUND` while an admin has not written one. */
export function serveSecurityTxt(app: FastifyInstance, { publicUrl, layanan, clock }: Deps): void {
  app.get(PATH, { schema: { hide: true } as object }, async (request, reply) => {
    const { email } = await layanan()
    if (email === null) return reject('NOT_FOUND')
    const text = prepare('text/plain; charset=utf-8', textOf({ email, publicUrl, now: clock() }))
    return sendPrepared(request, reply, 200, text)
  })
}
