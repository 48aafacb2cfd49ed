import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { removeIdentitas } from '@sehati/contract/people/sso.endpoints'
import type { Identitas } from '@sehati/contract/people/sso.schema'
import { useQuery } from '@tanstack/react-query'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { EndButton } from '../../base/ui/end-button.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import styles from '../passkey/passkey-bagian.module.css'
import { identitasQuery, useRemoveIdentitas } from './sso.queries.ts'

/** The accounts at providers by which the user signs in. */
export function IdentitasBagian() {
  const identitas = useQuery(identitasQuery())
  return (
    <Loaded query={identitas} skeleton={<SkeletonLines rows={1} />}>
      {(found) =>
        found.length > 0 ? (
          <Daftar rows={found} />
        ) : (
          <Text>
            <Trans>Belum ada yang terhubung. Masuk lewat penyedia di halaman login untuk menghubungkannya.</Trans>
          </Text>
        )
      }
    </Loaded>
  )
}

function Daftar({ rows }: { rows: Identitas[] }) {
  const remove = useRemoveIdentitas()
  const ask = async (identitas_id: number, nama: string) => {
    const isSure = await confirm({
      judul: t`Putuskan ${nama}?`,
      isi: t`Setelah ini kamu tidak dapat login lewat penyedia itu sampai menghubungkannya lagi.`,
      ya: t`Putuskan`,
      tidak: t`Batal`,
      isDestructive: true,
    })
    if (isSure) remove.mutate({ query: { id: identitas_id } }, noticesOf(removeIdentitas))
  }
  return (
    <ul className={styles.rows}>
      {rows.map(({ identitas_id, label, email, dipakai }) => {
        const nama = label ?? t`penyedia yang tidak dipakai lagi`
        const terakhir = tanggalPanjang(dipakai)
        return (
          <li key={identitas_id}>
            <Stack gap={0}>
              <Text fw={600}>{nama}</Text>
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                <Trans>
                  {email}, terakhir dipakai {terakhir}
                </Trans>
              </Text>
            </Stack>
            <EndButton
              aria-label={t`Putuskan ${nama}`}
              loading={remove.isPending && remove.variables.query.id === identitas_id}
              onClick={() => void ask(identitas_id, nama)}
            >
              <Trans>Putuskan</Trans>
            </EndButton>
          </li>
        )
      })}
    </ul>
  )
}
