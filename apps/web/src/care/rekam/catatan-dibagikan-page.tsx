import { t } from '@lingui/core/macro'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { DaftarDibagikan } from './daftar-dibagikan.tsx'

/** /catatan-dibagikan: the notes that clients of psychologists let the caller read. */
export const Page = () => (
  <>
    <PageHeader
      judul={t`Catatan Dibagikan`}
      isi={t`Catatan terbatas psikolog yang boleh Anda baca dengan izin klien. Setiap pembacaan dicatat dan dapat dilihat klien.`}
    />
    <DaftarDibagikan />
  </>
)
