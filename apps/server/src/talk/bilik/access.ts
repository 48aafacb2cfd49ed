import type { Actor } from '@sehati/contract/base/access'
import { isoDi, namaZona } from '@sehati/contract/base/waktu'
import { checkBilik, jendelaBilik, kosongSebelum } from '@sehati/contract/talk/bilik.rules'
import type { PeranBilik } from '@sehati/contract/talk/bilik.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import { refuseTertutup } from '../../consultation/konsultasi/access.ts'
import { peranOf } from './bilik.policy.ts'
import { findRuang, type Kursi, type Ruang } from './bilik.store.ts'

/** The room as one of its two people finds it. */
export type Kunjungan = { ruang: Ruang; peran: PeranBilik; now: Date; kosong: Date }

/** The room of a consultation for its patient and its professional; refused as `NOT_FOUND` otherwise. */
export async function ownRoom(db: Db, actor: Actor, jadwal_id: number, now: Date): Promise<Kunjungan> {
  const kosong = kosongSebelum(now)
  const ruang = found(await findRuang(db, jadwal_id, kosong))
  return { ruang, peran: found(peranOf(actor, ruang)), now, kosong }
}

/**
 * The same while the room is open. Refused to a professional whose password an admin knows: what a patient says is no less closed
 * to that admin than what they write (decision 60).
 */
export async function openRoom(db: Db, actor: Actor, jadwal_id: number, now: Date): Promise<Kunjungan> {
  const room = await ownRoom(db, actor, jadwal_id, now)
  refuseTertutup(actor)
  const verdict = checkBilik(room.ruang, now)
  if (verdict === 'ROOM_NOT_ONLINE') reject(verdict)
  if (verdict === 'ROOM_CLOSED') refuseClosed(room.ruang, now)
  return room
}

/** Names the times of the room where only they are the reason, and gives them as instants too. */
function refuseClosed(ruang: Ruang, now: Date): never {
  const { mulai, zona } = ruang
  if (checkBilik(ruang, mulai) !== null) reject('ROOM_CLOSED')
  const { dibuka, ditutup } = jendelaBilik(ruang)
  const [dari, sampai] = [dibuka, ditutup].map((at) => isoDi(at, zona).slice(11, 16).replace(':', '.'))
  reject('ROOM_CLOSED', {
    params: { dari: dari as string, sampai: sampai as string, zona: namaZona(zona) },
    data: { dibuka_pada: isoDi(dibuka, zona), ditutup_pada: isoDi(ditutup, zona), berakhir: now >= ditutup },
  })
}

/** The seat of the caller's page; refused as `SEAT_TAKEN` where another page sits there, or none. */
export function seatOf({ ruang, peran }: Kunjungan, sambungan: string): Kursi {
  const { kursi } = ruang.orang[peran]
  return kursi?.segar && kursi.sambungan === sambungan ? kursi : reject('SEAT_TAKEN')
}
