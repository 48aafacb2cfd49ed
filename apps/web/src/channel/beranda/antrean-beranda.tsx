import { plural, t } from '@lingui/core/macro'
import { Group, Stack, Text } from '@mantine/core'
import { getAntrean } from '@sehati/contract/desk/antrean.endpoints'
import type { AntreanSaya } from '@sehati/contract/desk/antrean.schema'
import { askAnew } from '../../base/lib/api.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { Qr } from '../../base/ui/qr.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { kodeKata, nomorKata } from '../../desk/antrean/antrean.rules.ts'
import { useAntreanLangsung } from '../../desk/antrean/use-antrean-langsung.ts'
import styles from './antrean-beranda.module.css'

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

/** How often the place in the queue is read where its steps are not received. */
const ANTREAN_MS = 10_000

/** A visit in person today: the code for the desk, then the number and the place in the queue. */
export function AntreanBeranda({ antrean: saya }: { antrean: AntreanSaya }) {
  useAntreanLangsung(saya.klinik_id, askAnew(getAntrean, {}), ANTREAN_MS)
  const { kode_hadir, antrean } = saya
  if (antrean)
    return (
      <SectionCard judul={t`Nomor antrean Anda`} gap="xs">
        <Besar>{nomorKata(antrean)}</Besar>
        <Text size="sm" aria-live="polite">
          {petunjuk(antrean)}
        </Text>
      </SectionCard>
    )
  return kode_hadir && <KodeLoket kode={kode_hadir} />
}

/** The code for the desk, in letters and for its scanner; and the way of the patient's own. */
function KodeLoket({ kode }: { kode: string }) {
  const { level_id } = useActor()
  return (
    <SectionCard judul={t`Kode untuk loket`} gap="xs">
      <Group gap="md" align="center">
        <div className={styles.qr}>
          <Qr text={kode} label={t`Kode QR untuk loket`} />
        </div>
        <Stack gap="xs" flex="1 1 12rem">
          <Besar>{kodeKata(kode)}</Besar>
          <Text size="sm" aria-live="polite">
            {t`Tunjukkan kode ini di loket saat Anda tiba.`}
          </Text>
          <div>
            <ButtonLink to={inArea(level_id, '/hadir')} variant="light" size="sm">
              {t`Catat kehadiran sendiri`}
            </ButtonLink>
          </div>
        </Stack>
      </Group>
    </SectionCard>
  )
}

const Besar = ({ children }: { children: string }) => (
  <Text fz="2rem" fw={700} lh={1.2} className="angka">
    {children}
  </Text>
)
