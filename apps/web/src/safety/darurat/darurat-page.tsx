import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { BukaList } from './buka-list.tsx'
import { bukaDaruratQuery } from './darurat.queries.ts'

/** /admin/darurat: the emergency accesses of the admin, each with its review. */
export function Page() {
  const openings = useQuery(bukaDaruratQuery())
  const judul = t`Akses darurat saya`
  return (
    <>
      <PageHeader
        judul={judul}
        isi={t`Setiap akses darurat ditinjau orang lain dalam dua hari kerja. Pasien membaca alasan Anda dan hasilnya.`}
      />
      <List
        query={openings}
        empty={{ isi: t`Anda belum pernah memakai akses darurat.` }}
        skeleton={<SkeletonLines rows={3} height={160} />}
      >
        {(rows) => <BukaList rows={rows} label={judul} />}
      </List>
    </>
  )
}
