import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text, Textarea } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import type { TerdampakAkun } from '@sehati/contract/user/schema'
import { TextLink } from '../../lib/links.tsx'
import { inArea } from '../../lib/paths.ts'
import { say } from '../../lib/say.ts'
import { waktuPanjang } from '../../lib/tanggal.ts'
import { terlaluPanjang } from '../../lib/terlalu-panjang.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './akun-terdampak.module.css'

type AkunTerdampakProps = {
  rows: TerdampakAkun[]
  pesan: string
  error: string | null
  onPesan: (pesan: string) => void
}

/** The other person of the consultation, who is notified. */
const lawan = (k: TerdampakAkun) => (k.sisi === 'pasien' ? k.nama_profesional : k.name)

/** The consultations that a change of standing cancels, each with the way to where it can be moved first, and what the other side will read. */
export function AkunTerdampak({ rows, pesan, error, onPesan }: AkunTerdampakProps) {
  const jumlah = plural(rows.length, { other: '# konsultasi mendatang akan dibatalkan.' })
  return (
    <Stack gap="sm">
      <Text size="sm">
        {jumlah}{' '}
        <Trans>Untuk memindahkan salah satunya ke waktu lain lebih dulu, buka detailnya dan pilih Ubah jadwal.</Trans>
      </Text>
      <ul className={styles.list} aria-label={t`Konsultasi terdampak`}>
        {rows.map((k) => (
          <li key={k.jadwal_id} className={styles.row}>
            <span className={styles.words}>
              <strong>{lawan(k)}</strong>
              <span className={styles.quiet}>{waktuPanjang(k.tanggal)}</span>
            </span>
            <StatusBadge status={k.status} />
            <TextLink
              to={inArea(1, `/konsultasi/detail/${k.jadwal_id}`)}
              size="sm"
              fw={600}
              aria-label={t`Detail konsultasi ${{ pasien: k.name }}`}
            >
              <Trans>Detail</Trans>
            </TextLink>
          </li>
        ))}
      </ul>
      <Textarea
        label={t`Pesan pembatalan`}
        description={t`Dikirim kepada setiap orang yang konsultasinya dibatalkan.`}
        required
        rows={3}
        value={pesan}
        error={terlaluPanjang(pesan, maxLength.alasan) ?? say(error)}
        onChange={(event) => onPesan(event.currentTarget.value)}
      />
    </Stack>
  )
}
