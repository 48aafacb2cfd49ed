import { isProfessional } from '@sehati/contract/base/access'
import { format } from '@sehati/contract/base/sentence'
import { isPengingat } from '@sehati/contract/channel/pemberitahuan.schema'
import { caraSurat } from '@sehati/contract/channel/surat.texts'
import type { MailJob } from './surat.store.ts'
import type { Lembar } from './tata-letak.ts'

type Cara = Pick<Lembar, 'isi' | 'tombol'>

const nothing: Cara = { isi: [], tombol: [] }

/**
 * What the mail of an approved consultation adds about how it takes place: by chat, or at the clinic with the way there.
 * `halaman` is the URL of the consultation's page. Nothing for other mails.
 */
export function caraOf(job: MailJob, halaman: string): Cara {
  const { jenis, level_id, metode_konsultasi } = job
  if (metode_konsultasi === null || !(jenis === 'disetujui' || jenis === 'lanjutan' || isPengingat(jenis)))
    return nothing
  if (isProfessional(level_id)) return { isi: [caraSurat[metode_konsultasi].profesional], tombol: [] }
  if (metode_konsultasi === 'offline') return atClinic(job.tempat)
  // The page offers the chat on the day. An earlier mail names the act, and its button leads to the page.
  const isDue = jenis === 'pengingat_sejam'
  return {
    isi: [caraSurat.online.pasien],
    tombol: isDue ? [{ kata: caraSurat.online.tombol, alamat: halaman }] : [],
  }
}

function atClinic({ alamat, petunjuk_arah, peta_url }: MailJob['tempat']): Cara {
  const { offline } = caraSurat
  return {
    isi: [
      offline.pasien,
      ...(alamat ? [format(offline.alamat, { alamat })] : []),
      ...(petunjuk_arah ? [format(offline.petunjuk, { petunjuk: petunjuk_arah })] : []),
    ],
    tombol: peta_url ? [{ kata: offline.tombol, alamat: peta_url }] : [],
  }
}
