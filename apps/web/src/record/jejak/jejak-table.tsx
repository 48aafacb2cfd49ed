import { plural, t } from '@lingui/core/macro'
import type { Jejak } from '@sehati/contract/record/jejak.schema'
import { capital } from '../../base/lib/capital.ts'
import { RowDate } from '../../base/lib/row-date.tsx'
import { say } from '../../base/lib/say.ts'
import { jam } from '../../base/lib/tanggal.ts'
import { type Column, DataTable, Lines } from '../../base/ui/data-table.tsx'
import { dasarKata, objekKata, tindakanKata } from './kata.ts'

/** Rows of the trail with their ids. */
export function JejakTable({ rows, isStale }: { rows: Jejak[]; isStale: boolean }) {
  const columns: Column<Jejak>[] = [
    {
      key: 'waktu',
      judul: t`Waktu`,
      isName: true,
      width: '18%',
      minWidth: '8rem',
      cell: ({ waktu, nomor }) => (
        <Lines>
          <span>
            <RowDate value={waktu} /> <span>{`${jam(waktu)} WIB`}</span>
          </span>
          <small className="angka">{t`Nomor ${nomor}`}</small>
        </Lines>
      ),
    },
    {
      key: 'pelaku',
      judul: t`Pelaku`,
      width: '22%',
      cell: ({ pelaku, peran }) => (
        <Lines>
          <span>{pelaku?.nama ?? t`Tanpa akun`}</span>
          {peran && <small>{capital(say(peran))}</small>}
        </Lines>
      ),
    },
    {
      key: 'tindakan',
      judul: t`Tindakan`,
      width: '22%',
      cell: ({ tindakan, dasar }) => (
        <Lines>
          <span>{t(tindakanKata[tindakan])}</span>
          <small>{t(dasarKata[dasar])}</small>
        </Lines>
      ),
    },
    {
      key: 'objek',
      judul: t`Objek`,
      width: '18%',
      cell: ({ objek, objek_id, jumlah }) => (
        <Lines>
          <span className="angka">{`${t(objekKata[objek])} ${objek_id ?? ''}`}</span>
          {jumlah !== 1 && <small className="angka">{plural(jumlah, { other: '# baris' })}</small>}
        </Lines>
      ),
    },
    { key: 'subjek', judul: t`Pemilik data`, cell: ({ subjek }) => subjek?.nama ?? '–' },
  ]
  return (
    <DataTable caption={t`Jejak akses`} columns={columns} rows={rows} rowKey={(row) => row.nomor} isStale={isStale} />
  )
}
