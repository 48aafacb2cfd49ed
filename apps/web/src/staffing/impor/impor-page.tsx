import { t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import { JenisImpor } from '@sehati/contract/staffing/impor.schema'
import { IconArrowLeft } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { EksporAkun } from '../ekspor/ekspor-akun.tsx'
import { EksporButtons } from '../ekspor/ekspor-buttons.tsx'
import { jenisLabel } from './impor.rules.ts'
import { ImporPanduan } from './impor-panduan.tsx'
import { ImporPanel } from './impor-panel.tsx'

export const Search = z.object({ jenis: z._default(z.catch(JenisImpor, 'pengguna'), 'pengguna') })

const lists = () =>
  ({
    pengguna: { page: '/role', kata: t`Users`, lihat: t`Lihat Users` },
    'tenaga-profesional': { page: '/tenagaprofesi', kata: t`Tenaga Profesi`, lihat: t`Lihat Tenaga Profesi` },
  }) as const

/** /admin/impor: people or professionals from a CSV file, checked before anything is stored. */
export function Page() {
  const [{ jenis }, setSearch] = useUrlSearch(Search)
  const { page, kata, lihat } = lists()[jenis]
  return (
    <>
      <PageHeader
        judul={t`Impor CSV`}
        isi={t`Tambahkan banyak pengguna atau tenaga profesional sekaligus. Semua baris disimpan, atau tidak satu pun.`}
        actions={
          <>
            <ButtonLink to={inArea(1, page)} variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />}>
              {kata}
            </ButtonLink>
            {jenis === 'pengguna' ? <EksporAkun /> : <EksporButtons jenis={jenis} />}
          </>
        }
      />
      <NativeSelect
        label={t`Data yang diimpor`}
        maw="20rem"
        data={JenisImpor.options.map((value) => ({ value, label: jenisLabel(value) }))}
        value={jenis}
        onChange={(event) => setSearch({ jenis: JenisImpor.parse(event.currentTarget.value) })}
      />
      <ImporPanel key={jenis} jenis={jenis} done={<ButtonLink to={inArea(1, page)}>{lihat}</ButtonLink>} />
      <ImporPanduan jenis={jenis} />
    </>
  )
}
