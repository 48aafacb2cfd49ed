import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkDataKey } from '../base/db/data-key.store.ts'
import { connect } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'
import { periksaTeks, type TemuanTeks } from '../jobs/verify-texts.ts'
import { bacaJangkar, type Jangkar } from '../record/jejak/jangkar.ts'
import type { Pemeriksaan, Temuan } from '../record/jejak/periksa.ts'
import { findMenunggu } from '../record/jejak/rantai.store.ts'
import { isRusak, periksaJejak } from '../record/jejak/verify.act.ts'
import { finish } from './finish.ts'

/** A row waits for a second. One that waits longer than this shows that no process chains. */
const MOST_WAITING_S = 60
const SAY_EVERY = 500_000

/**
 * `npm run jejak:periksa [-- --dari <number>] [--jangkar <file or number:hash>]…`: reads the whole trail, or from a
 * number on, and compares it with the anchors of the database and those that are given. Replies and signed notes are compared with the
 * trail. It writes nothing to the database.
 */
await finish(async (config) => {
  const { values } = parseArgs({ options: { dari: { type: 'string' }, jangkar: { type: 'string', multiple: true } } })
  const given = (values.jangkar ?? []).flatMap(readGiven)
  const first = readFirst(values.dari)
  const db = connect(config.databaseUrl, 1)
  try {
    const found = await periksaJejak(db, { first, given, maju })
    const { menunggu, tertua_detik } = await findMenunggu(db)
    if (tertua_detik > MOST_WAITING_S)
      found.temuan.push({ jenis: 'menunggu', jumlah: menunggu, detik: Math.round(tertua_detik) })
    const sealOf = async () => {
      const ring = openKeyring(config.dataDir, config.dataKey)
      // With the key of another database, every text would look altered.
      await checkDataKey(db, ring, config.clock())
      return makeSeal(ring)
    }
    return report(found, given.length, await periksaTeks(db, sealOf))
  } finally {
    await db.close()
  }
})

/** A path is meant as the person typed it: npm changes the folder on the way. */
function readGiven(given: string): Jangkar[] {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), given)
  const found = existsSync(file)
    ? bacaJangkar(readFileSync(file, 'utf8'), given)
    : bacaJangkar(given, 'the command line')
  if (found.length === 0)
    throw new Error(`--jangkar ${given}: no such file, and no anchor of the form number:hash in it`)
  return found
}

function readFirst(dari = '1'): number {
  if (!/^[1-9]\d{0,14}$/.test(dari)) throw new Error(`--dari ${dari}: not the number of a row`)
  return Number(dari)
}

function maju(nomor: number): void {
  if (nomor % SAY_EVERY === 0) console.error(`  … row ${nomor}`)
}

/** One line for each finding; throws where the trail is not whole. */
function report({ temuan, baris, akhir }: Pemeriksaan, given: number, teks: readonly TemuanTeks[]): string {
  const lines = [...temuan.map(lineOf), ...teks.map(lineOfTeks)]
  if (temuan.some(isRusak) || teks.length > 0) throw new Error(['trail NOT whole:', ...lines].join('\n'))
  const against = given === 0 ? 'no anchor was given: only those in the database were compared' : `${given} anchors fit`
  return [`trail whole: ${baris} rows, up to ${akhir}; ${against}`, ...lines].join('\n')
}

function lineOfTeks({ jenis, jadwal_id }: TemuanTeks): string {
  return jenis === 'balasan_berubah'
    ? `consultation ${jadwal_id}: a reply is not the one that the trail recorded`
    : `consultation ${jadwal_id}: a note is not the one that was signed`
}

function lineOf(temuan: Temuan): string {
  switch (temuan.jenis) {
    case 'berubah':
      return `row ${temuan.nomor}: altered`
    case 'hilang':
      return `rows ${temuan.dari}–${temuan.sampai}: missing`
    case 'terpotong':
      return `rows ${temuan.dari}–${temuan.sampai}: cut off; ${temuan.jangkar} knows row ${temuan.sampai}`
    case 'dirantai_ulang':
      return `rows ${temuan.dari}–${temuan.sampai}: chained again; row ${temuan.sampai} is not the one that ${temuan.jangkar} knows`
    case 'dipulihkan':
      return `rows ${temuan.dari}–${temuan.sampai}: lost in a restore, which row ${temuan.nomor} records`
    case 'menunggu':
      return `${temuan.jumlah} rows wait to be chained, the oldest for ${temuan.detik} s`
    default:
      return temuan satisfies never
  }
}
