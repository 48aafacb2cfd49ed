import { isAdmin, isPatient, type Target } from '@sehati/contract/base/access'
import type { Objek } from '@sehati/contract/record/jejak.rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Jejak } from './catat.ts'

/** What the trail calls an object whose texts only its people read; every other one is left out. */
const objekOf: Partial<Record<Target['is'], Objek>> = {
  konsultasi: 'konsultasi',
  percakapan: 'percakapan',
  pesan: 'lampiran',
  rekam_konsultasi: 'rekam',
  rekam: 'rekam',
  izin_rekam: 'izin_rekam',
}
const REFUSED = [403, 404]
const MAX_INT = 2 ** 31 - 1

/** The id that the request named; null where it named none. Nothing says that such an object exists. */
function idOf(request: FastifyRequest, target: Target): number | null {
  const sent = (request[target.in] as Record<string, unknown> | null | undefined)?.[target.field]
  const id = Number(sent ?? Number.NaN)
  return Number.isInteger(id) && id > 0 && id <= MAX_INT ? id : null
}

/**
 * Records, beside the response, that the clinic's staff asked for a consultation, a conversation or a note and were refused: an
 * admin who tries every way leaves a row for each. A repeated attempt of a session counts once in 15 minutes.
 */
export function recordRefusals(app: FastifyInstance, jejak: Jejak): void {
  app.addHook('onResponse', async (request, reply) => {
    const { actor } = request
    const target = request.routeOptions.config.endpoint?.target
    const objek = target && objekOf[target.is]
    if (!actor || isPatient(actor.level_id) || !objek || !REFUSED.includes(reply.statusCode)) return
    const dasar = isAdmin(actor.level_id) ? 'administrasi' : 'perawatan'
    const about = { objek, objek_id: idOf(request, target), subjek_id: null, dasar } as const
    jejak.susul({ actor, asal: { request_id: request.id, sesi_id: actor.sesi_id } }, [
      { tindakan: 'ditolak', ...about },
    ])
  })
}
