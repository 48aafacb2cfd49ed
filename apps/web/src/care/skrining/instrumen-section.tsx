import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { insertInstrumen } from '@sehati/contract/care/skrining.endpoints'
import type { InstrumenMasukan, InstrumenTerdaftar } from '@sehati/contract/care/skrining.schema'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '../../base/ui/confirm.tsx'
import { DataTable } from '../../base/ui/data-table.tsx'
import { FileButton } from '../../base/ui/file-button.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { bacaBerkas } from './berkas.rules.ts'
import { instrumenAdminQuery, useImporInstrumen } from './skrining-admin.queries.ts'

type Penolakan = { judul: string; isi: string; items: string[] }

/** A word of the file for the question before the import. */
const kata = (nilai: unknown) => (typeof nilai === 'string' ? nilai : '?')

/** The instruments that patients can fill in, and the import of another one from a file. */
export function InstrumenSection() {
  const instrumen = useQuery(instrumenAdminQuery())
  const impor = useImporInstrumen()
  const [penolakan, setPenolakan] = useState<Penolakan | null>(null)

  const send = async (file: File) => {
    setPenolakan(null)
    const isi = bacaBerkas(await file.text())
    if (isi === null) {
      const judul = t`Berkas tidak terbaca`
      return setPenolakan({ judul, isi: t`Pilih berkas JSON yang berisi satu instrumen.`, items: [] })
    }
    const [kode, versi] = [kata(isi.kode), kata(isi.versi)]
    const isSure = await confirm({
      judul: t`Impor ${kode} versi ${versi}?`,
      isi: t`Pasien langsung dapat mengisinya. Instrumen yang tersimpan tidak dapat diubah atau dihapus; versi baru menggantikan versi sebelumnya.`,
      ya: t`Impor`,
      tidak: t`Batal`,
    })
    if (!isSure) return
    impor.mutate(
      // The server judges every field of the file.
      { body: isi as unknown as InstrumenMasukan },
      {
        onSuccess: () => showSuccess(insertInstrumen),
        onError: ({ judul, message, fields }) =>
          setPenolakan({ judul, isi: message, items: fields.map((one) => `${one.field}: ${one.message}`) }),
      },
    )
  }

  return (
    <Card component="section" aria-labelledby="instrumen-judul">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="instrumen-judul">
          <Trans>Instrumen skrining</Trans>
        </Title>
        <Text size="sm" c="dimmed" id="instrumen-isi">
          <Trans>
            Impor hanya instrumen yang boleh dipakai klinik, misalnya SRQ-20 dengan izin WHO atau Kemenkes. Izin itu
            ditulis dalam berkas JSON dan dibaca pasien.
          </Trans>
        </Text>
        {penolakan && <FormAlert key={impor.submittedAt} {...penolakan} />}
        <FileButton
          accept=".json,application/json"
          variant="light"
          w="fit-content"
          leftSection={<IconUpload size={18} aria-hidden />}
          loading={impor.isPending}
          aria-describedby="instrumen-isi"
          onFile={(file) => void send(file)}
        >
          <Trans>Pilih berkas instrumen</Trans>
        </FileButton>
        <List query={instrumen} empty={{ isi: t`Belum ada instrumen.` }} skeleton={<SkeletonLines rows={2} />}>
          {(rows) => <Daftar rows={rows} />}
        </List>
      </Stack>
    </Card>
  )
}

function keadaan({ aktif, dipakai }: InstrumenTerdaftar): string {
  const sekarang = aktif ? t`Aktif` : t`Tidak aktif`
  return dipakai ? t`${sekarang}, sudah ada hasil` : sekarang
}

const Daftar = ({ rows }: { rows: InstrumenTerdaftar[] }) => (
  <DataTable
    caption={t`Instrumen skrining`}
    rows={rows}
    rowKey={({ kode, versi }) => `${kode} ${versi}`}
    columns={[
      { key: 'nama', judul: t`Nama`, isName: true, cell: ({ nama }) => nama },
      { key: 'versi', judul: t`Versi`, cell: ({ kode, versi }) => `${kode} ${versi}` },
      { key: 'butir', judul: t`Pertanyaan`, cell: ({ butir }) => butir },
      { key: 'izin', judul: t`Izin`, cell: ({ izin }) => izin },
      { key: 'keadaan', judul: t`Keadaan`, cell: keadaan },
    ]}
  />
)
