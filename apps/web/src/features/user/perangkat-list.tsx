import { Button, Group, Stack, Text } from '@mantine/core'
import { removePerangkat, removePerangkatLain } from '@sehati/contract/perangkat.endpoints'
import type { Perangkat } from '@sehati/contract/perangkat.schema'
import { IconCircleCheck, IconDeviceLaptop, IconDeviceMobile, IconLogout } from '@tabler/icons-react'
import type { ApiError } from '../../lib/api-error.ts'
import { waktuPanjang } from '../../lib/tanggal.ts'
import { BadgeLabel } from '../../ui/badge-label.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import styles from './perangkat-list.module.css'
import { useRemovePerangkat, useRemovePerangkatLain } from './user.queries.ts'

const judul = 'Perangkat dikeluarkan'
const isPhone = ({ perangkat }: Perangkat) => / di (Android|iOS)$/.test(perangkat)
const onError = (error: ApiError) => showFailure(error)

/** Where one is signed in, this device first, and the way to sign the others out. */
export function PerangkatList({ rows }: { rows: Perangkat[] }) {
  const one = useRemovePerangkat()
  const others = useRemovePerangkatLain()
  const isAlone = rows.every(({ ini }) => ini)

  const endOne = async ({ sesi_id, perangkat }: Perangkat) => {
    const isi = `${perangkat} langsung keluar dari akun kamu dan harus login kembali.`
    if (!(await confirm({ judul: 'Keluarkan perangkat ini?', isi, ya: 'Keluarkan', isDestructive: true }))) return
    const onSuccess = () => showNotice('success', { judul, isi: removePerangkat.message })
    one.mutate({ query: { id: sesi_id } }, { onSuccess, onError })
  }
  const endOthers = async () => {
    const isi = 'Semua perangkat selain yang sedang kamu pakai langsung keluar dan harus login kembali.'
    const question = { judul: 'Keluarkan semua perangkat lain?', isi, ya: 'Keluarkan semua', isDestructive: true }
    if (!(await confirm(question))) return
    others.mutate({}, { onSuccess: () => showNotice('success', { judul, isi: removePerangkatLain.message }), onError })
  }

  return (
    <Stack gap="md">
      <ul className={styles.list} aria-label="Perangkat yang sedang login">
        {rows.map((row) => {
          const Picture = isPhone(row) ? IconDeviceMobile : IconDeviceLaptop
          return (
            <li key={row.sesi_id} className={styles.row}>
              <Picture size={24} stroke={1.75} aria-hidden />
              <div className={styles.words}>
                <Text fw={600} size="sm">
                  {row.perangkat}
                </Text>
                <Text size="xs" c="dimmed" id={`perangkat-${row.sesi_id}`}>
                  Terakhir aktif {waktuPanjang(row.terakhir)}
                </Text>
              </div>
              {row.ini ? (
                <BadgeLabel tone="green" icon={IconCircleCheck}>
                  Perangkat ini
                </BadgeLabel>
              ) : (
                <Button
                  variant="subtle"
                  color="red"
                  size="sm"
                  px="xs"
                  aria-label={`Keluarkan ${row.perangkat}`}
                  aria-describedby={`perangkat-${row.sesi_id}`}
                  loading={one.isPending && one.variables.query.id === row.sesi_id}
                  onClick={() => endOne(row)}
                >
                  Keluarkan
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {isAlone ? (
        <Text size="sm" c="dimmed">
          Tidak ada perangkat lain yang login.
        </Text>
      ) : (
        <Group>
          <Button
            variant="default"
            className={styles.all}
            leftSection={<IconLogout size={18} aria-hidden />}
            loading={others.isPending}
            onClick={endOthers}
          >
            Keluarkan semua perangkat lain
          </Button>
        </Group>
      )}
    </Stack>
  )
}
