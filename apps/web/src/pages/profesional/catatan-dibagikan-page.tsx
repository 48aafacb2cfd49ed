import { t } from '@lingui/core/macro'
import { DaftarDibagikan } from '../../features/rekam-tenaga/daftar-dibagikan.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** /catatan-dibagikan: the notes that clients of psychologists let the caller read. */
export const CatatanDibagikanPage = () => (
  <>
    <PageHeader
      judul={t`Catatan Dibagikan`}
      isi={t`Catatan terbatas psikolog yang boleh Anda baca dengan izin klien. Setiap pembacaan dicatat dan dapat dilihat klien.`}
    />
    <DaftarDibagikan />
  </>
)
