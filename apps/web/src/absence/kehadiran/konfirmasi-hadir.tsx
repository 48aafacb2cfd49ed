import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { KonfirmasiDiminta } from '@sehati/contract/absence/kehadiran.schema'
import { useQuery } from '@tanstack/react-query'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { kehadiranQuery } from './kehadiran.queries.ts'
import { KonfirmasiButton } from './konfirmasi-button.tsx'

/** What the patient is asked to confirm: this consultation, or all of them. Nothing where they are asked nothing. */
export function KonfirmasiHadir({ jadwal_id }: { jadwal_id?: number }) {
  const { data } = useQuery(kehadiranQuery())
  const asked = data?.konfirmasi.filter((one) => jadwal_id === undefined || one.jadwal_id === jadwal_id) ?? []
  return asked.map((one) => <Diminta key={one.jadwal_id} {...one} />)
}

function Diminta({ jadwal_id, tanggal, zona, sampai }: KonfirmasiDiminta) {
  const waktu = waktuSesi({ tanggal, zona })
  const batas = waktuSesi({ tanggal: sampai, zona })
  return (
    <SectionCard judul={t`Mohon konfirmasi kehadiran`}>
      <Text size="sm">
        <Trans>
          Konsultasi Anda berlangsung pada {waktu}. Mohon konfirmasi paling lambat {batas}. Jika belum dikonfirmasi
          sampai saat itu, jadwal ini dibatalkan dan waktunya diberikan kepada yang menunggu.
        </Trans>
      </Text>
      <KonfirmasiButton jadwal_id={jadwal_id} />
    </SectionCard>
  )
}
