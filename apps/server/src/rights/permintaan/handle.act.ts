import { isPatient } from '@sehati/contract/base/access'
import { instantOf } from '@sehati/contract/base/waktu'
import { checkTindakan, type StatusPermintaan } from '@sehati/contract/rights/permintaan.rules'
import type { PermintaanBaris, PermintaanLoket, TindakanPermintaan } from '@sehati/contract/rights/permintaan.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { lockUser } from '../../people/user/user.store.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { insertPeristiwaPenjawab } from './kabar.store.ts'
import {
  findPermintaanBaris,
  lockPermintaan,
  updateDiizinkan,
  updateDikonfirmasi,
  updateStatus,
} from './permintaan.store.ts'
import { storePermintaan } from './request.act.ts'

type By = { actor: SignedIn; asal: Asal }

/** An officer writes a request down that came at the counter or by letter. Its clock began when it arrived. */
export const recordPermintaan = (
  context: Context,
  oleh: By,
  { user_id, jenis, kanal, tanggal, jam, isi = null }: PermintaanLoket,
): Promise<PermintaanBaris> =>
  context.db.transaction(async (tx) => {
    const [{ user_id: dicatat_oleh }, now] = [oleh.actor, context.clock()]
    if (user_id === dicatat_oleh) reject('REQUEST_OWN')
    const person = found(await lockUser(tx, user_id), 'USER_UNKNOWN')
    if (jenis === 'penghapusan' && !isPatient(person.level_id)) reject('ERASURE_STAFF')
    const diterima_pada = instantOf(tanggal, jam)
    if (diterima_pada > now) reject('REQUEST_TIME')
    const request = { user_id, jenis, isi, kanal, dicatat_oleh, diterima_pada }
    const permintaan_id = await storePermintaan(context, tx, oleh, request, now)
    await insertPeristiwa(tx, { jenis: 'permintaan', user_id, isi: null }, now)
    return found(await findPermintaanBaris(tx, permintaan_id, now))
  })

const tujuan = { ambil: 'diproses', jawab: 'dijawab', tolak: 'ditolak' } as const satisfies Record<
  string,
  StatusPermintaan
>

/** An officer takes a step with a request of another person, who is told. */
export const handlePermintaan = (
  context: Context,
  oleh: By,
  permintaan_id: number,
  { tindakan, jawaban = null, alasan_tolak = null }: TindakanPermintaan,
): Promise<PermintaanBaris> =>
  context.db.transaction(async (tx) => {
    const [{ user_id: petugas }, now] = [oleh.actor, context.clock()]
    const fakta = found(await lockPermintaan(tx, permintaan_id))
    rejectIf(checkTindakan({ tindakan, jawaban, alasan_tolak }, { ...fakta, isOwn: fakta.user_id === petugas }))
    if (tindakan === 'konfirmasi') await updateDikonfirmasi(tx, { permintaan_id, oleh: petugas }, now)
    else if (tindakan === 'izinkan') {
      if (oleh.actor.isiTertutup) reject('TEXT_CLOSED')
      await updateDiizinkan(tx, { permintaan_id, oleh: petugas }, now)
      await insertPeristiwaPenjawab(tx, { permintaan_id: [permintaan_id], jenis: 'permintaan_masuk' }, now)
    } else {
      const said = { jawaban, alasan_tolak: tindakan === 'tolak' ? alasan_tolak : null }
      await updateStatus(
        tx,
        context.seal,
        { permintaan_id, ke: tujuan[tindakan], oleh: petugas, petugas: true, ...said },
        now,
      )
    }
    const about = {
      objek: 'permintaan',
      objek_id: permintaan_id,
      subjek_id: fakta.user_id,
      dasar: 'administrasi',
    } as const
    await catatTindakan(tx, oleh, { tindakan: 'jawab_hak', ...about }, now)
    await insertPeristiwa(tx, { jenis: 'permintaan', user_id: fakta.user_id, isi: null }, now)
    return found(await findPermintaanBaris(tx, permintaan_id, now))
  })
