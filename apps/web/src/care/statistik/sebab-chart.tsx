import { plural, t } from '@lingui/core/macro'
import type { Statistik } from '@sehati/contract/care/statistik.schema'
import type { SebabBatal } from '@sehati/contract/consultation/konsultasi.schema'
import { BarList } from './bar-list.tsx'
import { sumOf } from './chart.rules.ts'
import { ChartCard, jumlahColumn } from './chart-card.tsx'

function sebabKata(sebab: SebabBatal): string {
  switch (sebab) {
    case 'pasien':
      return t`Oleh pasien`
    case 'pasien_terlambat':
      return t`Oleh pasien, terlambat`
    case 'tidak_hadir':
      return t`Pasien tidak hadir`
    case 'klinik':
      return t`Oleh klinik`
    case 'tidak_dijawab':
      return t`Tidak dijawab sampai waktunya`
    case 'tidak_dikonfirmasi':
      return t`Tidak dikonfirmasi pasien`
    default:
      return sebab satisfies never
  }
}

/** Why consultations of the period did not take place. */
export function SebabChart({ rows }: { rows: Statistik['per_sebab'] }) {
  const all = sumOf(rows)
  return (
    <ChartCard
      judul={t`Sebab pembatalan`}
      isi={all > 0 ? plural(all, { other: '# konsultasi dibatalkan.' }) : t`Tidak ada pembatalan pada periode ini.`}
      rows={rows}
      rowKey={({ sebab }) => sebab}
      columns={[{ key: 'sebab', judul: t`Sebab`, isName: true, cell: ({ sebab }) => sebabKata(sebab) }, jumlahColumn()]}
    >
      <BarList
        label={t`Pembatalan menurut sebab`}
        rows={rows.map(({ sebab, jumlah }) => ({ key: sebab, nama: sebabKata(sebab), jumlah, tone: 'grey' }))}
      />
    </ChartCard>
  )
}
