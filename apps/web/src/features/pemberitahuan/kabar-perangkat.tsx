import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { brandName } from '@sehati/contract/brand'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import { RowSwitch } from '../../ui/row-switch.tsx'
import { PilihanPush } from './pilihan-push.tsx'
import { kunciPushQuery, pushPerangkatQuery, useSwitchPush } from './push.queries.ts'
import { type KeadaanPush, keadaanPush } from './push-perangkat.ts'

/** For the profile: whether this device shows notices also while the service is closed. */
export function KabarPerangkat() {
  const server = useQuery(kunciPushQuery())
  const perangkat = useQuery(pushPerangkatQuery())
  return (
    <ListState
      query={server}
      isEmpty={() => false}
      empty={{ isi: '' }}
      skeleton={<SkeletonLines rows={2} height={44} />}
    >
      {(found) =>
        perangkat.data ? (
          <Pilihan kunci={found.kunci} keadaan={keadaanPush(found, perangkat.data)} />
        ) : (
          <SkeletonLines rows={2} height={44} />
        )
      }
    </ListState>
  )
}

function Pilihan({ kunci, keadaan }: { kunci: string | null; keadaan: KeadaanPush }) {
  const { mutateAsync } = useSwitchPush()
  const turn = (isOn: boolean) =>
    mutateAsync({ kunci: kunci ?? '', isOn })
      .then((isAllowed) => isAllowed || showNotice('info', notAllowed()))
      .catch((error) => (error instanceof ApiError ? showFailure(error) : showNotice('error', notConnected())))
  const canTurn = keadaan === 'mati' || keadaan === 'menyala'
  return (
    <Stack gap="sm">
      {canTurn && (
        <RowSwitch label={t`Kabar di perangkat ini`} checked={keadaan === 'menyala'} onChange={(isOn) => turn(isOn)} />
      )}
      <Text size="sm">
        <Trans>
          Perangkat ini memberi tahu kamu juga saat {brandName} tidak dibuka. Yang tampil hanya kalimat umum, tanpa nama
          dan tanpa isi konsultasi. Antara pukul 21.00 dan 07.00 kabar ditunda, kecuali pengingat yang mendesak.
          Berhenti saat kamu logout.
        </Trans>
      </Text>
      {!canTurn && (
        <Alert variant="light" role="note">
          {hindrance(keadaan)}
        </Alert>
      )}
      {keadaan === 'menyala' && <PilihanPush />}
    </Stack>
  )
}

const hindrance = (keadaan: Exclude<KeadaanPush, 'mati' | 'menyala'>): string =>
  ({
    tidakDidukung: t`Browser ini tidak dapat menampilkan kabar. Di iPhone dan iPad, tambahkan ${brandName} ke layar utama dulu, lalu buka dari sana.`,
    tidakTersedia: t`Layanan ini belum mengirim kabar ke perangkat.`,
    ditolak: t`Kabar dari ${brandName} diblokir di browser ini. Buka pengaturan situs lewat ikon di samping alamat, izinkan Notifikasi, lalu kembali ke halaman ini.`,
  })[keadaan]

const notAllowed = () => ({
  judul: t`Kabar belum menyala`,
  isi: t`Browser ini belum mengizinkan notifikasi. Nyalakan lagi, lalu pilih Izinkan.`,
})

const notConnected = () => ({
  judul: t`Kabar tidak dapat dinyalakan`,
  isi: t`Browser ini tidak terhubung ke layanan kabarnya. Coba lagi nanti, atau gunakan browser lain.`,
})
