import { t } from '@lingui/core/macro'
import { roles } from '@sehati/contract/base/access'
import { labels } from '@sehati/contract/base/texts'
import { namaZona } from '@sehati/contract/base/waktu'
import type { TenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { Facts, known } from '../../base/ui/facts.tsx'
import { StatusTenaga } from './status-tenaga.tsx'

/** What is known of a professional. */
export const TenagaFacts = ({ tenaga }: { tenaga: TenagaProfesional }) => (
  <Facts
    items={known([
      [t`Nama`, tenaga.name],
      [t`Email`, tenaga.email],
      [t`Peran`, capital(say(roles[tenaga.level_id].nama))],
      [t`Spesialisasi`, tenaga.nama_spesialisasi],
      [t`Nomor BPJS`, tenaga.no_bpjs ?? say(labels.bpjsMissing)],
      [t`Lokasi klinik`, tenaga.lokasi],
      [t`Klinik`, tenaga.nama_klinik !== null && `${tenaga.nama_klinik} (${namaZona(tenaga.zona)})`],
      [t`Negara`, tenaga.country],
      [t`Status pengguna`, <StatusTenaga key="status" tenaga={tenaga} />],
    ])}
  />
)
