import { plural, t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import type { AntreanSaya } from '@sehati/contract/desk/antrean.schema'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { nomorKata } from '../../desk/antrean/antrean.rules.ts'

/** How long it still takes: always a range, because it is an estimate. */
function tunggu(perkiraan: { dari: number; sampai: number } | null): string {
  if (!perkiraan) return t`Lama tunggu belum dapat diperkirakan.`
  const { dari, sampai } = perkiraan
  return t`Sekitar ${dari}–${sampai} menit. Perkiraan berubah mengikuti antrean hari ini.`
}

/** What the patient does now, in a sentence. */
function petunjuk(antrean: NonNullable<AntreanSaya['antrean']>): string {
  const ruang = antrean.ruang ?? ''
  switch (antrean.keadaan) {
    case 'menunggu':
      return [
        antrean.di_depan === 0
          ? t`Giliran Anda berikutnya.`
          : plural(antrean.di_depan, { other: '# orang di depan Anda.' }),
        tunggu(antrean.perkiraan),
      ].join(' ')
    case 'dipanggil':
      return t`Giliran Anda. Silakan ke ruang ${ruang}.`
    case 'dilayani':
      return t`Anda sedang dilayani di ruang ${ruang}.`
    case 'lewat':
      return t`Nomor Anda sudah dipanggil. Silakan temui petugas loket.`
    case 'selesai':
    case 'batal':
      return ''
    default:
      return antrean.keadaan satisfies never
  }
}

/** A visit in person today: the code for the desk, then the number and the place in the queue. */
export function AntreanBeranda({ antrean: { kode_hadir, antrean } }: { antrean: AntreanSaya }) {
  if (!antrean && !kode_hadir) return null
  return (
    <SectionCard judul={antrean ? t`Nomor antrean Anda` : t`Kode untuk loket`} gap="xs">
      <Text fz="2rem" fw={700} lh={1.2} className="angka">
        {antrean ? nomorKata(antrean) : `${kode_hadir?.slice(0, 3)} ${kode_hadir?.slice(3)}`}
      </Text>
      <Text size="sm" aria-live="polite">
        {antrean ? petunjuk(antrean) : t`Tunjukkan kode ini di loket saat Anda tiba.`}
      </Text>
    </SectionCard>
  )
}
