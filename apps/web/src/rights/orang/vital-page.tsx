import { t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { tugasSayaQuery } from './orang.queries.ts'
import { VitalBagian } from './vital-bagian.tsx'

/** /kepentingan-vital, for professionals with the duty `peninjau`: a person under 18 who may book although their guardian may not know. */
export function Page() {
  const tugas = useQuery(tugasSayaQuery())
  const [nomor, setNomor] = useState('')
  const isNomor = /^[1-9]\d{0,8}$/.test(nomor)
  return (
    <>
      <PageHeader
        judul={t`Kepentingan vital`}
        isi={t`Bila seseorang di bawah 18 tahun tidak aman jika orang tua atau walinya tahu, peninjau membuka pemesanannya untuk sementara.`}
      />
      <Loaded query={tugas} skeleton={<SkeletonLines rows={3} />}>
        {(rows) =>
          rows.some((one) => one.tugas === 'peninjau') ? (
            <>
              <SearchBox label={t`Nomor akun`} value={nomor} maw="20rem" onSearch={setNomor} debounce={400} />
              {isNomor ? (
                <SectionCard judul={t`Akun ${nomor}`}>
                  <VitalBagian key={nomor} user_id={Number(nomor)} isMinor />
                </SectionCard>
              ) : (
                <Text role="status">{t`Tulis nomor akun pasien. Petugas loket membacanya di halaman pengguna.`}</Text>
              )}
            </>
          ) : (
            <TanpaTugas tugas="peninjau" />
          )
        }
      </Loaded>
    </>
  )
}
