import { t } from '@lingui/core/macro'
import { Text, Title } from '@mantine/core'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { say } from '../../base/lib/say.ts'
import styles from './isi-tertutup.module.css'
import { olehBalasan } from './konsultasi-labels.ts'
import { sebutan } from './sebutan.ts'

/** Stands in the place of complaint and reply for a reader to whom they are closed, and says whether there is a reply. `children` stand below. */
export function IsiTertutup({ konsultasi: k, children }: { konsultasi: KonsultasiTampil; children?: ReactNode }) {
  const id = useId()
  const oleh = olehBalasan(k)
  const orang = sebutan(k.kelas)
  return (
    <section className={styles.box} aria-labelledby={id}>
      <IconLock size={22} aria-hidden className={styles.icon} />
      <div>
        <Title order={2} id={id} fz="md">
          {t`Keluhan dan balasan`}
        </Title>
        <p>{say(ISI_TERTUTUP)}</p>
        <p className={styles.reply}>{k.ada_balasan ? t`Sudah ada balasan untuk ${orang}.` : t`Belum ada balasan.`}</p>
        {k.ada_balasan && oleh && (
          <Text size="sm" c="dimmed">
            {oleh}
          </Text>
        )}
        {children}
      </div>
    </section>
  )
}
