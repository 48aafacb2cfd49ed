import { t } from '@lingui/core/macro'
import { KedaluwarsaForm } from '../../features/pengaturan/kedaluwarsa-form.tsx'
import { PrivasiForm } from '../../features/pengaturan/privasi-form.tsx'
import { InstrumenSection } from '../../features/skrining-admin/instrumen-section.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** /admin/pengaturan: what counts for the whole service. */
export const PengaturanPage = () => (
  <>
    <PageHeader judul={t`Pengaturan`} isi={t`Aturan yang berlaku untuk semua pengguna layanan.`} />
    <PrivasiForm />
    <KedaluwarsaForm />
    <InstrumenSection />
  </>
)
