import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { say } from '../../base/lib/say.ts'
import type { BacaSlot } from './slot-fields.tsx'
import { type BarisTerdampak, belumDipilih } from './tindakan.rules.ts'
import styles from './tindakan-list.module.css'
import { TindakanRow } from './tindakan-row.tsx'
import type { Tindakan } from './use-tindakan.ts'

type TindakanListProps = {
  rows: readonly BarisTerdampak[]
  tindakan: Tindakan
  baca: BacaSlot
  isPending: boolean
  /** Other times can be offered, too. */
  canOffer?: boolean
  /** Colleagues can be offered, too. */
  canHandOver?: boolean
  /** The way to the details of a row. */
  detail?: (row: BarisTerdampak) => ReactNode
}

/** The stranded consultations, each with what becomes of it, and the message to their patients. */
export function TindakanList({
  rows,
  tindakan,
  baca,
  isPending,
  canOffer = false,
  canHandOver = false,
  detail,
}: TindakanListProps) {
  const hasProposals = rows.some(({ usulan }) => usulan)
  return (
    <>
      {(hasProposals || rows.length > 1) && (
        <Group gap="xs">
          {hasProposals ? (
            <Button variant="light" size="sm" onClick={tindakan.applyProposals}>
              <Trans>Terapkan usulan untuk semua</Trans>
            </Button>
          ) : (
            <Button
              variant="light"
              size="sm"
              onClick={() => tindakan.chooseForAll({ ...belumDipilih, tindakan: 'jadwal-ulang' })}
            >
              <Trans>Jadwalkan ulang semua</Trans>
            </Button>
          )}
          <Button
            variant="light"
            size="sm"
            onClick={() => tindakan.chooseForAll({ ...belumDipilih, tindakan: 'batal' })}
          >
            <Trans>Batalkan semua</Trans>
          </Button>
        </Group>
      )}
      <ul className={styles.list} aria-label={t`Konsultasi terdampak`}>
        {rows.map((row) => (
          <TindakanRow
            key={row.jadwal_id}
            konsultasi={row}
            pilihan={tindakan.pilihan(row.jadwal_id)}
            others={tindakan.others(row.jadwal_id)}
            baca={baca}
            canOffer={canOffer}
            canHandOver={canHandOver}
            isSettled={isPending}
            error={tindakan.errorOf(row.jadwal_id)}
            detail={detail?.(row)}
            onChange={(pilihan) => tindakan.change(row.jadwal_id, pilihan)}
          />
        ))}
      </ul>
      <Textarea
        label={t`Pesan untuk pasien`}
        description={t`Dibaca setiap pasien yang konsultasinya ditangani, pada detail konsultasinya.`}
        required
        rows={3}
        value={tindakan.pesan}
        error={say(tindakan.pesanError)}
        onChange={(event) => tindakan.onPesan(event.currentTarget.value)}
      />
    </>
  )
}
