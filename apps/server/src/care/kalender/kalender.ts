import { brandName } from '@sehati/contract/base/brand'
import { kalenderTexts } from '@sehati/contract/care/kalender.texts'
import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { Janji } from './kalender.store.ts'

const HOUR_S = 3_600
/** How often an app should read the feed; most read it less often. */
const REFRESH_S = HOUR_S

const statusOf = {
  diajukan: ICalEventStatus.TENTATIVE,
  menunggu: ICalEventStatus.TENTATIVE,
  disetujui: ICalEventStatus.CONFIRMED,
  selesai: ICalEventStatus.CONFIRMED,
  dibatalkan: ICalEventStatus.CANCELLED,
} satisfies Record<StatusKonsultasi, ICalEventStatus>

/** The clinic as the organizer of its events. An event needs an e-mail address for it. */
type Penyelenggara = Pick<LayananPublik, 'nama' | 'email'>

/**
 * Consultations as iCalendar. The same consultations of the same clinic give the same bytes: only `updated_at` marks a
 * change. Times are written in UTC, which every app reads alike. Where the clinic has an e-mail address, it is published by
 * its organizer (RFC 5546); without an ORGANIZER that RFC allows no METHOD, and the file is a plain calendar (RFC 5545).
 */
export function asCalendar(janji: Janji[], { nama, email }: Penyelenggara): Buffer {
  const organizer = email === null ? null : { name: nama ?? brandName, email }
  const calendar = ical({
    name: kalenderTexts.judul,
    prodId: { company: brandName, product: brandName, language: 'ID' },
    method: organizer && ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
    events: janji.map((k) => ({ ...asEvent(k), organizer })),
  })
  return Buffer.from(`${calendar.toString()}\r\n`)
}

function asEvent(k: Janji): ICalEventData {
  const [created, changed] = [new Date(k.created_at), new Date(k.updated_at)]
  const isOff = k.status === 'dibatalkan'
  return {
    // What an app knows an event by. Another brand must not make it a second event, so the name is not taken from there.
    id: `konsultasi-${k.jadwal_id}@sehati`,
    // Grows with every change, so that an app recognises a newer version of an event.
    sequence: Math.max(0, Math.floor((changed.getTime() - created.getTime()) / 1_000)),
    stamp: changed,
    created,
    lastModified: changed,
    start: new Date(k.mulai),
    end: new Date(k.selesai),
    summary: kalenderTexts.judul,
    status: statusOf[k.status],
    transparency: isOff ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    location: k.metode_konsultasi === 'offline' ? k.lokasi : null,
    alarms: isOff ? [] : [{ type: ICalAlarmType.display, trigger: HOUR_S, description: kalenderTexts.judul }],
  }
}
