import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { ImporHasil as Hasil } from '@sehati/contract/impor.schema'
import { messages } from '@sehati/contract/messages'
import { imporTexts } from '@sehati/contract/texts'
import { IconAlertTriangle, IconCircleCheck, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { bilangan } from '../../lib/angka.ts'
import { StateMessage } from '../../ui/state-message.tsx'
import { countRowsWithProblems, isClean, jenisLabel } from './impor.rules.ts'
import styles from './impor-hasil.module.css'
import { ImporMasalah } from './impor-masalah.tsx'

type ImporHasilProps = { nama: string; hasil: Hasil; isStoring: boolean; onStore: () => void; done: ReactNode }

/** What the check of a file found, and the act when nothing stands against it; `done` is what one does afterwards. */
export function ImporHasil({ nama, hasil, isStoring, onStore, done }: ImporHasilProps) {
  const what = jenisLabel[hasil.jenis].toLowerCase()
  if (!hasil.coba) {
    return (
      <Card>
        <StateMessage
          role="status"
          picture={<IconCircleCheck size={72} stroke={1.25} color="var(--sehati-accent)" aria-hidden />}
          judul={`${bilangan(hasil.tersimpan)} ${what} ditambahkan`}
          isi={
            hasil.jenis === 'pengguna' ? imporTexts.masuk : 'Mereka tampil pada daftar setelah memiliki sesi jadwal.'
          }
          action={done}
        />
      </Card>
    )
  }
  return (
    <Stack gap="md" component="section" aria-labelledby="hasil-periksa">
      <Card>
        <Title order={2} id="hasil-periksa" fz="lg" style={{ overflowWrap: 'anywhere' }}>
          Hasil pemeriksaan {nama}
        </Title>
        <dl className={styles.counts}>
          <Count nama="Baris" jumlah={hasil.jumlah_baris} />
          <Count nama="Sesuai" jumlah={hasil.sah} />
          <Count nama="Bermasalah" jumlah={countRowsWithProblems(hasil.masalah)} />
        </dl>
        <Verdict hasil={hasil} />
        {isClean(hasil) && (
          <Group mt="md" gap="sm">
            <Button leftSection={<IconUpload size={18} aria-hidden />} loading={isStoring} onClick={onStore}>
              Impor {bilangan(hasil.sah)} {what}
            </Button>
            <Text size="sm" c="dimmed">
              Semua baris disimpan sekaligus.
            </Text>
          </Group>
        )}
      </Card>
      {hasil.masalah.length > 0 && <ImporMasalah masalah={hasil.masalah} />}
    </Stack>
  )
}

const Count = ({ nama, jumlah }: { nama: string; jumlah: number }) => (
  <div>
    <dt>{nama}</dt>
    <dd>{bilangan(jumlah)}</dd>
  </div>
)

function Verdict({ hasil }: { hasil: Hasil }) {
  if (isClean(hasil)) {
    return (
      <Alert role="status" color="teal" variant="light" icon={<IconCircleCheck aria-hidden />}>
        Semua baris sesuai. Belum ada yang disimpan.
      </Alert>
    )
  }
  const isi = hasil.masalah.length > 0 ? messages.IMPORT_REFUSED.isi : 'Berkas ini tidak memiliki baris data.'
  return (
    <Alert role="status" color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
      {isi}
    </Alert>
  )
}
