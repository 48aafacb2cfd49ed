import { t } from '@lingui/core/macro'
import { bacaNomorRekam, nomorRekam } from '@sehati/contract/people/nomor-rekam.rules'
import { insertBukaIdentitas } from '@sehati/contract/rights/identitas-rekam.endpoints'
import { IDENTITAS_MENIT } from '@sehati/contract/rights/identitas-rekam.rules'
import type { IdentitasTersimpan } from '@sehati/contract/rights/identitas-rekam.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { CardList } from '../../base/ui/card-list.tsx'
import { later } from '../../base/ui/later.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { isTanpaTugas, TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { IdentitasBaris } from './identitas-baris.tsx'
import { identitasQuery } from './identitas-rekam.queries.ts'

// Behind buttons.
const MintaForm = later(() => import('./minta-form.tsx').then((file) => file.MintaForm))
const PutusForm = later(() => import('./putus-form.tsx').then((file) => file.PutusForm))
const IsiIdentitas = later(() => import('./isi-identitas.tsx').then((file) => file.IsiIdentitas))

/** /admin/petugas/identitas: whose the records of erased accounts are, which two people open together. */
export function Page() {
  const [cari, setCari] = useState('')
  const rows = useQuery(identitasQuery(bacaNomorRekam(cari)))
  const header = (
    <PageHeader
      judul={t`Identitas rekam`}
      isi={t`Rekam medis akun yang dihapus disimpan tanpa nama. Untuk pelepasan rekam atau perintah pengadilan, satu petugas meminta dan petugas lain memutus; namanya lalu terbaca peminta selama ${IDENTITAS_MENIT} menit. Setiap langkah tercatat.`}
    />
  )
  if (isTanpaTugas(rows.error))
    return (
      <>
        {header}
        <TanpaTugas tugas="petugas_data" />
      </>
    )
  return (
    <FormDialog<IdentitasTersimpan>
      judul={judulOf}
      form={(row, dialog) => {
        const { user_id, bukaan } = row
        if (bukaan?.keadaan === 'menunggu') return <PutusForm bukaan={bukaan} {...dialog} />
        if (isTerbaca(row)) return <IsiIdentitas buka_id={bukaan?.buka_id ?? 0} />
        return <MintaForm user_id={user_id} onSaved={() => asked(dialog.onSaved)} onCancel={dialog.onCancel} />
      }}
    >
      {(open) => (
        <>
          {header}
          <SearchBox label={t`Nomor rekam`} value={cari} maw="20rem" onSearch={setCari} debounce={400} />
          <List
            query={rows}
            empty={{ isi: cari ? t`Tidak ada identitas untuk nomor ini.` : t`Belum ada akun yang dihapus.` }}
            skeleton={<SkeletonLines rows={3} height={110} />}
          >
            {(found) => (
              <CardList>
                {found.map((row) => (
                  <IdentitasBaris key={row.user_id} row={row} isTerbaca={isTerbaca(row)} onOpen={() => open(row)} />
                ))}
              </CardList>
            )}
          </List>
        </>
      )}
    </FormDialog>
  )
}

const isTerbaca = ({ bukaan }: IdentitasTersimpan): boolean =>
  bukaan !== null && bukaan.keadaan === 'terbuka' && bukaan.milik_saya

function judulOf(row: IdentitasTersimpan): string {
  if (row.bukaan?.keadaan === 'menunggu') return t`Putusan pembukaan`
  const nomor = nomorRekam(row.user_id)
  return isTerbaca(row) ? t`Pemilik ${nomor}` : t`Minta buka identitas ${nomor}`
}

function asked(close: () => void): void {
  showSuccess(insertBukaIdentitas)
  close()
}
