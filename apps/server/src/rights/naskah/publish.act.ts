import { instantOf, WIB } from '@sehati/contract/base/waktu'
import { palingCepat } from '@sehati/contract/rights/naskah.rules'
import type { NaskahKelola, RancanganMasukan, TerbitanMasukan } from '@sehati/contract/rights/naskah-kelola.schema'
import { sidikNaskah } from '../../base/db/naskah.store.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { saatDi } from '../dokumen.ts'
import * as store from './naskah.store.ts'

type Of = { actor: SignedIn; asal: Asal }

/** The purposes with their versions and drafts. */
export const showNaskah = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  keperluan?: NaskahKelola['keperluan'],
): Promise<NaskahKelola[]> =>
  (await store.listNaskah(db, clock(), keperluan && [keperluan])).map(({ rancangan, ...row }) => ({
    ...row,
    rancangan: rancangan && { ...rancangan, sidik: sidikNaskah(rancangan) },
  }))

const one = async (context: Context, keperluan: NaskahKelola['keperluan']): Promise<NaskahKelola> =>
  (await showNaskah(context, keperluan))[0] as NaskahKelola

/** Writes the draft of the next version. */
export const draftNaskah = (context: Context, { actor, asal }: Of, body: RancanganMasukan): Promise<NaskahKelola> =>
  catatAtur(
    context,
    { actor, asal },
    () => ({ objek: 'naskah' }),
    async (inside) => {
      await store.putRancangan(inside.db, body, { oleh: actor.user_id, now: inside.clock() })
      return one(inside, body.keperluan)
    },
  )

/** Publishes the draft that was read. Where people must agree again, those whom it concerns are notified. */
export const publishNaskah = (
  context: Context,
  { actor, asal }: Of,
  { keperluan, sidik, wajib_ulang, berlaku }: TerbitanMasukan,
): Promise<NaskahKelola> =>
  catatAtur(
    context,
    { actor, asal },
    () => ({ objek: 'naskah' }),
    async (inside) => {
      const [tx, now] = [inside.db, inside.clock()]
      const isi = found(await store.takeRancangan(tx, keperluan))
      if (sidikNaskah(isi) !== sidik) reject('NOTICE_STALE')
      const cepat = palingCepat({ now, wajib_ulang, sebelumnya: await store.findTerakhir(tx, keperluan) })
      const berlaku_sejak = berlaku ? instantOf(berlaku, '00:00:00') : cepat
      if (berlaku_sejak < cepat)
        reject('NOTICE_TOO_SOON', { params: { paling_cepat: saatDi(cepat.toISOString(), WIB) } })
      const terbitan = { keperluan, sidik, wajib_ulang, isi, berlaku_sejak, oleh: actor.user_id }
      await store.insertNaskah(tx, terbitan, now)
      if (wajib_ulang) await store.insertKabar(tx, terbitan, now)
      return one(inside, keperluan)
    },
  )
