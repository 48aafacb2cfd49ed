import { type LevelId, mayCall as mayPersonCall } from '@sehati/contract/base/access'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { allEndpoints } from '@sehati/contract/endpoints'
import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { PASSWORD } from '../factories.ts'
import { fields, plausible } from './fields.ts'
import type { Victims } from './victims.ts'

export const everyone = Object.entries(allEndpoints)
/** Accounts of the level may make the call. */
export const mayCall = (endpoint: Endpoint, level: LevelId) =>
  endpoint.access === 'public' ||
  mayPersonCall(endpoint, { level_id: level, tugas: endpoint.tugas ? [endpoint.tugas] : [] })

/** What a request about notes needs besides, by the names of its fields. */
const ofRekam: Record<string, unknown> = { id: 0, jenis: 'lengkap', isi: 'x', dasar_versi: 2, password: PASSWORD }

/** The victims' object that a field of this name refers to. */
export function stolen(
  { patient, tenaga, session, ahead, pesan, cuti, rekam }: Victims,
  field: string,
  path: string,
): unknown {
  const name = field.replace(/^.*[.\]]/, '')
  if (path.includes('/rekam') && name in ofRekam) return name === 'id' ? rekam : ofRekam[name]
  if (path.includes('/data-saya/') && name === 'password') return PASSWORD
  if (/^(jadwal_id|jadwalid)$/.test(name)) return ahead
  if (name === 'jadwal_tenaga_id') return session.id
  if (/^(profid|profesional_id|profesionalid)$/.test(name)) return tenaga.profesional_id
  if (/^(user_id|usrid|pengirim_id|pasien_id)$/.test(name)) return patient.user_id
  if (name === 'cuti_id') return cuti
  if (name !== 'id' || path.includes('/petugas/permintaan')) return undefined
  if (path.includes('percakapan')) return pesan
  return path.includes('cuti') ? cuti : patient.user_id
}

/** The professional's own objects where they differ from those that are stolen. */
export function ofOwn(of: Victims, field: string, path: string): unknown {
  if (/^(user_id|usrid|pengirim_id)$/.test(field)) return of.tenaga.user_id
  if (field === 'initial_consult') return 'Balasan baru'
  if (field === 'dasar_versi' && !path.includes('/rekam')) return undefined
  if (field === 'status') return path.endsWith('/selesai') ? 'disetujui' : undefined
  return stolen(of, field, path)
}

/** What `make` makes, until a call may have changed it: a GET and a refusal leave everything as it was. */
export function keep<T>(make: () => Promise<T>) {
  let kept: Promise<T> | undefined
  return {
    get: () => (kept ??= make()),
    isKept: () => kept !== undefined,
    /** For each call with it. */
    heed({ method }: Endpoint, { status }: { status: number }) {
      if (method !== 'GET' && status < 400) kept = undefined
    },
  }
}

/** The body as text, of a sheet its cells, of an archive its files. */
export async function words({ headers, raw }: { headers: Record<string, unknown>; raw: Buffer }): Promise<string> {
  if (headers['content-type'] === 'application/zip')
    return Object.values(unzipSync(raw))
      .map((bytes) => Buffer.from(bytes).toString())
      .join('\n')
  if (!String(headers['content-type']).includes('spreadsheetml')) return raw.toString()
  return JSON.stringify((await readXlsx(raw)).sheets.map(({ rows }) => rows))
}

/**
 * The inputs with which an endpoint is called: with the values of `value` in its fields, and else plausible ones; once with the fields
 * that narrow a response, and once without them.
 */
export function filledBy(endpoint: Endpoint, value: (field: string) => unknown) {
  const filled = (where: 'query' | 'body') =>
    Object.fromEntries(
      fields(endpoint, where)
        .filter((field) => !field.includes('['))
        .map((field) => [field, value(field) ?? plausible[field]])
        .filter(([, found]) => found !== undefined),
    )
  const body = endpoint.method === 'GET' || endpoint.encoding !== 'json' ? {} : { body: filled('body') }
  const narrowed = filled('query')
  return [...(Object.keys(narrowed).length > 0 ? [narrowed] : []), {}].map((query) => ({ query, ...body }))
}
