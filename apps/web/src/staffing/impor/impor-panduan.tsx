import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Text, Title } from '@mantine/core'
import type { JenisImpor } from '@sehati/contract/staffing/impor.schema'
import { IconFileDownload } from '@tabler/icons-react'
import { saveFile } from '../../base/lib/save-file.ts'
import { DataTable } from '../../base/ui/data-table.tsx'
import { kolomOf, templateOf } from './impor.rules.ts'

/** How a file is made: its columns, and a template to fill in. */
export function ImporPanduan({ jenis }: { jenis: JenisImpor }) {
  const save = () => saveFile(new Blob([templateOf(jenis)], { type: 'text/csv;charset=utf-8' }), `templat-${jenis}.csv`)
  return (
    <Card component="section" aria-labelledby="susunan" padding={0}>
      <div style={{ padding: 'var(--mantine-spacing-lg)' }}>
        <Title order={2} id="susunan" fz="lg">
          <Trans>Susunan berkas</Trans>
        </Title>
        <Text size="sm" c="dimmed" mt={4} mb="md">
          <Trans>
            Baris pertama memuat nama kolom. Urutan kolom bebas, kolom lain diabaikan, pemisahnya koma atau titik koma.
          </Trans>
        </Text>
        <Button variant="default" leftSection={<IconFileDownload size={18} aria-hidden />} onClick={save}>
          <Trans>Unduh templat</Trans>
        </Button>
      </div>
      <DataTable
        caption={t`Kolom berkas`}
        columns={[
          { key: 'nama', judul: t`Kolom`, isName: true, cell: ({ nama }) => <code>{nama}</code> },
          { key: 'wajib', judul: t`Wajib`, cell: ({ wajib }) => (wajib ? t`Ya` : t`Tidak`) },
          { key: 'isi', judul: t`Isi`, cell: ({ isi }) => isi },
        ]}
        rows={[...kolomOf(jenis)]}
        rowKey={({ nama }) => nama}
      />
    </Card>
  )
}
