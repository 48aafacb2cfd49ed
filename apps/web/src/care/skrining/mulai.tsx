import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { ulangSetelah } from '@sehati/contract/care/skrining.rules'
import type { Instrumen, Skrining } from '@sehati/contract/care/skrining.schema'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import styles from './skrining.module.css'

/** What a screening is and what becomes of the answers: read before the first question. */
export const Penjelasan = () => (
  <Card maw="44rem">
    <Stack gap="sm">
      <Text>
        <Trans>Ini skrining, bukan diagnosis. Hasilnya membantu Anda dan psikolog memulai percakapan.</Trans>
      </Text>
      <Text>
        <Trans>
          Mengisinya sukarela, dan setiap pertanyaan boleh dilewati. Hasil hanya dibaca oleh Anda dan tenaga profesional
          yang Anda pilih.
        </Trans>
      </Text>
      <Text>
        <Trans>
          Jika Anda menyimpan jawaban bahwa ada pikiran melukai diri, petugas jaga diberi tahu bahwa Anda mungkin
          membutuhkan bantuan, tanpa melihat jawaban dan hasilnya.
        </Trans>
      </Text>
    </Stack>
  </Card>
)

type PilihanProps = { instrumen: Instrumen[]; hasil: Skrining[]; onStart: (instrumen: Instrumen) => void }

/** The instruments, each with the day from which a repetition says something new. An earlier one is not refused. */
export const Pilihan = ({ instrumen, hasil, onStart }: PilihanProps) => (
  <ul className={styles.pilihan}>
    {instrumen.map((one) => {
      const { kode, nama, butir, izin, izin_bahasa, bahasa } = one
      const terakhir = hasil.find((row) => row.kode === kode)
      const tanggal = terakhir && tanggalPanjang(ulangSetelah(terakhir.dibuat_pada, terakhir.jendela_hari))
      return (
        <Card component="li" key={kode}>
          <Stack gap="xs" h="100%">
            <Title order={2} fz="lg" lang={bahasa}>
              {nama}
            </Title>
            <Text size="sm">
              {`${plural(butir.length, { other: '# pertanyaan' })}${tanggal ? ` · ${t`Dapat diulang setelah ${tanggal}.`}` : ''}`}
            </Text>
            <Button w="fit-content" my="xs" aria-label={t`Mulai ${nama}`} onClick={() => onStart(one)}>
              <Trans>Mulai</Trans>
            </Button>
            <Text size="xs" c="dimmed" mt="auto" lang={izin_bahasa}>
              {izin}
            </Text>
          </Stack>
        </Card>
      )
    })}
  </ul>
)
