import type { Berkas } from '@sehati/contract/base/berkas.schema'
import { tanggalWib } from '@sehati/contract/base/waktu'
import type { EksporAkunMasukan, JenisEkspor } from '@sehati/contract/staffing/ekspor.schema'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import { withPassword } from '../../people/auth/with-password.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { insertEksporAkun } from './akun.store.ts'
import { asCsv } from './csv.ts'
import {
  type Bagian,
  type Batch,
  type Cursor,
  countKonsultasi,
  countPengguna,
  countTenagaProfesional,
  listKonsultasiAfter,
  listPenggunaAfter,
  listTenagaProfesionalAfter,
} from './ekspor.store.ts'
import { asXlsx } from './xlsx.ts'

/** Calendar dates in Jakarta, both included; only consultations have a date. */
type Periode = { dari?: string; sampai?: string }

const readers: Record<JenisEkspor, (seal: Seal, periode: Periode) => Batch> = {
  pengguna: listPenggunaAfter,
  konsultasi: (_, periode) => listKonsultasiAfter(periode),
  'tenaga-profesional': () => listTenagaProfesionalAfter,
}

const counters: Record<JenisEkspor, (db: Db, periode: Periode) => Promise<number>> = {
  pengguna: countPengguna,
  konsultasi: countKonsultasi,
  'tenaga-profesional': countTenagaProfesional,
}

/** All rows of one kind, read in batches while they are sent: the length of a list costs no memory. */
async function* batchesOf({ db, seal }: Context, jenis: JenisEkspor, periode: Periode): AsyncGenerator<Bagian> {
  const batch = readers[jenis](seal, periode)
  for (let cursor: Cursor | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const bagian: Bagian = await batch(db, cursor)
    yield bagian
    cursor = bagian.sampai
  }
}

const namaBerkas = ({ clock }: Context, jenis: JenisEkspor, akhiran: string) =>
  `${jenis}-${tanggalWib(clock())}.${akhiran}`

const objekOf = {
  pengguna: 'daftar_akun',
  konsultasi: 'daftar_konsultasi',
  'tenaga-profesional': 'daftar_tenaga',
} as const

type Asked = Periode & { jenis: JenisEkspor }

/** Records an export with the number of its rows. Nothing leaves before that is committed. Accounts leave by `exportAkun`. */
async function recorded({ db, jejak }: Context, oleh: Oleh, { jenis, ...periode }: Asked): Promise<void> {
  if (jenis === 'pengguna') reject('EXPORT_CONFIRM')
  const jumlah = await counters[jenis](db, periode)
  const about = { objek: objekOf[jenis], subjek_id: null, dasar: 'administrasi', jumlah } as const
  await jejak.catat(oleh, [{ tindakan: 'ekspor', ...about }])
}

export async function exportCsv(context: Context, oleh: Oleh, { jenis, ...periode }: Asked): Promise<Berkas> {
  await recorded(context, oleh, { jenis, ...periode })
  return { isi: asCsv(batchesOf(context, jenis, periode)), nama: namaBerkas(context, jenis, 'csv') }
}

export async function exportXlsx(context: Context, oleh: Oleh, { jenis, ...periode }: Asked): Promise<Berkas> {
  await recorded(context, oleh, { jenis, ...periode })
  return { isi: asXlsx(jenis, batchesOf(context, jenis, periode)), nama: namaBerkas(context, jenis, 'xlsx') }
}

/**
 * All accounts as a file, with the caller's password and a reason. The reason, the row of the trail and the notices to every admin are
 * committed before a byte leaves.
 */
export async function exportAkun(
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { alasan, password }: EksporAkunMasukan,
  format: 'csv' | 'xlsx',
): Promise<Berkas> {
  const { clock } = context
  await withPassword(context, { actor, password }, async (tx) => {
    const [jumlah, now] = [await countPengguna(tx), clock()]
    const objek_id = await insertEksporAkun(tx, { oleh: actor.user_id, alasan, jumlah }, now)
    const about = { objek: 'daftar_akun', objek_id, subjek_id: null, dasar: 'administrasi', jumlah } as const
    await catatTindakan(tx, { actor, asal }, { tindakan: 'ekspor', ...about }, now)
    await insertPeristiwaAdmin(tx, { jenis: 'akun_diekspor', tentang: actor.user_id }, now)
    return about
  })
  const batches = batchesOf(context, 'pengguna', {})
  return {
    isi: format === 'csv' ? asCsv(batches) : asXlsx('pengguna', batches),
    nama: namaBerkas(context, 'pengguna', format),
  }
}
