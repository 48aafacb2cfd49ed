import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { AlamatRahasia } from '../../base/ui/alamat-rahasia.tsx'

/** The secret address, this once: to be copied, or handed to the calendar app of this device. */
export const AlamatKalender = ({ alamat }: { alamat: string }) => (
  <AlamatRahasia
    alamat={alamat}
    judul={t`Alamat kalender baru`}
    label={t`Alamat rahasia kalender`}
    isi={t`Alamat ini hanya ditampilkan sekali. Siapa pun yang memilikinya dapat melihat waktu janji kamu.`}
    tempel={t`Tempel alamat ini di aplikasi kalender kamu.`}
    acts={
      <Button
        component="a"
        href={alamat.replace(/^https?:/, 'webcal:')}
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
      >
        <Trans>Buka di aplikasi kalender</Trans>
      </Button>
    }
  >
    <Text size="sm" c="dimmed">
      <Trans>
        Di Google Kalender: Kalender lain, lalu Dari URL. Di iPhone: Kalender, lalu Tambah Kalender Langganan. Perubahan
        jadwal muncul saat aplikasi memuat ulang kalender, biasanya dalam beberapa jam.
      </Trans>
    </Text>
  </AlamatRahasia>
)
