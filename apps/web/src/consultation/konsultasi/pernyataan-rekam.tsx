import { t } from '@lingui/core/macro'
import { listPernyataan } from '@sehati/contract/consultation/balasan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { askAnew } from '../../base/lib/api.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { Loaded } from '../../base/ui/loaded.tsx'
import { KonsultasiNote } from './konsultasi-note.tsx'

/** What the patient says to the record because a correction of it was refused; on screen and paper. Most records have none. */
export function PernyataanRekam({ jadwal_id }: { jadwal_id: number }) {
  const found = useQuery(askAnew(listPernyataan, { jadwalid: jadwal_id }))
  return (
    <Loaded query={found} skeleton={null}>
      {(rows) =>
        rows.map(({ permintaan_id, isi, pada }) => (
          <KonsultasiNote
            key={permintaan_id}
            judul={t`Pernyataan pasien tentang catatan ini`}
            isi={isi}
            oleh={waktuPanjang(pada)}
          />
        ))
      }
    </Loaded>
  )
}
