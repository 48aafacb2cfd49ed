import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { removePerangkat, removePerangkatLain } from '@sehati/contract/people/perangkat.endpoints'
import type { Perangkat } from '@sehati/contract/people/perangkat.schema'
import { IconCircleCheck, IconDeviceLaptop, IconDeviceMobile, IconLogout } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApiError } from '../../base/lib/api-error.ts'
import { perangkatKata } from '../../base/lib/perangkat.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { EndButton } from '../../base/ui/end-button.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import styles from './perangkat-list.module.css'
import { useRemovePerangkat, useRemovePerangkatLain } from './profil.queries.ts'

const isPhone = ({ perangkat }: Perangkat) => / di (Android|iOS)$/.test(perangkat)
const onError = (error: ApiError) => showFailure(error)

/** How many are shown at once. */
const PER_LEMBAR = 10

/** Where one is signed in, this device first, and the way to sign the others out. */
export function PerangkatList({ rows }: { rows: Perangkat[] }) {
  const one = useRemovePerangkat()
  const others = useRemovePerangkatLain()
  const [shown, setShown] = useState(PER_LEMBAR)
  const list = useRef<HTMLUListElement>(null)
  const isAlone = rows.every(({ ini }) => ini)

  const showMore = () => {
    flushSync(() => setShown(shown + PER_LEMBAR))
    // The button may be gone now: the focus moves to the first row that it brought.
    list.current?.children[shown]?.querySelector('button')?.focus()
  }

  const endOne = async (row: Perangkat) => {
    const perangkat = perangkatKata(row.perangkat)
    const isi = t`${perangkat} langsung keluar dari akun kamu dan harus login kembali.`
    if (!(await confirm({ judul: t`Keluarkan perangkat ini?`, isi, ya: t`Keluarkan`, isDestructive: true }))) return
    const onSuccess = () => showNotice('success', { judul: t`Perangkat dikeluarkan`, isi: removePerangkat.message })
    one.mutate({ query: { id: row.sesi_id } }, { onSuccess, onError })
  }
  const endOthers = async () => {
    const isi = t`Semua perangkat selain yang sedang kamu pakai langsung keluar dan harus login kembali.`
    const question = { judul: t`Keluarkan semua perangkat lain?`, isi, ya: t`Keluarkan semua`, isDestructive: true }
    if (!(await confirm(question))) return
    others.mutate(
      {},
      {
        onSuccess: () => showNotice('success', { judul: t`Perangkat dikeluarkan`, isi: removePerangkatLain.message }),
        onError,
      },
    )
  }

  return (
    <Stack gap="md">
      <ul ref={list} className={styles.list} aria-label={t`Perangkat yang sedang login`}>
        {rows.slice(0, shown).map((row) => {
          const Picture = isPhone(row) ? IconDeviceMobile : IconDeviceLaptop
          const [perangkat, kapan] = [perangkatKata(row.perangkat), waktuPanjang(row.terakhir)]
          return (
            <li key={row.sesi_id} className={styles.row}>
              <Picture size={24} stroke={1.75} aria-hidden />
              <div className={styles.words}>
                <Text fw={600} size="sm">
                  {perangkat}
                </Text>
                <Text size="xs" c="dimmed" id={`perangkat-${row.sesi_id}`}>
                  <Trans>Terakhir aktif {kapan}</Trans>
                </Text>
              </div>
              {row.ini ? (
                <BadgeLabel tone="green" icon={IconCircleCheck}>
                  <Trans>Perangkat ini</Trans>
                </BadgeLabel>
              ) : (
                <EndButton
                  aria-label={t`Keluarkan ${perangkat}`}
                  aria-describedby={`perangkat-${row.sesi_id}`}
                  loading={one.isPending && one.variables.query.id === row.sesi_id}
                  onClick={() => endOne(row)}
                >
                  <Trans>Keluarkan</Trans>
                </EndButton>
              )}
            </li>
          )
        })}
      </ul>
      {shown < rows.length && (
        <Button variant="subtle" onClick={showMore}>
          <Trans>Tampilkan lebih banyak</Trans>
        </Button>
      )}
      {isAlone ? (
        <Text size="sm" c="dimmed">
          <Trans>Tidak ada perangkat lain yang login.</Trans>
        </Text>
      ) : (
        <Group>
          <Button
            variant="default"
            px="sm"
            leftSection={<IconLogout size={18} aria-hidden />}
            loading={others.isPending}
            onClick={endOthers}
          >
            <Trans>Keluarkan semua perangkat lain</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  )
}
