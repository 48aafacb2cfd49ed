import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconAlertTriangle } from '@tabler/icons-react'
import { janjiTenaga } from '../../consultation/konsultasi/janji-jawab.ts'
import styles from './janji-tenaga.module.css'

/** Until when a request is answered; where that has passed, with a sign and in red. */
export function JanjiTenaga({ konsultasi, now }: { konsultasi: KonsultasiTampil; now: Date }) {
  const janji = janjiTenaga(konsultasi, now)
  if (!janji) return null
  return (
    <small className={styles.janji} data-late={janji.isLewat || undefined}>
      {janji.isLewat && <IconAlertTriangle size={16} aria-hidden />}
      <span>{janji.kata}</span>
    </small>
  )
}
