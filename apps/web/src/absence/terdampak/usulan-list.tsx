import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text, Textarea } from '@mantine/core'
import type { User } from '@sehati/contract/people/user.schema'
import { listTenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import type { TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import styles from './tindakan-list.module.css'
import type { DaftarUsulan } from './use-usulan.ts'
import { UsulanRow } from './usulan-row.tsx'

type UsulanListProps = {
  user: Pick<User, 'user_id' | 'level_id'>
  rows: readonly TerdampakAkun[]
  daftar: DaftarUsulan
  isPending: boolean
}

/** The consultations that end with an account, what is proposed to each patient instead, and what all of them read. */
export function UsulanList({ user, rows, daftar, isPending }: UsulanListProps) {
  const all = useQuery({
    ...ask(listTenagaProfesionalPublik),
    enabled: rows.some(({ sisi }) => sisi === 'profesional'),
  })
  const rekan = (all.data ?? []).filter((one) => one.level_id === user.level_id && one.user_id !== user.user_id)
  const hasPatients = rows.some(({ sisi }) => sisi === 'profesional')
  const jumlah = plural(rows.length, { other: '# konsultasi mendatang akan dibatalkan.' })
  return (
    <Stack gap="sm">
      <Text size="sm">
        <span>{jumlah}</span>{' '}
        {hasPatients && (
          <Trans>
            Setiap pasien menerima usulan jadwal dengan rekan seprofesi. Usulan tidak memesan slot; pasien memesannya
            sendiri.
          </Trans>
        )}{' '}
        <Trans>Untuk memindahkan salah satunya ke waktu lain lebih dulu, buka detailnya dan pilih Ubah jadwal.</Trans>
      </Text>
      <ul className={styles.list} aria-label={t`Konsultasi terdampak`}>
        {rows.map((row) => (
          <UsulanRow
            key={row.jadwal_id}
            konsultasi={row}
            pilihan={daftar.pilihan(row)}
            others={daftar.others(row)}
            rekan={rekan}
            isSettled={isPending}
            error={daftar.errorOf(row)}
            detail={
              <TextLink
                to={inArea(1, `/konsultasi/detail/${row.jadwal_id}`)}
                size="sm"
                fw={600}
                aria-label={t`Detail konsultasi ${{ pasien: row.name }}`}
              >
                <Trans>Detail</Trans>
              </TextLink>
            }
            onChange={(pilihan) => daftar.change(row, pilihan)}
          />
        ))}
      </ul>
      <Textarea
        label={t`Pesan pembatalan`}
        description={t`Dikirim kepada setiap orang yang konsultasinya dibatalkan.`}
        required
        rows={3}
        value={daftar.pesan}
        error={say(daftar.pesanError)}
        onChange={(event) => daftar.onPesan(event.currentTarget.value)}
      />
    </Stack>
  )
}
