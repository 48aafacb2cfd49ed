import { isPatient } from '@sehati/contract/base/access'
import type { Berkas } from '@sehati/contract/base/berkas.schema'
import { KUOTA_SALINAN } from '@sehati/contract/base/constants'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { nomorRekam } from '@sehati/contract/people/nomor-rekam.rules'
import { type BagianSalinan, bagianSalinan, salinanTexts } from '@sehati/contract/rights/salinan.texts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import { withPassword } from '../../people/auth/with-password.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { asZip, type Isi } from './arsip.ts'
import { asJson, type Kepala, type TidakDisertakan } from './data-json.ts'
import { asHalaman } from './halaman.ts'
import { countSalinan, findCatatanLain, listKunci } from './salinan.store.ts'
import { batchesOf, berkasDari, type Orang } from './salinan.ts'

const DAY_MS = 24 * 3_600_000

/** Whose copy it is. */
type Pemilik = Pick<SignedIn, 'user_id' | 'level_id'>

/**
 * Returns the act that copies a person's data: their password, then a row of the trail, which also counts; then the copy, made while it
 * is sent and kept nowhere. A process makes one copy of a person at a time.
 */
export function makeCopyData(context: Context) {
  const running = new Set<number>()

  async function* copied(who: Pemilik, now: Date): AsyncGenerator<Uint8Array> {
    const { user_id } = who
    if (running.has(user_id)) reject('COPY_RUNNING')
    running.add(user_id)
    try {
      yield* asZip(filesOf(context, who, now), now)
    } finally {
      running.delete(user_id)
    }
  }

  return async (
    { actor, asal }: { actor: SignedIn; asal: Asal },
    { password }: { password: string },
  ): Promise<Berkas> => {
    const [{ user_id }, now] = [actor, context.clock()]
    if (running.has(user_id)) reject('COPY_RUNNING')
    const { isFull } = await withPassword(context, { actor, password }, async (tx) => {
      const isFull = (await countSalinan(tx, user_id, new Date(now.getTime() - DAY_MS))) >= KUOTA_SALINAN
      const about = { objek: 'salinan_data', subjek_id: user_id, dasar: 'milik_sendiri' } as const
      if (!isFull) await catatTindakan(tx, { actor, asal }, { tindakan: 'ekspor', ...about }, now)
      return { isFull }
    })
    if (isFull) reject('COPY_QUOTA')
    return { isi: copied(actor, now), nama: `data-saya-${tanggalWib(now)}.zip` }
  }
}

async function* filesOf(context: Context, { user_id, level_id }: Pemilik, now: Date): AsyncGenerator<Isi> {
  const { db } = context
  const orang: Orang = { user_id, kunci: await listKunci(db) }
  const kepala: Kepala = {
    nomor_rekam: isPatient(level_id) ? nomorRekam(user_id) : null,
    dibuat: tanggalWib(now),
    tidak_disertakan: tidakDisertakan(await findCatatanLain(db, user_id)),
  }
  const batches = (bagian: BagianSalinan) => batchesOf(context, bagian, orang)
  yield { nama: 'BACA-SAYA.html', padat: true, parts: asHalaman(kepala, batches) }
  yield { nama: 'data.json', padat: true, parts: asJson(kepala, batches) }
  for await (const { nama, isi } of berkasDari(context, orang)) yield { nama, padat: false, parts: [isi] }
}

/** What the copy leaves out, by the register; notes of a psychologist only where there are some, with why they are withheld. */
const tidakDisertakan = ({ ditahan, lain }: { ditahan: boolean; lain: boolean }): TidakDisertakan[] => [
  ...(ditahan ? [{ bagian: salinanTexts.catatanPsikolog, alasan: salinanTexts.keselamatan }] : []),
  ...(lain ? [{ bagian: salinanTexts.catatanPsikolog, alasan: salinanTexts.sebagian }] : []),
  ...bagianSalinan
    .filter(({ tertutup }) => tertutup.length > 0)
    .map(({ judul, tertutup }) => ({
      bagian: `${judul}: ${tertutup.join(', ')}`,
      alasan: salinanTexts.catatanPetugas,
    })),
]
