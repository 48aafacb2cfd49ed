import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import styles from './konsultasi-table.module.css'
import { hasReply, useStatusLangsung } from './use-status-langsung.ts'

/**
 * Of an approved consultation whose time is over: finishes it at once where a reply is written, else leads to the form that
 * asks for one.
 */
export function BelumDitutup({ konsultasi: k }: { konsultasi: KonsultasiTampil }) {
  const { level_id } = useActor()
  const { move, isMoving } = useStatusLangsung()
  const [name, kapan] = [k.name, tanggalPanjang(k.tanggal)]
  return (
    <span className={styles.over}>
      <Trans>Sudah lewat. Selesaikan konsultasi ini?</Trans>
      {hasReply(k) ? (
        <Button
          variant="light"
          px="sm"
          loading={isMoving}
          aria-label={t`Selesaikan konsultasi ${name}, ${kapan}`}
          onClick={() => move(k, 'selesai')}
        >
          <Trans context="konsultasi">Selesaikan</Trans>
        </Button>
      ) : (
        <ButtonLink
          to={inArea(level_id, `/daftarKonsultasi/detail/${k.jadwal_id}`, { update: 'selesai' })}
          variant="light"
          px="sm"
          aria-label={t`Balas dan selesaikan konsultasi ${name}, ${kapan}`}
        >
          <Trans>Balas dan selesaikan</Trans>
        </ButtonLink>
      )}
    </span>
  )
}
