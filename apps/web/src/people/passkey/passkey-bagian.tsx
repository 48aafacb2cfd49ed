import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { removePasskey } from '@sehati/contract/people/passkey.endpoints'
import type { Passkey } from '@sehati/contract/people/passkey.schema'
import { IconFingerprint } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog, type InDialog } from '../../base/page/form-dialog.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { EndButton } from '../../base/ui/end-button.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { KodeCadangan } from '../kedua/kode-cadangan.tsx'
import { passkeyQuery, useRemovePasskey } from './passkey.queries.ts'
import styles from './passkey-bagian.module.css'
import { PasskeyBaru } from './passkey-baru.tsx'
import { canUsePasskeys } from './webauthn.ts'

/** The passkeys of the user, and a new one. */
export function PasskeyBagian() {
  const passkeys = useQuery(passkeyQuery())
  return (
    <Stack gap="md">
      <Text>
        <Trans>Login dengan sidik jari, wajah, atau PIN perangkat kamu, tanpa password.</Trans>
      </Text>
      <Loaded query={passkeys} skeleton={<SkeletonLines rows={1} />}>
        {(found) => found.length > 0 && <Daftar rows={found} />}
      </Loaded>
      {canUsePasskeys() ? (
        <FormDialog<null> judul={() => t`Buat passkey`} form={(_, dialog) => <Baru {...dialog} />}>
          {(open) => (
            <Button
              variant="light"
              w="fit-content"
              leftSection={<IconFingerprint size={18} aria-hidden />}
              onClick={() => open(null)}
            >
              <Trans>Buat passkey</Trans>
            </Button>
          )}
        </FormDialog>
      ) : (
        <Text size="sm" c="dimmed">
          <Trans>Browser ini belum dapat memakai passkey.</Trans>
        </Text>
      )}
    </Stack>
  )
}

/** A new passkey, and then the codes for emergencies where it is the second factor that the clinic has just begun to ask for. */
function Baru({ onSaved, onCancel }: InDialog) {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <KodeCadangan codes={codes} onDone={onSaved} />
  return <PasskeyBaru onSaved={(made) => (made ? setCodes(made) : onSaved())} onCancel={onCancel} />
}

function Daftar({ rows }: { rows: Passkey[] }) {
  const remove = useRemovePasskey()
  const ask = async ({ passkey_id, nama }: Passkey) => {
    const isSure = await confirm({
      judul: t`Hapus passkey ${nama}?`,
      isi: t`Setelah ini perangkat itu tidak dapat login tanpa password, dan kamu keluar dari semua perangkat lain.`,
      ya: t`Hapus`,
      tidak: t`Batal`,
      isDestructive: true,
    })
    if (isSure) remove.mutate({ query: { id: passkey_id } }, noticesOf(removePasskey))
  }
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const { nama, passkey_id } = row
        const sejak = tanggalPanjang(row.dibuat)
        return (
          <li key={passkey_id}>
            <div>
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {nama}
              </Text>
              <Text size="sm" c="dimmed">
                {row.dipakai ? t`Terakhir dipakai ${tanggalPanjang(row.dipakai)}` : t`Dibuat ${sejak}, belum dipakai`}
              </Text>
            </div>
            <EndButton
              aria-label={t`Hapus passkey ${nama}`}
              loading={remove.isPending && remove.variables.query.id === passkey_id}
              onClick={() => void ask(row)}
            >
              <Trans>Hapus</Trans>
            </EndButton>
          </li>
        )
      })}
    </ul>
  )
}
