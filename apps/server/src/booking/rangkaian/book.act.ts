import { HARGA } from '@sehati/contract/base/constants'
import type { PertemuanMasukan, Rangkaian, RangkaianMasukan } from '@sehati/contract/booking/rangkaian.schema'
import type { ErrorCode } from '@sehati/contract/messages'
import { refusalOf } from '../../base/db/db-error.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { FactRow } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { insertBookingOrThrow } from '../booking/booking.store.ts'
import { findAsal } from '../booking/follow-up.act.ts'
import { findRepeated, idempotencyOf } from '../booking/idempotency.ts'
import { catat } from './access.ts'
import { type Bersama, bersamaOf, type Ditolak, ditolak, judge, type Pertemuan } from './judge.ts'
import { findRangkaian, findRangkaianOf, insertRangkaian, lockRencana } from './rangkaian.store.ts'

/** A time may be freed between a refusal and the read of its reason; then the series is tried again. */
const TRIES = 3

type Rencana = { bersama: Bersama; asal: FactRow; pertemuan: readonly Pertemuan[]; ids: readonly number[] }

type Booking = Pick<Context, 'db' | 'clock' | 'seal' | 'konsultasiIds' | 'publish'>

/** Books every meeting of a series, or none: then the reason of each that stood in the way is the refusal's. */
export async function bookSeries(
  context: Booking,
  oleh: Pembaca,
  body: RangkaianMasukan,
  idempotencyKey: string | null,
): Promise<Rangkaian> {
  const { db, clock, seal, konsultasiIds, publish } = context
  const asal = await findAsal(db, oleh.actor, body.lanjutan_dari)
  const asked = { key: idempotencyKey, text: JSON.stringify(body) }
  const bersama = bersamaOf(asal, { ...body, jam_mulai: body.pertemuan[0]?.jam_mulai })
  const pertemuan = body.pertemuan.toSorted(byTime).map((one, n) => ({ ...one, urutan: n + 1 }))
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const earlier = await findRepeated(db, seal, oleh.actor.user_id, asked)
    if (earlier !== null) return found(await findRangkaianOf(db, earlier))
    throwRefused(await judge(db, bersama, pertemuan, clock()))
    const ids = await Promise.all(pertemuan.map(() => konsultasiIds.take()))
    const idempotency = idempotencyOf(seal, asked)
    const outcome = await write(context, oleh, { bersama, asal, pertemuan, ids }, { body, idempotency })
    if (!('gagal' in outcome)) {
      for (const { tanggal } of pertemuan) publish({ jenis: 'slot', profesional_id: bersama.profesional_id, tanggal })
      return outcome
    }
    for (const id of ids) konsultasiIds.giveBack(id)
    const { gagal, code } = outcome
    throwRefused(await judge(db, bersama, pertemuan, clock()))
    // Each meeting is free by itself: it is the others of this series that leave no room, as where a quota ends.
    if (code) throwRefused([ditolak(gagal, { code } as Parameters<typeof ditolak>[1])])
  }
  const taken = pertemuan.map((one) => ditolak(one, { code: 'SLOT_TAKEN' }))
  return reject('RESOLUTION_REFUSED', { data: { ditolak: taken } })
}

const byTime = (a: PertemuanMasukan, b: PertemuanMasukan) =>
  a.tanggal.localeCompare(b.tanggal) || (a.jam_mulai ?? '').localeCompare(b.jam_mulai ?? '')

/** Refuses the series where any meeting is refused; nothing was booked. */
function throwRefused(all: Ditolak[]): void {
  if (all.length > 0) reject('RESOLUTION_REFUSED', { data: { ditolak: all } })
}

/** Which meeting ended the transaction; its code where the database said why. */
class Batal extends Error {
  readonly gagal: Pertemuan
  readonly code: ErrorCode | null
  constructor(gagal: Pertemuan, code: ErrorCode | null) {
    super('a meeting of the series was refused')
    this.gagal = gagal
    this.code = code
  }
}

type Isi = { body: RangkaianMasukan; idempotency: { key: string; digest: Buffer } | null }

function write(
  context: Booking,
  oleh: Pembaca,
  { bersama, asal, pertemuan, ids }: Rencana,
  { body, idempotency }: Isi,
): Promise<Rangkaian | Batal> {
  const { db, seal, clock } = context
  const pengaju_id = oleh.actor.user_id
  const { jarak_minggu } = body
  const work = db.transaction(async (tx) => {
    await lockRencana(tx, bersama.user_id, bersama.profesional_id)
    const now = clock()
    const made = { ...bersama, jarak_minggu, jumlah: pertemuan.length, oleh: pengaju_id }
    const rangkaian_id = await insertRangkaian(tx, made, now)
    for (const [n, one] of pertemuan.entries()) {
      const booked = await insertBookingOrThrow(tx, seal, {
        ...bersama,
        ...one,
        jadwal_id: ids[n] as number,
        keluhan: body.keluhan,
        use_bpjs: asal.use_bpjs,
        pemilih: 'klinik',
        pengaju_id,
        harga: HARGA,
        idempotency: n === 0 ? idempotency : null,
        bahaya: false,
        alasan: null,
        lanjutan_dari: asal.jadwal_id,
        loket: null,
        rangkaian: { rangkaian_id, urutan: one.urutan },
        now,
      }).catch((error: unknown) => {
        const code = refusalOf(error)
        throw code ? new Batal(one, code) : error
      })
      if (!booked) throw new Batal(one, null)
    }
    const r = found(await findRangkaian(tx, rangkaian_id))
    await catat(tx, oleh, r, now)
    return r
  })
  return work.catch((error: unknown) => {
    if (error instanceof Batal) return error
    throw error
  })
}
