import { isoWib } from '@sehati/contract/base/waktu'
import { jendelaBilik } from '@sehati/contract/talk/bilik.rules'
import type { Bilik } from '@sehati/contract/talk/bilik.schema'
import { reject } from '../../base/http/errors.ts'
import type { Kunjungan } from './access.ts'
import { lawanOf } from './bilik.policy.ts'

/** The room as the person in a seat sees it. The seat may be lost since it was taken. */
export function tampil({ ruang, peran }: Kunjungan, video: boolean): Bilik {
  const own = ruang.orang[peran].kursi ?? reject('SEAT_TAKEN')
  const { nama, kursi } = ruang.orang[lawanOf(peran)]
  const there = kursi?.segar ? kursi : null
  return {
    jadwal_id: ruang.jadwal_id,
    peran,
    keadaan: own.keadaan,
    sejak: own.sejak,
    lawan: {
      nama,
      keadaan: there?.keadaan ?? null,
      sejak: there?.sejak ?? null,
      sambungan: there?.sambungan ?? null,
    },
    mulai: isoWib(ruang.mulai),
    selesai: isoWib(ruang.selesai),
    ditutup_pada: isoWib(jendelaBilik(ruang).ditutup),
    video,
  }
}
