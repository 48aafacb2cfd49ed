import { t } from '@lingui/core/macro'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { Together } from '../../base/ui/together.tsx'
import { DuaLangkahForm } from '../../clinic/pengaturan/dua-langkah-form.tsx'
import { KedaluwarsaForm } from '../../clinic/pengaturan/kedaluwarsa-form.tsx'
import { PrivasiForm } from '../../clinic/pengaturan/privasi-form.tsx'
import { IntegrasiSection } from '../../people/integrasi/integrasi-section.tsx'
import { InstrumenSection } from '../skrining/instrumen-section.tsx'

/** /admin/pengaturan: what counts for the whole service. */
export const Page = () => (
  <>
    <PageHeader judul={t`Pengaturan`} isi={t`Aturan yang berlaku untuk semua pengguna layanan.`} />
    <Together>
      <PrivasiForm />
      <DuaLangkahForm />
      <KedaluwarsaForm />
      <InstrumenSection />
      <IntegrasiSection />
    </Together>
  </>
)
