import { t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { bacaNomorRekam, nomorRekam } from '@sehati/contract/people/nomor-rekam.rules'
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
  const user_id = bacaNomorRekam(nomor)
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
              <SearchBox label={t`Nomor rekam`} value={nomor} maw="20rem" onSearch={setNomor} debounce={400} />
              {user_id === null ? (
                <Text role="status">{t`Tulis nomor rekam pasien. Admin membacanya di halaman pengguna.`}</Text>
              ) : (
                <SectionCard judul={nomorRekam(user_id)}>
                  <VitalBagian key={user_id} user_id={user_id} isMinor />
                </SectionCard>
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
