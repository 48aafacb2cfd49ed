import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { IMPOR_BARIS, IMPOR_BYTES } from '@sehati/contract/base/constants'
import type { JenisImpor } from '@sehati/contract/staffing/impor.schema'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { FileButton } from '../../base/ui/file-button.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { SkeletonLines } from '../../base/ui/loaded.tsx'
import { ImporHasil } from './impor-hasil.tsx'
import { useImporFile } from './use-impor-file.ts'

/** Choose a file, see what is wrong with it, store it when nothing is. `done` leads on from there. */
export function ImporPanel({ jenis, done }: { jenis: JenisImpor; done: ReactNode }) {
  const id = useId()
  const { nama, hasil, refusal, isChecking, isStoring, choose, store, restart } = useImporFile(jenis)
  const isDone = hasil?.coba === false
  const baris = bilangan(IMPOR_BARIS)
  const ukuran = IMPOR_BYTES / 1024 / 1024
  return (
    <Stack gap="lg">
      {!isDone && (
        <Card>
          <Stack gap="sm">
            {refusal && <FormAlert key={refusal.isi} {...refusal} />}
            <Group gap="md">
              <FileButton
                accept=".csv,text/csv"
                leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
                variant={hasil ? 'light' : 'filled'}
                loading={isChecking}
                disabled={isStoring}
                aria-describedby={id}
                onFile={choose}
              >
                {hasil ? t`Pilih berkas lain` : t`Pilih berkas CSV`}
              </FileButton>
              <Text size="sm" c="dimmed" id={id} flex="1 1 16rem">
                <Trans>
                  Paling banyak {baris} baris dan {ukuran} MB. Berkas diperiksa dulu; belum ada yang disimpan.
                </Trans>
              </Text>
            </Group>
          </Stack>
        </Card>
      )}
      {isChecking && (
        <div aria-busy="true">
          <Text size="sm" c="dimmed" role="status" mb="sm">
            <Trans>Memeriksa berkas…</Trans>
          </Text>
          <SkeletonLines rows={3} />
        </div>
      )}
      {hasil && (
        <ImporHasil
          key={`${nama} ${hasil.jumlah_baris} ${hasil.masalah.length}`}
          nama={nama ?? ''}
          hasil={hasil}
          isStoring={isStoring}
          onStore={store}
          done={
            <Group gap="sm" justify="center">
              {done}
              <Button variant="default" onClick={restart}>
                <Trans>Impor berkas lain</Trans>
              </Button>
            </Group>
          }
        />
      )}
    </Stack>
  )
}
