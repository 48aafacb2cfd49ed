import { t } from '@lingui/core/macro'
import { PrivasiForm } from '../../features/pengaturan/privasi-form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** /admin/pengaturan: what counts for the whole service. */
export const PengaturanPage = () => (
  <>
    <PageHeader judul={t`Pengaturan`} isi={t`Aturan yang berlaku untuk semua pengguna layanan.`} />
    <PrivasiForm />
  </>
)
