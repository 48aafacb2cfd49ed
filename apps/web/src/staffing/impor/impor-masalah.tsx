import { t } from '@lingui/core/macro'
import { Card } from '@mantine/core'
import { pageIn } from '@sehati/contract/base/page.rules'
import type { MasalahBaris } from '@sehati/contract/staffing/impor.schema'
import { useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { sayAgain } from '../../base/lib/say.ts'
import { PageNav } from '../../base/page/page-nav.tsx'
import { DataTable } from '../../base/ui/data-table.tsx'
import styles from './impor-masalah.module.css'

const ROWS = 50

/** What is wrong with a file, row by row; a phone is not asked to show thousands at once. */
export function ImporMasalah({ masalah }: { masalah: MasalahBaris[] }) {
  const [page, setPage] = useState(1)
  const found = pageIn(masalah, page, ROWS)
  const rows = found.queried.map((row, at) => ({ ...row, at }))
  return (
    <>
      <Card padding={0}>
        <DataTable
          caption={t`Masalah pada berkas`}
          columns={[
            {
              key: 'baris',
              judul: t`Letak`,
              isName: true,
              width: '6rem',
              cell: ({ baris }) => t`Baris ${{ nomor: bilangan(baris) }}`,
            },
            {
              key: 'kolom',
              judul: t`Kolom`,
              width: '12rem',
              cell: ({ kolom }) => (kolom ? <code>{kolom}</code> : t`Seluruh baris`),
            },
            {
              key: 'nilai',
              judul: t({ message: 'Isi', context: 'sel' }),
              width: '14rem',
              cell: ({ baris, kolom, nilai }) => {
                if (nilai) return <code className={styles.value}>{nilai}</code>
                return baris > 1 && kolom ? t`(kosong)` : '–'
              },
            },
            {
              key: 'pesan',
              judul: t`Masalah`,
              cell: ({ pesan: message, ...made }) => sayAgain({ message, ...made }),
            },
          ]}
          rows={rows}
          rowKey={({ at }) => at}
        />
      </Card>
      <PageNav of={found} onPage={setPage} />
    </>
  )
}
