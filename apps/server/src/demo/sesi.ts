import { type Hari, instantOf, namaHari, type Tanggal, weekday } from '@sehati/contract/base/waktu'
import type { DemoTenaga } from './people.ts'
import { serviceDays } from './service-days.ts'

/** A session before it has an id: professional, day and number identify it. Without dates it takes place every week. */
export type Sesi = {
  tenaga: string
  hari: Hari
  sesi: number
  jam_mulai: string
  jam_selesai: string
  is_available: boolean
  berlaku_dari?: Tanggal
  berlaku_sampai?: Tanggal
}

/** A session on a date. */
export type Slot = { sesi: Sesi; tanggal: Tanggal; mulai: Date; selesai: Date }

/** Parses `08 13.30 15x`: sessions of one hour, numbered by the hour of the day, without the noon hour. */
export function sesiOf(tenaga: DemoTenaga): Sesi[] {
  return namaHari.flatMap((hari) =>
    (tenaga.sesi[hari]?.split(' ') ?? []).map((word) => {
      const [hour = '', minute = '00'] = word.replace('x', '').split('.')
      const jam = Number(hour)
      return {
        tenaga: tenaga.email,
        hari,
        sesi: jam < 12 ? jam - 7 : jam - 8,
        jam_mulai: `${hour}:${minute}:00`,
        jam_selesai: `${String(jam + 1).padStart(2, '0')}:${minute}:00`,
        is_available: !word.endsWith('x'),
      }
    }),
  )
}

/** The slots that these sessions make on these dates, date by date. */
export const slotsOf = (sesi: Sesi[], dates: Tanggal[]): Slot[] =>
  dates.flatMap((tanggal) =>
    sesi
      .filter(({ hari }) => hari === namaHari[weekday(tanggal)])
      .map((one) => ({
        sesi: one,
        tanggal,
        mulai: instantOf(tanggal, one.jam_mulai),
        selesai: instantOf(tanggal, one.jam_selesai),
      })),
  )

/** An extra session of the printed dokter on the second service day after today, at an hour when they have no other one. */
export function extraSesi(today: Tanggal): Sesi {
  const [, tanggal] = serviceDays(today, 1, 2) as [Tanggal, Tanggal]
  return {
    tenaga: 'dokter@sehati.test',
    hari: namaHari[weekday(tanggal)] as Hari,
    sesi: 10,
    jam_mulai: '18:00:00',
    jam_selesai: '19:00:00',
    is_available: true,
    berlaku_dari: tanggal,
    berlaku_sampai: tanggal,
  }
}
