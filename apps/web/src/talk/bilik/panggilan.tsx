import { t } from '@lingui/core/macro'
import type { Bilik } from '@sehati/contract/talk/bilik.schema'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { say } from '../../base/lib/say.ts'
import { Initials } from '../../base/ui/initials.tsx'
import styles from './bilik.module.css'
import { Gambar } from './gambar.tsx'
import type { Alat } from './use-media.ts'
import { useStream } from './use-stream.ts'

type PanggilanProps = { bilik: Bilik; jauh: MediaStream | null; alat: Alat; isTerhubung: boolean; adaGambar: boolean }

/** What stands in the place of the other person’s picture, until it is there and while it is not. */
export function kataLawan({ peran, keadaan, lawan }: Bilik, isTerhubung: boolean): string {
  const { nama } = lawan
  if (keadaan === 'menunggu') return say(bilikTexts.menunggu, { nama })
  if (lawan.keadaan === 'menunggu') return t`${nama} ada di ruang tunggu.`
  if (isTerhubung) return t`Kamera ${nama} mati.`
  if (lawan.keadaan === 'di dalam') return t`Menyambungkan dengan ${nama}…`
  return peran === 'tenaga'
    ? t`${nama} belum ada di ruang ini.`
    : t`${nama} sedang tidak ada di ruang ini. Mohon tunggu sebentar.`
}

/** The picture of the other person, and the own one small above it. */
export function Panggilan({ bilik, jauh, alat, isTerhubung, adaGambar }: PanggilanProps) {
  const { nama } = bilik.lawan
  const sendiri = useStream(alat.media?.gambar ?? null)
  return (
    <div className={styles.panggung} data-gambar={adaGambar || undefined}>
      {jauh && (
        <div className={styles.jauh} data-tersembunyi={!adaGambar || undefined}>
          <Gambar stream={jauh} label={t`Gambar ${nama}`} />
        </div>
      )}
      {!adaGambar && (
        <div className={styles.pengganti}>
          <Initials name={nama} size={88} />
          <p>{kataLawan(bilik, isTerhubung)}</p>
        </div>
      )}
      {adaGambar && <span className={styles.nama}>{nama}</span>}
      {sendiri && (
        <div className={styles.sendiri}>
          <Gambar stream={sendiri} label={t`Gambar Anda`} isSendiri />
        </div>
      )}
    </div>
  )
}
