import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { isBahayaDilewati, ulangSetelah } from '@sehati/contract/care/skrining.rules'
import type { Instrumen, SkriningTersimpan } from '@sehati/contract/care/skrining.schema'
import { type ReactNode, useRef } from 'react'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { saranKata } from './kata.ts'
import styles from './skrining.module.css'
import { useTop } from './use-top.ts'

type HasilProps = {
  instrumen: Instrumen
  hasil: SkriningTersimpan
  jawaban: (number | null)[]
  /** Shown above all else where a question about danger was affirmed; below, where it was skipped. */
  bantuan: (isAffirmed: boolean) => ReactNode
  /** The link to the professionals. */
  toTenaga: ReactNode
  onClose: () => void
}

/** A result in three sentences, without a number: the numbers stand in the course below. */
export function Hasil({ instrumen, hasil, jawaban, bantuan, toTenaga, onClose }: HasilProps) {
  const top = useRef<HTMLElement>(null)
  useTop(top)
  const tanggal = tanggalPanjang(ulangSetelah(hasil.dibuat_pada, instrumen.jendela_hari))
  return (
    <section ref={top} tabIndex={-1} className={styles.hasil} aria-label={t`Hasil skrining`}>
      {hasil.bahaya && bantuan(true)}
      <Card component="section" aria-labelledby="hasil-skrining" className={styles.card}>
        <Stack gap="md">
          <h2 id="hasil-skrining" className={styles.butir}>
            <Trans>Hasil Anda</Trans>
          </h2>
          <Text>{t(saranKata[hasil.saran])}</Text>
          <Text>
            <Trans>Ini skrining, bukan diagnosis. Hasilnya membantu Anda dan psikolog memulai percakapan.</Trans>
          </Text>
          <Text>
            <Trans>Dapat diulang setelah {tanggal}.</Trans>
          </Text>
          <Group gap="sm">
            {hasil.saran !== 'baik' && toTenaga}
            <Button variant="default" onClick={onClose}>
              <Trans>Tutup hasil</Trans>
            </Button>
          </Group>
        </Stack>
      </Card>
      {isBahayaDilewati(instrumen, jawaban) && bantuan(false)}
    </section>
  )
}
