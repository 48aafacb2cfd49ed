import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withClient } from '@sehati/testkit/product/databases'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { AWAL_RANTAI, rantaiOf } from '../../../apps/server/src/record/jejak/rantai.ts'
import { CopyRows } from '../growth/copy-rows.ts'
import { dropKeys, restoreKeys } from '../growth/keys.ts'
import { type Cast, YEAR_MS, YEARS } from './people.ts'
import { contentOf } from './rows.ts'

const CHUNK = 25_000
const ANCHORS = 1_000
const COLUMNS =
  'nomor, dicatat, waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, pelaku_level, dasar, buka_id, sesi_id, request_id, jumlah, sidik, rantai'

type Anchor = { nomor: number; rantai: string }

/**
 * Fills an empty trail with chained rows, hashed by the function that the fold and the verifier share, and with anchors among them.
 * Keys and indexes are put back, checked, at the end.
 */
export async function fillTrail(url: string, rows: number, cast: Cast, signal: AbortSignal): Promise<void> {
  const keys = await withClient(url, (db) => dropKeys(db, ['jejak']))
  const anchors = await withClient(url, (db) => copyAll(db, rows, cast, signal))
  await restoreKeys(url, keys, ['jejak'])
  await withClient(url, async (db) => {
    const end = anchors.at(-1) as Anchor
    await db.query(`update ekor_jejak set nomor = $1, rantai = decode($2, 'hex')`, [end.nomor, end.rantai])
    await db.query(
      `insert into jangkar_jejak (hari, nomor, rantai, dibuat)
       select current_date - $3::int + place::int, nomor, decode(rantai, 'hex'), now()
       from unnest($1::bigint[], $2::text[]) with ordinality a (nomor, rantai, place)`,
      [anchors.map(({ nomor }) => nomor), anchors.map(({ rantai }) => rantai), anchors.length],
    )
    // The trigger that keeps the spans of dates was off with the others.
    await db.query('insert into hari_jejak select tanggal_wib(waktu), min(nomor), max(nomor) from jejak group by 1')
    await db.query('vacuum (analyze) jejak')
    await db.query('checkpoint')
  })
}

/** One chunk is made while the one before it is on its way. */
async function copyAll(db: pg.Client, rows: number, cast: Cast, signal: AbortSignal): Promise<Anchor[]> {
  await db.query('set synchronous_commit = off')
  const since = Date.now() - YEARS * YEAR_MS
  const everyMs = (YEARS * YEAR_MS) / rows
  const anchorEvery = Math.ceil(rows / ANCHORS)
  const anchors: Anchor[] = []
  let rantai = AWAL_RANTAI
  let sending: Promise<void> = Promise.resolve()
  for (let first = 1; first <= rows; first += CHUNK) {
    signal.throwIfAborted()
    const chunk = new CopyRows()
    for (let nomor = first; nomor < Math.min(first + CHUNK, rows + 1); nomor++) {
      const waktu = Math.floor(since + nomor * everyMs)
      const dicatat = waktu + 700
      const row = { ...contentOf(nomor, cast), nomor, dicatat_us: dicatat * 1_000, waktu_us: waktu * 1_000 }
      rantai = rantaiOf(rantai, row)
      if (nomor % anchorEvery === 0 || nomor === rows) anchors.push({ nomor, rantai: rantai.toString('hex') })
      chunk.row(16).big(BigInt(nomor)).instant(dicatat).instant(waktu).text(row.tindakan).text(row.objek)
      orNone(row.objek_id, (id) => chunk.big(BigInt(id)), chunk)
      orNone(row.subjek_id, (id) => chunk.int(id), chunk)
      orNone(row.pelaku_id, (id) => chunk.int(id), chunk)
      orNone(row.pelaku_level, (level) => chunk.small(level), chunk)
      chunk.text(row.dasar).none()
      orNone(row.sesi_id, (id) => chunk.int(id), chunk)
      orNone(row.request_id, (text) => chunk.text(text), chunk)
      chunk.int(row.jumlah)
      orNone(row.sidik, (bytes) => chunk.bytes(bytes), chunk)
      chunk.bytes(rantai)
    }
    await sending
    sending = pipeline(
      Readable.from([chunk.whole()]),
      db.query(copyFrom(`copy jejak (${COLUMNS}) from stdin (format binary)`)),
    )
    sending.catch(() => {})
  }
  await sending
  return anchors
}

function orNone<T>(value: T | null, put: (value: T) => unknown, chunk: CopyRows): void {
  if (value === null) chunk.none()
  else put(value)
}
