import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { brandName } from '@sehati/contract/base/brand'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../base/lib/api-error.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { RowSwitch } from '../../base/ui/row-switch.tsx'
import { type KeadaanPush, keadaanPush } from './keadaan-push.rules.ts'
import styles from './pilihan-kabar.module.css'
import { PilihanPush } from './pilihan-push.tsx'
import { kunciPushQuery, pushPerangkatQuery, useSwitchPush } from './push.queries.ts'

/** For the profile: whether this device shows notices also while the service is closed. */
export function KabarPerangkat() {
  const server = useQuery(kunciPushQuery())
  const perangkat = useQuery(pushPerangkatQuery())
  return (
    <Loaded query={server} skeleton={<SkeletonLines rows={2} height={44} />}>
      {(found) =>
        perangkat.data ? (
          <Pilihan kunci={found.kunci} keadaan={keadaanPush(found, perangkat.data)} />
        ) : (
          <SkeletonLines rows={2} height={44} />
        )
      }
    </Loaded>
  )
}

function Pilihan({ kunci, keadaan }: { kunci: string | null; keadaan: KeadaanPush }) {
  const { mutateAsync } = useSwitchPush()
  const turn = (isOn: boolean) =>
    mutateAsync({ kunci: kunci ?? '', isOn })
      .then((isAllowed) => isAllowed || showNotice('info', notAllowed()))
      .catch((error) => (error instanceof ApiError ? showFailure(error) : showNotice('error', notConnected())))
  if (keadaan === 'tidakTersedia') return null
  if (keadaan !== 'mati' && keadaan !== 'menyala')
    return (
      <Stack gap="xs" className={styles.perangkat}>
        <Text>{t`Kabar di perangkat ini`}</Text>
        <Alert variant="light" role="note">
          {hindrance(keadaan)}
        </Alert>
      </Stack>
    )
  return (
    <Stack gap="xs" className={styles.perangkat}>
      <RowSwitch label={t`Kabar di perangkat ini`} checked={keadaan === 'menyala'} onChange={turn} />
      <Text size="sm">
        <Trans>
          Kabar juga tampil saat {brandName} tidak dibuka, dalam kalimat umum tanpa nama dan tanpa isi konsultasi. Pukul
          21.00–07.00 kabar ditunda, kecuali yang mendesak. Berhenti saat kamu logout.
        </Trans>
      </Text>
      {keadaan === 'menyala' && <PilihanPush />}
    </Stack>
  )
}

const hindrance = (keadaan: 'tidakDidukung' | 'ditolak'): string =>
  ({
    tidakDidukung: t`Browser ini tidak dapat menampilkan kabar. Di iPhone dan iPad, tambahkan ${brandName} ke layar utama dulu, lalu buka dari sana.`,
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
