import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { imporTexts } from '@sehati/contract/base/texts-staf'
import { impor as messages } from '@sehati/contract/staffing/impor.messages'
import type { ImporHasil as Hasil } from '@sehati/contract/staffing/impor.schema'
import { IconAlertTriangle, IconCircleCheck, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { say } from '../../base/lib/say.ts'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { countRowsWithProblems, isClean } from './impor.rules.ts'
import styles from './impor-hasil.module.css'
import { ImporMasalah } from './impor-masalah.tsx'

type ImporHasilProps = { nama: string; hasil: Hasil; isStoring: boolean; onStore: () => void; done: ReactNode }

/** What the check of a file found, and the act when nothing stands against it; `done` is what one does afterwards. */
export function ImporHasil({ nama, hasil, isStoring, onStore, done }: ImporHasilProps) {
  const isPengguna = hasil.jenis === 'pengguna'
  if (!hasil.coba) {
    return (
      <Card>
        <StateMessage
          role="status"
          picture={<IconCircleCheck size={72} stroke={1.25} color="var(--sehati-accent)" aria-hidden />}
          judul={
            isPengguna
              ? plural({ jumlah: hasil.tersimpan }, { other: '# pengguna ditambahkan' })
              : plural({ jumlah: hasil.tersimpan }, { other: '# tenaga profesional ditambahkan' })
          }
          isi={isPengguna ? imporTexts.masuk : t`Mereka tampil pada daftar setelah memiliki sesi jadwal.`}
          action={done}
        />
      </Card>
    )
  }
  return (
    <Stack gap="md" component="section" aria-labelledby="hasil-periksa">
      <Card>
        <Title order={2} id="hasil-periksa" fz="lg" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Hasil pemeriksaan {nama}</Trans>
        </Title>
        <dl className={styles.counts}>
          <Count nama={t`Baris`} jumlah={hasil.jumlah_baris} />
          <Count nama={t`Sesuai`} jumlah={hasil.sah} />
          <Count nama={t`Bermasalah`} jumlah={countRowsWithProblems(hasil.masalah)} />
        </dl>
        <Verdict hasil={hasil} />
        {isClean(hasil) && (
          <Group mt="md" gap="sm">
            <Button leftSection={<IconUpload size={18} aria-hidden />} loading={isStoring} onClick={onStore}>
              {isPengguna
                ? plural({ jumlah: hasil.sah }, { other: 'Impor # pengguna' })
                : plural({ jumlah: hasil.sah }, { other: 'Impor # tenaga profesional' })}
            </Button>
            <Text size="sm" c="dimmed">
              <Trans>Semua baris disimpan sekaligus.</Trans>
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
      <Alert role="status" color="accent" variant="light" icon={<IconCircleCheck aria-hidden />}>
        <Trans>Semua baris sesuai. Belum ada yang disimpan.</Trans>
      </Alert>
    )
  }
  const isi = hasil.masalah.length > 0 ? say(messages.IMPORT_REFUSED.isi) : t`Berkas ini tidak memiliki baris data.`
  return (
    <Alert role="status" color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
      {isi}
    </Alert>
  )
}
