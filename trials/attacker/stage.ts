import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { namaHari } from '@sehati/contract/base/waktu'
import { login } from '@sehati/contract/people/auth.endpoints'
import type { RunningProduct } from '@sehati/testkit/product/product'
import sql from 'sql-template-tag'
import { connect } from '../../apps/server/src/base/db/db.ts'
import { openKeyring } from '../../apps/server/src/base/db/keyring.ts'
import { makeSeal } from '../../apps/server/src/base/db/seal.ts'
import { makeFactories, PASSWORD } from '../../apps/server/test/factories.ts'
import { openMailbox } from './mailbox.ts'
import { textOfZip } from './unzip.ts'

export type Account = { user_id: number; email: string; token: string }
type Input = { query?: Record<string, unknown>; body?: unknown }
// biome-ignore lint/suspicious/noExplicitAny: responses of every endpoint
export type Reply = { status: number; code?: string; data: any; text: string }

const DAY_MS = 86_400_000
/** A date so many days from now, in Jakarta. */
const dateAt = (days: number) => new Date(Date.now() + days * DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** A running product, and what makes people and victims in it. */
export async function openStage(product: RunningProduct) {
  const db = connect(product.databaseUrl, 2)
  const seal = makeSeal(openKeyring('', product.dataKey))
  const make = makeFactories(db, seal, () => new Date())
  // The next working day is open, on whichever day this runs.
  await db.rows(sql`delete from hari_libur`)
  let serial = 0
  const name = () => `orang${++serial}${randomBytes(4).toString('hex')}`

  async function call(who: { token: string } | null, endpoint: Endpoint, input: Input = {}): Promise<Reply> {
    const url = new URL(endpoint.path, product.url)
    for (const [key, value] of Object.entries(input.query ?? {})) url.searchParams.set(key, String(value))
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? ''
    const raw = type.includes('spreadsheetml') ? textOfZip(bytes) : bytes.toString()
    const isJson = type.startsWith('application/json')
    const { code, data } = isJson ? JSON.parse(raw) : { code: undefined, data: undefined }
    return { status: response.status, code, data, text: `${JSON.stringify([...response.headers])}\n${raw}` }
  }

  const signIn = (email: string, password = PASSWORD) => call(null, login, { body: { email, password } })
  /** An account with a session of its own login, which the trail records. */
  async function person(level_id: 1 | 2 | 3 | 5): Promise<Account & { profesional_id: number }> {
    const email = `${name()}@kampus.test`
    const isTenaga = level_id === 2 || level_id === 3
    const tenaga = isTenaga ? await make.profesional(level_id, { email }) : null
    const { user_id } = tenaga ?? (await make.person(level_id, { email }))
    const { data } = await signIn(email)
    return { user_id, email, token: data.token, profesional_id: tenaga?.profesional_id ?? 0 }
  }

  /** A client and their psychologist, with a word in each text that occurs nowhere else. */
  async function victims() {
    const word = `kenari${randomBytes(6).toString('hex')}`
    const [client, psychologist] = [await person(5), await person(3)]
    const { id } = await make.sesi(psychologist.profesional_id, {
      hari: namaHari[new Date(dateAt(1)).getUTCDay()] ?? 'Senin',
    })
    const of = { user_id: client.user_id, profesional_id: psychologist.profesional_id, jadwal_tenaga_id: id }
    const words = { keluhan: `${word}keluhan`, balasan: `${word}balasan`, status: 'disetujui' }
    const jadwal_id = await make.konsultasi(of, { ...words, tanggal: dateAt(8) as `${number}-${number}-${number}` })
    const done = await make.konsultasi(of, {
      ...words,
      status: 'selesai',
      tanggal: dateAt(-7) as `${number}-${number}-${number}`,
    })
    // With another psychologist: a request that is put back to waiting would meet it.
    const another = await make.profesional(3)
    const session = await make.sesi(another.profesional_id)
    const asked = { ...of, profesional_id: another.profesional_id, jadwal_tenaga_id: session.id }
    const waiting = await make.konsultasi(asked, {
      keluhan: words.keluhan,
      tanggal: dateAt(9) as `${number}-${number}-${number}`,
    })
    const chat = { pesan: `${word}pesan`, berkas: PDF, nama: `${word}berkas.pdf` }
    const pesan = await make.pesan({ jadwal_id, pengirim_id: client.user_id }, chat)
    await make.rekam(
      { jadwal_id, penulis_id: psychologist.user_id },
      { jenis: 'terbatas', versi: 1, teks: `${word}catatan` },
    )
    return { word, client, psychologist, jadwal_id, done, waiting, pesan }
  }

  /** Reads the trail, and takes part in no way. */
  const auditor = await person(1)
  await make.tugas(auditor.user_id, 'petugas_data')
  return {
    url: product.url,
    call,
    signIn,
    person,
    victims,
    auditor,
    tugas: make.tugas,
    mailbox: openMailbox(product.dataDir),
    close: () => db.close(),
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
export type Victims = Awaited<ReturnType<Stage['victims']>>
