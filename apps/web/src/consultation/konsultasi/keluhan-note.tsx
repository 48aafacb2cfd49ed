import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { kataAlasan } from '../../schedule/alasan/kata-alasan.ts'
import { KonsultasiNote } from './konsultasi-note.tsx'

type KeluhanNoteProps = { konsultasi: Pick<KonsultasiTampil, 'keluhan' | 'alasan_kunjungan' | 'lanjutan_dari'> }

/** The complaint, and the reason for the visit where the patient chose one; of a follow-up, why its professional booked it. */
export function KeluhanNote({ konsultasi: { keluhan, alasan_kunjungan, lanjutan_dari } }: KeluhanNoteProps) {
  const { kata, lang } = alasan_kunjungan ? kataAlasan(alasan_kunjungan) : {}
  return (
    <KonsultasiNote judul={lanjutan_dari === null ? t`Keluhan` : t`Alasan konsultasi lanjutan`} isi={keluhan}>
      {kata && (
        <Text size="sm">
          <Trans>
            Alasan kunjungan: <strong lang={lang}>{kata}</strong>
          </Trans>
        </Text>
      )}
    </KonsultasiNote>
  )
}
