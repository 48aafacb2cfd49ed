import { t } from '@lingui/core/macro'
import type { Cuti } from '@sehati/contract/absence/cuti.schema'
import type { Tanggal, Zona } from '@sehati/contract/base/waktu'
import type { JamTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import type { Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { denganJam, kataJamTutup } from '../../schedule/ketersediaan/jam-tutup.ts'

type Span = Pick<Cuti, 'dari' | 'sampai' | 'zona'> & JamTutup

/** `Senin, 23 November 2026 sampai Rabu, 25 November 2026`; one day is one date. The hours follow. */
export function rentangCuti(span: Span): string {
  const [dari, sampai] = [tanggalPanjang(span.dari), tanggalPanjang(span.sampai)]
  return denganJam(dari === sampai ? dari : t`${dari} sampai ${sampai}`, span, span.zona)
}

export type KeadaanCuti = 'akan datang' | 'berlangsung' | 'selesai'

export const keadaanCuti = ({ dari, sampai }: Span, today: Tanggal): KeadaanCuti =>
  sampai < today ? 'selesai' : dari > today ? 'akan datang' : 'berlangsung'

const isOn = ({ dari, sampai }: Span, tanggal: Tanggal) => tanggal >= dari && tanggal <= sampai

/** Why a professional sees no patients on a whole date, with the word for the calendar. */
export type HariTutup = { kata: string; kalimat: string }

/** Holidays come before leave, as they do for patients. A holiday on which the clinic opens closes nothing. */
export function hariTutup(tanggal: Tanggal, cuti: Span[], days: ReadonlyMap<Tanggal, Ketersediaan>): HariTutup | null {
  const day = days.get(tanggal)
  const libur = say(day?.keterangan ?? '')
  if (day?.alasan === 'libur') return { kata: capital(say('libur')), kalimat: t`Layanan tutup: ${libur}.` }
  if (cuti.some((one) => isOn(one, tanggal) && !one.jam_dari))
    return { kata: t`Cuti`, kalimat: t`Anda cuti pada tanggal ini.` }
  return null
}

/** Closed hours of a date, in a sentence. */
export type SebagianTutup = JamTutup & { kalimat: string }

/** The hours of a date in which the clinic is closed or the professional away, where the rest of the day is open. */
export function sebagianTutup(
  tanggal: Tanggal,
  cuti: Span[],
  days: ReadonlyMap<Tanggal, Ketersediaan>,
  zona: Zona,
): SebagianTutup[] {
  const day = days.get(tanggal)
  const clinic = day?.jam_tutup && { jam_dari: day.jam_tutup.dari, jam_sampai: day.jam_tutup.sampai }
  const [libur, jam] = [say(day?.keterangan ?? ''), kataJamTutup(clinic ?? {}, zona) ?? '']
  const own = cuti.flatMap(({ jam_dari, jam_sampai, ...span }) => {
    const kapan = kataJamTutup({ jam_dari, jam_sampai }, zona)
    return kapan && isOn(span, tanggal) ? [{ jam_dari, jam_sampai, kalimat: t`Anda tidak melayani ${kapan}.` }] : []
  })
  return [...(clinic ? [{ ...clinic, kalimat: t`Layanan tutup ${jam}: ${libur}.` }] : []), ...own]
}
